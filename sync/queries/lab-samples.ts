import type { Readable } from '#sync/engine/act.ts';
import { labSamples } from '#sync/entities/lab-samples.ts';
import type { LabSample } from '#sync/entities/lab-samples.ts';
import { sortedBy, where } from './reading.ts';

/** By draw. */
export const samplesOfOrders = (db: Readable, orderIds: readonly string[]): Promise<LabSample[]> =>
  sortedBy(where(db, labSamples, 'order_id', orderIds), 'draw');
