import type { Readable } from '#sync/engine/act.ts';
import { challenges } from '#sync/entities/challenges.ts';
import type { Challenge } from '#sync/entities/challenges.ts';
import { live, rowsOf } from './reading.ts';

/** Those that end on this day or later. */
export const challengesFrom = (db: Readable, day: string): Promise<Challenge[]> =>
  live(rowsOf(db, challenges).where('ends_on').aboveOrEqual(day));
