import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';

/**
 * When it was so: when the sample was taken, or else when the laboratory first wrote it down. A correction renews when it
 * was released, and makes it no newer.
 */
export const takenAt = (
  { created_at }: Pick<LabResult, 'created_at'>,
  order: Pick<LabOrder, 'collection_date'> | undefined,
): string => order?.collection_date ?? created_at;
