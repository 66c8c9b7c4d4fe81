import type { CarePaper } from '#sync/entities/care-papers.ts';

/** The last one signed of those that have begun. */
const lastOf = (clearances: readonly CarePaper[], day: string): CarePaper | undefined =>
  clearances
    .filter(({ kind, from_on }) => kind === 'clearance' && from_on <= day)
    .toSorted((one, other) => Date.parse(other.signed_at) - Date.parse(one.signed_at))[0];

/**
 * The clearance that holds on a day: the last one signed, of those that have begun. One that is void or over does not
 * bring back the one before, which it replaced.
 */
export function clearanceOn(clearances: readonly CarePaper[], day: string): CarePaper | null {
  const last = lastOf(clearances, day);
  return last && last.void_at === null && (last.until_on === null || day <= last.until_on) ? last : null;
}

export const isReplaced = (paper: CarePaper, clearances: readonly CarePaper[], day: string): boolean =>
  paper.kind === 'clearance' && paper.from_on <= day && lastOf(clearances, day)?.id !== paper.id;
