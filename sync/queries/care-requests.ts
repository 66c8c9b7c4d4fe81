import type { Readable } from '#sync/engine/act.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import type { CareRequest } from '#sync/entities/care-requests.ts';
import { sortedBy, where, within } from './reading.ts';

/** Whom a client asked, whatever became of it; oldest first. */
export const requestsBy = (db: Readable, clientId: string): Promise<CareRequest[]> =>
  sortedBy(where(db, careRequests, 'client_id', [clientId]), 'asked_at');

/** Who waits for this provider's answer, whoever asked first before the others. */
export const requestsTo = (db: Readable, providerId: string): Promise<CareRequest[]> =>
  sortedBy(within(db, careRequests, '[provider_id+status]', [providerId], 'asked', 'asked'), 'asked_at');
