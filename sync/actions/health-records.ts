import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import { changed, created, removed, restored, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof healthRecords>;
type NewRecord = Pick<Row, 'user_id' | 'kind' | 'title' | 'recorded_at'> &
  Partial<Pick<Row, 'description' | 'path' | 'mime_type' | 'size_bytes' | 'pages'>>;

export const addHealthRecord = action([healthRecords], (tx, record: NewRecord, id?: string) => {
  const empty = { description: null, path: null, mime_type: null, size_bytes: null, pages: 1 };
  return writeOne(tx, created(healthRecords, { ...empty, ...record, uploaded_at: null, created_at: tx.now }, id));
});

export const markUploaded = action([healthRecords], (tx, id: string, path: string) =>
  writeAll(tx, [changed(healthRecords, id, { path, uploaded_at: tx.now })]),
);

export const removeHealthRecord = action([healthRecords], (tx, id: string) =>
  writeAll(tx, [removed(healthRecords, id)]),
);

export const restoreHealthRecord = action([healthRecords], (tx, id: string) =>
  writeAll(tx, [restored(healthRecords, id)]),
);
