import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import { requestsBy } from '#sync/queries/care-requests.ts';
import { changed, created, writeAll } from './changes.ts';

interface Asked {
  client_id: string;
  provider_id: string;
  message: string | null;
}

/** By the same row as the last time, where somebody asks again. */
export const askForCare = action([careRequests], async (tx, { client_id, provider_id, message }: Asked) => {
  const known = (await requestsBy(tx, client_id)).find((each) => each.provider_id === provider_id);
  const asked = { message, status: 'asked' as const, asked_at: tx.now, answered_at: null };
  await tx.write([
    known ? changed(careRequests, known.id, asked) : created(careRequests, { client_id, provider_id, ...asked }),
  ]);
});

export const withdrawRequest = action([careRequests], (tx, id: string) =>
  writeAll(tx, [changed(careRequests, id, { status: 'withdrawn' })]),
);

/** The server does the same: who ends the care or the sight asks for it no more. */
export const takenBack = async (tx: Tx, { client_id, provider_id }: Omit<Asked, 'message'>): Promise<Change[]> =>
  (await requestsBy(tx, client_id))
    .filter((each) => each.provider_id === provider_id && each.status === 'asked')
    .map(({ id }) => changed(careRequests, id, { status: 'withdrawn' }));

/** Accepted, the server begins the care. */
export const answerRequest = action([careRequests], (tx, id: string, status: 'accepted' | 'declined') =>
  writeAll(tx, [changed(careRequests, id, { status, answered_at: tx.now })]),
);
