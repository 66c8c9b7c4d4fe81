import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';

/** What was ordered with it and has no result: it was not made, or it was taken back. */
export const missingOf = (
  { analytes }: Pick<LabOrderItem, 'analytes'>,
  results: readonly Pick<LabResult, 'test_code'>[],
): string[] => analytes.filter((code) => !results.some(({ test_code }) => test_code === code));
