import type { Readable } from '#sync/engine/act.ts';
import { goalProposals } from '#sync/entities/goal-proposals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import { sortedBy, where } from './reading.ts';

/** To a client, oldest first: all of them for the client, a provider's own for him. */
export const proposalsTo = (db: Readable, clientId: string): Promise<GoalProposal[]> =>
  sortedBy(where(db, goalProposals, 'client_id', [clientId]), 'created_at');
