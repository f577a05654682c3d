import type { Pace, SeatClock } from './wire';

/** Milliseconds a seat has left: of this decision and then of its bank. Null without clocks. */
export function left(clock: SeatClock, pace: Pace, now: number): { decision: number; bank: number } {
  const used = clock.since === null ? 0 : Math.max(0, now - clock.since);
  const decision = Math.max(0, pace.decision * 1000 - used);
  const bank = Math.max(0, clock.bank - Math.max(0, used - pace.decision * 1000));
  return { decision, bank };
}

/** 4:05, 1:02:03, or days and hours for slow tables. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
