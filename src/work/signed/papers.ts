import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { isReplaced } from '#sync/rules/clearance.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** What goes on one sheet with it: prescriptions that the same hand signed on the same day. */
export const onOneSheet = (paper: CarePaper, all: readonly CarePaper[]): CarePaper[] =>
  paper.kind === 'prescription'
    ? all.filter(
        ({ kind, author_id, signed_by, from_on, void_at }) =>
          kind === 'prescription' &&
          void_at === null &&
          author_id === paper.author_id &&
          signed_by === paper.signed_by &&
          from_on === paper.from_on,
      )
    : [paper];

/** Why it no longer holds on a day, as it is called among the words; null while it does. */
export function endOf(
  paper: CarePaper,
  all: readonly CarePaper[],
  today: Day,
): 'isVoid' | 'isReplaced' | 'isOver' | null {
  if (paper.void_at !== null) return 'isVoid';
  if (isReplaced(paper, all, today)) return 'isReplaced';
  return paper.until_on !== null && paper.until_on < today ? 'isOver' : null;
}

/** When it is taken by whoever takes it over on a day: not before its first day, and for as many days as it says. */
export function spanFrom({ from_on, until_on }: CarePaper, today: Day): Pick<Medicine, 'starts_on' | 'ends_on'> {
  const starts_on = from_on > today ? from_on : today;
  return { starts_on, ends_on: until_on === null ? null : addDays(starts_on, daysBetween(from_on, until_on)) };
}
