/** Ways to say "your turn": sound, shake, title, icon, notification. */
import { settings } from './settings.svelte';

type Sound = 'turn' | 'card' | 'splash' | 'tile' | 'last' | 'end';

let audio: AudioContext | null = null;

/** Each sound is a few soft notes: frequency, start, length. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [[523, 0, 0.16], [784, 0.12, 0.26]],
  card: [[1900, 0, 0.035]],
  splash: [[330, 0, 0.12], [220, 0.06, 0.16]],
  tile: [[660, 0, 0.06]],
  last: [[392, 0, 0.2], [370, 0.18, 0.2], [294, 0.36, 0.4]],
  end: [[392, 0, 0.2], [494, 0.14, 0.2], [587, 0.28, 0.2], [784, 0.42, 0.5]],
};

export function play(sound: Sound): void {
  if (!settings.chosen.sound || document.visibilityState === 'hidden' && sound !== 'turn') return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime;
    for (const [frequency, at, length] of NOTES[sound]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.09, start + at + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0008, start + at + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + length + 0.02);
    }
  } catch {
    return; // a browser without sound
  }
}

export function shake(): void {
  if (settings.chosen.vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
}

/** Sets the title, and a dot on the icon while it is my turn. */
export function mark(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  const dot = turn ? '<circle cx="49" cy="15" r="14" fill="#c8452f" stroke="#fff" stroke-width="3"/>' : '';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1f6f8b"/><path d="M29 9h3v35h-3z" fill="#fffaf1"/><path d="M32 11l20 7-20 9z" fill="#f2c84b"/><path d="M28 16L13 40h15z" fill="#fffaf1"/><path d="M7 43h50l-7 12H14z" fill="#fffaf1"/>${dot}</svg>`;
  icon.href = turn ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : '/icon.svg';
}

export function notify(title: string, body: string): void {
  if (!settings.chosen.notify || document.visibilityState === 'visible') return;
  if ('Notification' in window && Notification.permission === 'granted') {
    try {
      new Notification(title, { body, icon: '/icon.svg', tag: 'paluba-turn' });
    } catch {
      return; // phones allow it only from a service worker
    }
  }
}
