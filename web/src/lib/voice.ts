import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Action, Data, Fields, GameEvent, Line, Refusal } from './wire';

/** The voice of a game in one language; the twin of `paluba.core.words`. */
export class Voice {
  constructor(
    private readonly bundle: FluentBundle,
    readonly language: string,
    private readonly fields: Fields = {},
    private readonly names: readonly string[] = [],
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id.replaceAll('_', '-'));
  }

  /** A message with its facts put in; the id itself where there is no such message. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id.replaceAll('_', '-'))?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : id;
  }

  /** The first of these messages that there is; an empty text if there is none. */
  first(...ids: string[]): string {
    const found = ids.find((id) => this.has(id));
    return found ? this.say(found) : '';
  }

  seat(seat: number): string {
    return this.names[seat] || this.say('seat', { number: seat + 1 });
  }

  ask(prompt: Data): string {
    return this.say(`ask-${prompt.ask}`, this.facts(prompt));
  }

  action(action: Action): string {
    return this.say(`action-${action.do}`, this.facts(action));
  }

  event(event: GameEvent): string {
    return this.say(`event-${event.event}`, this.facts(event));
  }

  refusal(refusal: Refusal): string {
    return this.say(`refused-${refusal.code}`, this.facts(refusal.facts));
  }

  line(line: Line): string {
    return this.say(`line-${line.what}`, this.facts(line));
  }

  /** A name like "crab:yellow", said part by part as the label says: "crab (yellow)". */
  name(value: string, label: readonly string[]): string {
    const parts = value.split(':').slice(0, label.length).map((word, n) => this.say(`${label[n]}-${word}`));
    return parts.length === 1 ? parts[0]! : this.say('parts', { first: parts[0]!, second: parts[1]! });
  }

  /** A field's value in words. */
  value(field: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return 'none';
    const kind = this.fields[field];
    if (kind === 'seat' && typeof value === 'number') return this.seat(value);
    if (Array.isArray(kind) && (typeof value === 'string' || Array.isArray(value))) {
      const names = typeof value === 'string' ? [value] : (value as string[]);
      return names.map((name) => this.name(name, kind)).join(' + ');
    }
    if (Array.isArray(kind) && typeof value === 'number') return this.say(`${kind[0]}-${value}`);
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string') return kind === undefined && this.has(`${field}-${value}`) ? this.say(`${field}-${value}`) : value;
    return typeof value === 'number' ? value : String(value);
  }

  private facts(data: Data): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.value(name, value)]));
  }
}
