/** What the person chose for this device. */
import { load, save } from './kept';

export type Language = 'cs' | 'sk' | 'en';
export const LANGUAGES: readonly Language[] = ['cs', 'sk', 'en'];

export interface Chosen {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'less';
  sound: boolean;
  vibrate: boolean;
  notify: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  guide: boolean;
}

function preferred(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  chosen = $state<Chosen>({
    language: preferred(),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    vibrate: true,
    notify: false,
    confirm: true,
    guide: true,
    ...load<Partial<Chosen>>('settings', {}),
  });
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
    still.addEventListener('change', () => (this.systemStill = still.matches));
  }

  get language(): Language {
    return this.chosen.language;
  }

  get theme(): 'light' | 'dark' {
    if (this.chosen.theme !== 'auto') return this.chosen.theme;
    return this.systemDark ? 'dark' : 'light';
  }

  /** Whether things may glide and flip. */
  get motion(): boolean {
    return this.chosen.motion === 'auto' ? !this.systemStill : this.chosen.motion === 'full';
  }

  set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
    this.chosen[key] = value;
    save('settings', $state.snapshot(this.chosen));
  }

  /** Puts the looks on the page; called from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? 'full' : 'less';
  }
}

export const settings = new Settings();
