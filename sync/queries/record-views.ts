import type { Readable } from '#sync/engine/act.ts';
import { recordViews } from '#sync/entities/record-views.ts';
import type { RecordView } from '#sync/entities/record-views.ts';
import { latest, within } from './reading.ts';

/** Who opened this person's record: newest day first. */
export const latestViews = (db: Readable, clientId: string, most: number): Promise<RecordView[]> =>
  latest(db, recordViews, '[client_id+day]', [clientId], { most });

export const viewsOfDay = (db: Readable, clientId: string, day: string): Promise<RecordView[]> =>
  within(db, recordViews, '[client_id+day]', [clientId], day, day);
