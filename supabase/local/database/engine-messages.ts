import type { Row } from './database.ts';

/** What passes between the stack and the thread its database runs in. */
export interface Seed {
  folder: string;
  wasm: WebAssembly.Module;
}

export interface Asked {
  id: number;
  text: string;
  /** Without them the text may hold several statements. */
  parameters?: unknown[];
}

/** Idle, in a transaction, or in one that failed. */
export type State = 'I' | 'T' | 'E';

export interface Answered {
  id: number;
  sets: { rows: Row[]; affectedRows: number }[];
  state: State;
  /** What the last statement was that came to its end. */
  tag: string;
  /** Why the engine can be trusted no more. */
  broken: string | null;
  error: (Record<string, string> & { message: string }) | null;
}

interface Notified {
  channel: string;
  payload: string;
}

export type Said = 'ready' | Answered | Notified;
