import type { CarePaper } from '#sync/entities/care-papers.ts';

/**
 * The clearance that holds on a day: the last one signed, of those that have begun. One that is void or over does not
 * bring back the one before, which it replaced.
 */
export function clearanceOn(clearances: readonly CarePaper[], day: string): CarePaper | null {
  const [last] = clearances
    .filter(({ kind, from_on }) => kind === 'clearance' && from_on <= day)
    .toSorted((one, other) => Date.parse(other.signed_at) - Date.parse(one.signed_at));
  return last && last.void_at === null && (last.until_on === null || day <= last.until_on) ? last : null;
}
