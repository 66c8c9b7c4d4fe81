import type { LabResult } from '#sync/entities/lab-results.ts';

/** The range that was used, as it is written; null where there was none. */
export const usualOf = ({ reference_range }: Pick<LabResult, 'reference_range'>): string | null =>
  reference_range === 'none' ? null : reference_range;
