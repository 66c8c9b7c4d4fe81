import type { Readable } from '#sync/engine/act.ts';
import { tipMarks } from '#sync/entities/tip-marks.ts';
import type { TipMark } from '#sync/entities/tip-marks.ts';
import { where } from './reading.ts';

export const tipMarksOf = (db: Readable, userId: string): Promise<TipMark[]> =>
  where(db, tipMarks, 'user_id', [userId]);
