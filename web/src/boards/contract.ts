/** What the shell gives a board, and all that it asks of one. See docs/add-a-board.md. */
import type { Component, Snippet } from 'svelte';
import type { Voice } from '../lib/voice';
import type { Action, Data, GameEvent, Line } from '../lib/wire';

/** A seat as the shell shows it: boards use the same name, colour and pennant. */
export interface Seat {
  number: number;
  name: string;
  /** A CSS colour, and the shape that goes with it: see art/Pennant.svelte. */
  colour: string;
  shape: number;
  bot: boolean;
  /** The person whose eyes the board shows. */
  me: boolean;
  /** Asked to act now. */
  asked: boolean;
}

/** What happened between the view before and this one. `number` grows by each batch. */
export interface Batch {
  number: number;
  events: GameEvent[];
}

/** What an action would lead to. `sure` false: something is drawn or shown, the rest is null. */
export interface Outlook {
  sure: boolean;
  view: Data | null;
  prompt: Data | null;
  score: number | null;
  lines: Line[] | null;
}

/** A button of the prompt bar; the last one is the main one. */
export interface BarButton {
  label: string;
  run: () => void;
  kind?: 'primary' | 'signal' | 'plain';
  disabled?: boolean;
  /** Why it is disabled, or what it does: shown under the prompt while the button is there. */
  hint?: string;
}

export interface BoardProps {
  view: Data;
  prompt: Data & { ask: string; seats: number[] };
  /** The legal actions if there are at most 64, else null; null as well when nothing is asked of this seat. */
  legal: Action[] | null;
  legalCount: number;
  /** Whose eyes: null for onlookers and behind the curtain. */
  seat: number | null;
  seats: Seat[];
  batch: Batch;
  /** Answers the question. True when it was taken; a refusal is shown by the shell. */
  act: (action: Action) => Promise<boolean>;
  /** The legal actions that have all fields of `like`. */
  ask: (like: Data) => Promise<Action[]>;
  preview: (action: Action) => Promise<Outlook | null>;
  words: Voice;
  settings: { motion: boolean; confirm: boolean };
  /** An answer of mine is under way: show it, take no other. */
  busy: boolean;
  /** The prompt with undo and the board's buttons: render it above what the player holds. A second argument, if it is
   * not empty, is said instead of the question: what to do next where the board answers it in several steps. */
  bar: Snippet<[buttons: BarButton[], sentence?: string]>;
  /** The table answers for this seat where it has one answer, and the way to change that. */
  helped: boolean;
  help: (on: boolean) => void;
  /** Says something to people who listen to the page. */
  announce: (text: string) => void;
}

/** What a game may bring to the page; only the board is needed. */
export interface BoardModule {
  default: Component<BoardProps>;
}
