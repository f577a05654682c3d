/** Finds what each game brings, by the names of files: the shell names no game. */
import type { Component } from 'svelte';
import type { BoardProps } from './contract';

type Found<P extends Record<string, any>> = Record<string, () => Promise<Component<P>>>;

export interface PadProps extends Record<string, any> {
  words: import('../lib/voice').Voice;
  score: (data: unknown) => Promise<import('../lib/wire').Data>;
}

const boards = import.meta.glob('./*/Board.svelte', { import: 'default' }) as Found<Record<string, any>>;
const boxes = import.meta.glob('./*/Box.svelte', { import: 'default', eager: true }) as Record<string, Component>;
const pads = import.meta.glob('./*/Pad.svelte', { import: 'default' }) as Found<PadProps>;
const pictures = import.meta.glob('./*/Picture.svelte', { import: 'default' }) as Found<{ name: string }>;

/** The board of a game, or null: then the shell shows the table in words. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return ((await boards[`./${game}/Board.svelte`]?.()) as Component<any> | undefined) ?? null;
}

export function boxOf(game: string): Component | null {
  return boxes[`./${game}/Box.svelte`] ?? null;
}

export async function padOf(game: string): Promise<Component<PadProps> | null> {
  return (await pads[`./${game}/Pad.svelte`]?.()) ?? null;
}

export async function pictureOf(game: string): Promise<Component<{ name: string }> | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.()) ?? null;
}
