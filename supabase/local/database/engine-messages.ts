import type { Row } from './database.ts';

/** Messages between the stack and the thread of its database. */
export interface Seed {
  folder: string;
  wasm: WebAssembly.Module;
}

export interface Asked {
  id: number;
  text: string;
  /** Without parameters the text may hold several statements. */
  parameters?: unknown[];
}

/** Idle, in a transaction, or in a failed one. */
export type State = 'I' | 'T' | 'E';

export interface Answered {
  id: number;
  sets: { rows: Row[]; affectedRows: number }[];
  state: State;
  /** The command tag of the last completed statement. */
  tag: string;
  /** Why the engine can no longer be trusted. */
  broken: string | null;
  error: (Record<string, string> & { message: string }) | null;
}

interface Notified {
  channel: string;
  payload: string;
}

export type Said = 'ready' | Answered | Notified;
