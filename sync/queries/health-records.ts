import type { Readable } from '#sync/engine/act.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import type { HealthRecord } from '#sync/entities/health-records.ts';
import { latest } from './reading.ts';

/** Newest first. */
export const healthRecordsOf = (db: Readable, userId: string): Promise<HealthRecord[]> =>
  latest(db, healthRecords, '[user_id+recorded_at]', [userId], { most: Infinity });
