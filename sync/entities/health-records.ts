import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed, writeOne, type Columns } from './changes.ts';
import { day, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';
import { latest } from './reading.ts';

/** A document of a client. Its file waits on the device that has it until uploaded_at is set. */
export const healthRecords = defineEntity({
  name: 'health_records',
  columns: {
    user_id: uuid,
    kind: oneOf([
      'lab-report',
      'prescription',
      'imaging',
      'referral',
      'discharge-summary',
      'vaccination',
      'insurance',
      'other',
    ]),
    title: named(200),
    description: maybe(text(4000)),
    path: maybe(text(500)),
    mime_type: maybe(text(120)),
    size_bytes: maybe(integer(0, 104_857_600)),
    recorded_at: day,
    uploaded_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['[user_id+recorded_at]'],
});

export type HealthRecord = RowOf<typeof healthRecords>;

type Row = Columns<typeof healthRecords>;
type NewRecord = Pick<Row, 'user_id' | 'kind' | 'title' | 'recorded_at'> &
  Partial<Pick<Row, 'description' | 'path' | 'mime_type' | 'size_bytes'>>;

/** The newest first. */
export const healthRecordsOf = (db: Local, userId: string): Promise<HealthRecord[]> =>
  latest(db, healthRecords, '[user_id+recorded_at]', [userId], { most: Infinity });

export function addHealthRecord(db: Local, record: NewRecord, clock = REAL_CLOCK): Promise<string> {
  const row = { description: null, path: null, mime_type: null, size_bytes: null, ...record, uploaded_at: null };
  return writeOne(db, created(healthRecords, { ...row, created_at: moment(db, clock) }), clock);
}

export async function markUploaded(db: Local, id: string, path: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(healthRecords, id, { path, uploaded_at: moment(db, clock) })], clock);
}

export async function removeHealthRecord(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(healthRecords, id)], clock);
}
