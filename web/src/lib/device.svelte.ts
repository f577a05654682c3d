/** The tables this device knows, with the tokens that open them. There are no accounts. */
import { load, save } from './kept';

export interface HeldSeat {
  seat: number;
  token: string;
  recovery: string | null;
}

export interface KnownTable {
  table: string;
  game: string | null;
  seats: HeldSeat[];
  host: string | null;
  watch: string | null;
  /** The links of free seats that the host can still give away. */
  links: (string | null)[];
  touched: number;
}

const MOST = 100;

class Device {
  tables = $state<KnownTable[]>(load('tables', []));
  name = $state<string>(load('name', ''));

  find(table: string): KnownTable | undefined {
    return this.tables.find((known) => known.table === table);
  }

  /** Notes what is new about a table and keeps the rest. */
  note(table: string, news: Partial<KnownTable>): KnownTable {
    const old = this.find(table) ?? { table, game: null, seats: [], host: null, watch: null, links: [], touched: 0 };
    const next = { ...old, ...news, touched: Date.now() };
    this.keep([next, ...this.tables.filter((known) => known.table !== table)].slice(0, MOST));
    return next;
  }

  addSeat(table: string, held: HeldSeat): void {
    const others = this.find(table)?.seats.filter((seat) => seat.seat !== held.seat) ?? [];
    this.note(table, { seats: [...others, held] });
  }

  forget(table: string): void {
    this.keep(this.tables.filter((known) => known.table !== table));
  }

  call(name: string): void {
    this.name = name;
    save('name', name);
  }

  /** Tokens for the socket: the seats', then the host's, then the watchers'. */
  tokens(table: string): string[] {
    const known = this.find(table);
    if (!known) return [];
    const held = known.seats.map((seat) => seat.token);
    return [...held, known.host, held.length ? null : known.watch].filter((token) => token !== null).slice(0, 8);
  }

  private keep(tables: KnownTable[]): void {
    this.tables = tables;
    save('tables', tables);
  }
}

export const device = new Device();
