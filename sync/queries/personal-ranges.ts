import type { Readable } from '#sync/engine/act.ts';
import { personalRanges } from '#sync/entities/personal-ranges.ts';
import type { PersonalRange } from '#sync/entities/personal-ranges.ts';
import { all, where } from './reading.ts';

export const rangesOf = (db: Readable, userId: string): Promise<PersonalRange[]> =>
  where(db, personalRanges, 'user_id', [userId]);

export const heldRanges = (db: Readable): Promise<PersonalRange[]> => all(db, personalRanges);
