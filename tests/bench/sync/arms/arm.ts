import type { Signed } from '../client.ts';

export interface Asked extends Signed {
  rows: number;
  edits: number;
}

export type Row = Record<string, unknown> & { id: string };

/** One way to hold a user's rows and to bring edits to the server, on a database of its own. */
export interface Arm {
  /** Columns that it keeps otherwise, or that the server sets behind its back; no reason to call a row another. */
  readonly uncompared: readonly string[];
  firstSync(): Promise<void>;
  meals(): Promise<Row[]>;
  /** Edits the notes of so many meals, offline. */
  edit(notes: string): Promise<void>;
  push(): Promise<void>;
  /** How many edits have not arrived, or were refused. */
  unsettled(): Promise<number>;
  close(): Promise<void>;
}

export const PAGE = 1000;
