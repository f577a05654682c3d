/** The address behind the #, which never reaches a server. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; kind: string | null; token: string | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'score'; game: string }
  | { page: 'replay'; table: string | null }
  | { page: 'settings' }
  | { page: 'missing' };

const KINDS = ['seat', 'watch', 'host'];

export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'settings' && parts.length === 1) return { page: 'settings' };
  if (first === 'replay' && parts.length <= 2) return { page: 'replay', table: second ?? null };
  if (first === 'new' && second && parts.length === 2) return { page: 'new', game: second };
  if (first === 'score' && second && parts.length === 2) return { page: 'score', game: second };
  if (first === 'rules' && second && parts.length <= 3) return { page: 'rules', game: second, rule: third ?? null };
  if (!/^[\w-]{4,32}$/.test(first)) return { page: 'missing' };
  if (parts.length === 1) return { page: 'table', table: first, kind: null, token: null };
  if (parts.length === 3 && KINDS.includes(second!)) return { page: 'table', table: first, kind: second!, token: third! };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Plain addresses like /score/sea_salt_paper lead to the same page as /#/score/sea_salt_paper. */
if (location.pathname !== '/') history.replaceState(null, '', `/#${location.pathname}`);

class Place {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Changes the address without a step in the history: a token that was used goes. */
  swap(path: string): void {
    history.replaceState(null, '', `#${path}`);
    this.route = parse(path);
  }
}

export const place = new Place();
