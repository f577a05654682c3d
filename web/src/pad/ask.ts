import type { Data } from '../lib/wire';

/** Asks what a sheet is worth. An answer that comes after the next question is forgotten. */
export function asker(score: (data: unknown) => Promise<Data>) {
  let latest = 0;
  return (sheet: Data, found: (data: Data) => void, refused: (reason: string) => void): void => {
    const mine = ++latest;
    score(sheet).then(
      (data) => mine === latest && found(data),
      (error) => mine === latest && refused(String(error.facts?.reason ?? '')),
    );
  };
}
