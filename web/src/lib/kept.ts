/** localStorage that never throws: a private window without it forgets, and that is all. */
export function load<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`paluba.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`paluba.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
