import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { recordViews } from '#sync/entities/record-views.ts';
import { viewsOfDay } from '#sync/queries/record-views.ts';
import { created } from './changes.ts';

type Opened = Omit<Columns<typeof recordViews>, 'created_at'>;

/** Told once a day, however often the record is opened. */
export const noteView = action([recordViews], async (tx, opened: Opened) => {
  const told = await viewsOfDay(tx, opened.client_id, opened.day);
  if (told.some(({ viewer_id, part }) => viewer_id === opened.viewer_id && part === opened.part)) return;
  await tx.write([created(recordViews, { ...opened, created_at: tx.now })]);
});
