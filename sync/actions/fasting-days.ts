import { action } from '#sync/engine/act.ts';
import { fastingDays } from '#sync/entities/fasting-days.ts';
import { fastingBetween } from '#sync/queries/fasting-days.ts';
import { created, removed } from './changes.ts';

interface Marked {
  user_id: string;
  date: string;
  /** The nutritionist who marks it; nobody for the person's own. */
  marked_by: string | null;
}

export const markFasting = action([fastingDays], async (tx, day: Marked) => {
  if ((await fastingBetween(tx, day.user_id, day.date, day.date)).length > 0) return;
  await tx.write([created(fastingDays, day)]);
});

export const unmarkFasting = action([fastingDays], async (tx, { user_id, date }: Omit<Marked, 'marked_by'>) => {
  const days = await fastingBetween(tx, user_id, date, date);
  await tx.write(days.map(({ id }) => removed(fastingDays, id)));
});
