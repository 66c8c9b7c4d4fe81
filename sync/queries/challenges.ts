import type { Readable } from '#sync/engine/act.ts';
import { challenges } from '#sync/entities/challenges.ts';
import type { Challenge } from '#sync/entities/challenges.ts';
import { live, rowsOf } from './reading.ts';

/** Those that are not over, first to end first. */
export const activeChallenges = (db: Readable, today: string): Promise<Challenge[]> =>
  live(rowsOf(db, challenges).where('ends_on').aboveOrEqual(today));
