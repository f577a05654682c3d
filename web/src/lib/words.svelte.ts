/** Sentences in the chosen language: the client's own texts, the house's, and each game's. All from Fluent files. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Voice } from './voice';
import { type Language, settings } from './settings.svelte';
import type { Fields } from './wire';

type Loader = () => Promise<string>;
const own = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const house = import.meta.glob<string>('../../../src/paluba/core/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const games = import.meta.glob<string>('../../../src/paluba/games/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;
const boards = import.meta.glob<string>('../boards/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Loader>;

const files = new Map<string, Promise<FluentResource>>();

function file(from: Record<string, Loader>, end: string): Promise<FluentResource> | null {
  const path = Object.keys(from).find((name) => name.endsWith(end));
  if (!path) return null;
  const found = files.get(path) ?? from[path]!().then((text) => new FluentResource(text));
  files.set(path, found);
  return found;
}

async function bundle(language: Language, game: string | null): Promise<FluentBundle> {
  const wanted = [
    file(own, `/${language}.ftl`),
    file(house, `/${language}.ftl`),
    ...(game ? [file(games, `/${game}/texts/${language}.ftl`), file(boards, `/${game}/texts/${language}.ftl`)] : []),
  ];
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of await Promise.all(wanted)) if (resource) made.addResource(resource);
  return made;
}

/** The voices by language and game; one is loaded the first time that it is asked for. */
class Voices {
  private ready = $state.raw<Record<string, FluentBundle>>({});

  /** The words of a game (null: of the house), or null until they are loaded. Seats are called by `names`. */
  of(game: string | null, fields: Fields = {}, names: readonly string[] = []): Voice | null {
    const found = this.ready[`${settings.language} ${game ?? ''}`];
    return found ? new Voice(found, settings.language, fields, names) : null;
  }

  async load(game: string | null): Promise<void> {
    const language = settings.language;
    const key = `${language} ${game ?? ''}`;
    if (!this.ready[key]) {
      const made = await bundle(language, game);
      this.ready = { ...this.ready, [key]: made };
    }
  }
}

export const voices = new Voices();

/** Says a message of the client's own texts. */
export function say(id: string, facts: Record<string, string | number> = {}): string {
  return voices.of(null)?.say(id, facts) ?? '';
}
