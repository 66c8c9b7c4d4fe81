import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { pauses } from '#sync/entities/pauses.ts';
import { rowsOf } from '#sync/queries/reading.ts';
import { changed, created, existing, removed, restored, writeAll, writeOne } from './changes.ts';

type NewPause = Pick<Columns<typeof pauses>, 'user_id' | 'from_day' | 'reason'>;

/** The streak rests until it is taken up again. One of the same day that was taken back is the same row. */
export const startPause = action([pauses], async (tx, pause: NewPause): Promise<string> => {
  const { user_id, from_day, reason } = pause;
  const rows = await rowsOf(tx, pauses).where('user_id').equals(user_id).toArray();
  const known = rows.find((row) => row.from_day === from_day);
  if (!known) return writeOne(tx, created(pauses, { ...pause, to_day: null, created_at: tx.now }));
  if (known.deleted) await tx.write([restored(pauses, known.id)]);
  await tx.write([changed(pauses, known.id, { reason, to_day: null })]);
  return known.id;
});

/** After its last day; one that is over before it began was none. */
export const endPause = action([pauses], async (tx, id: string, last: string) => {
  const { from_day } = await existing(tx, pauses, id);
  await tx.write([last < from_day ? removed(pauses, id) : changed(pauses, id, { to_day: last })]);
});

export const removePause = action([pauses], (tx, id: string) => writeAll(tx, [removed(pauses, id)]));

/** As if it had not ended. */
export const reopenPause = action([pauses], async (tx, id: string) => {
  const row = await rowsOf(tx, pauses).get(id);
  if (row?.deleted) await tx.write([restored(pauses, id)]);
  await tx.write([changed(pauses, id, { to_day: null })]);
});
