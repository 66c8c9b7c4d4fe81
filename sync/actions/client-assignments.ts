import { action } from '#sync/engine/act.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { sightWithdrawals } from '#sync/entities/sight-withdrawals.ts';
import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import { assignmentsBetween } from '#sync/queries/client-assignments.ts';
import { withdrawalsOf } from '#sync/queries/sight-withdrawals.ts';
import { takenBack } from './care-requests.ts';
import { changed, created } from './changes.ts';

interface Pair {
  client_id: string;
  provider_id: string;
}

/** By the provider: what he was given. An appointment that is agreed is for its own end. */
export const endCare = action([clientAssignments], async (tx, pair: Pair) => {
  const open = await assignmentsBetween(tx, pair);
  await tx.write(open.map(({ id }) => changed(clientAssignments, id, { status: 'ended' })));
});

const ENDED = [clientAssignments, appointments, sightWithdrawals, careRequests];

/** By the client, who withdraws at once what an appointment would still show, and what he still asks for. */
export const leaveCare = action(ENDED, async (tx, pair: Pair) => {
  const { client_id: user_id, provider_id } = pair;
  const [asked, open, visits, withdrawals] = await Promise.all([
    takenBack(tx, pair),
    assignmentsBetween(tx, pair),
    appointmentsOfClient(tx, user_id, EVER),
    withdrawalsOf(tx, user_id),
  ]);
  const isVisited = visits.some((visit) => visit.provider_id === provider_id && visit.agreed_starts_at !== null);
  const isWithdrawn = withdrawals.some((each) => each.provider_id === provider_id);
  await tx.write([
    ...asked,
    ...open.map(({ id }) => changed(clientAssignments, id, { status: 'ended' })),
    ...(isVisited && !isWithdrawn ? [created(sightWithdrawals, { user_id, provider_id, created_at: tx.now })] : []),
  ]);
});
