import type { Readable } from '#sync/engine/act.ts';
import { fastingDays } from '#sync/entities/fasting-days.ts';
import type { FastingDay } from '#sync/entities/fasting-days.ts';
import { within } from './reading.ts';

export const fastingBetween = (db: Readable, userId: string, from: string, to: string): Promise<FastingDay[]> =>
  within(db, fastingDays, '[user_id+date]', [userId], from, to);
