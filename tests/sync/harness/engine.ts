import type { SupabaseClient } from '@supabase/supabase-js';
import { Dexie } from 'dexie';
import { openDatabase as open } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import type { Change } from '#sync/engine/journal.ts';
import type { Timers } from './time.ts';

// The one place where the harness meets the engine.

export { resendRejected } from '#sync/engine/attention.ts';
export { HELD, rowsOf, write } from '#sync/engine/journal.ts';
export type { Change, Local };

export interface Running {
  poke(): void;
  wrote(): void;
  stop(): Promise<void>;
  /** The context is gone; nothing may be awaited. */
  abandon(): void;
}

interface RunOptions {
  userId: string;
  clock: { now(): number };
  random: () => number;
  timers: Timers;
  page: number;
  batch: number;
  ping: (heard: () => void) => () => void;
  log: (line: string) => void;
}

export type Driver = (db: Local, client: SupabaseClient, options: RunOptions) => Running;

type Disk = typeof Dexie.dependencies;

/** Dexie takes the disk from a global when a database object is made, which happens before the first await. */
export function openDatabase(
  userId: string,
  entities: readonly Entity[],
  { disk, ...options }: DatabaseOptions & { disk: Disk },
): Promise<Local> {
  Object.assign(Dexie.dependencies, disk);
  return open(userId, entities, options);
}
