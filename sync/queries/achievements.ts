import type { Readable } from '#sync/engine/act.ts';
import { achievements } from '#sync/entities/achievements.ts';
import type { Achievement } from '#sync/entities/achievements.ts';
import { sortedBy, where } from './reading.ts';

export const achievementsOf = (db: Readable, userId: string): Promise<Achievement[]> =>
  sortedBy(where(db, achievements, 'user_id', [userId]), 'earned_at');
