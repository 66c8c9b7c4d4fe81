import type { Readable } from '#sync/engine/act.ts';
import { milestones } from '#sync/entities/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import { sortedBy, where } from './reading.ts';

export const milestonesOf = (db: Readable, clientIds: readonly string[]): Promise<Milestone[]> =>
  sortedBy(where(db, milestones, 'client_id', clientIds), 'created_at');
