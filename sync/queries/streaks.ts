import type { Readable } from '#sync/engine/act.ts';
import { streaks } from '#sync/entities/streaks.ts';
import type { Streak } from '#sync/entities/streaks.ts';
import { where } from './reading.ts';

/** How somebody wants it counted; null where nobody said. */
export const streakOf = async (db: Readable, userId: string): Promise<Streak | null> =>
  (await where(db, streaks, 'user_id', [userId]))[0] ?? null;
