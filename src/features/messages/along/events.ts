import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { CardRow } from './cards.ts';

// What the two did beside writing, read off the rows that the device holds. It is nobody's message: nothing of it is
// unread, and each reader is shown what he may see anyway.

type EventKind = 'booked' | 'cancelled' | 'assigned' | 'released';

export interface Event {
  event: EventKind;
  at: string;
  card: CardRow;
}

const CALLED_OFF = new Set(['cancelled', 'declined']);

async function visitsOf(db: ReadOnly, { client_id, provider_id }: Pair): Promise<Event[]> {
  const visits = await appointmentsOfClient(db, client_id, EVER);
  return visits
    .filter((visit) => visit.provider_id === provider_id)
    .map((visit) => {
      const card: CardRow = { kind: 'appointment', row: { ...visit } };
      // It is called off by the last change that is made of it.
      if (CALLED_OFF.has(visit.status)) return { event: 'cancelled', at: visit.updated_at, card };
      return { event: 'booked', at: visit.created_at, card };
    });
}

async function plansOf(db: ReadOnly, { client_id, provider_id }: Pair): Promise<Event[]> {
  const plans = await programsOf(db, client_id);
  return plans
    .filter(({ assigned_by }) => assigned_by === provider_id)
    .map((plan) => ({ event: 'assigned', at: plan.created_at, card: { kind: 'plan', row: { ...plan } } }));
}

/** Of what this provider has ordered or signed. */
async function resultsOf(db: ReadOnly, { client_id, provider_id }: Pair): Promise<Event[]> {
  const [results, orders] = await Promise.all([labResultsOf(db, client_id), labOrdersOf(db, client_id)]);
  const ordered = new Set(orders.filter((order) => order.ordered_by_id === provider_id).map(({ id }) => id));
  return results.flatMap((result): Event[] => {
    const { released_at: at, order_id, signed_by_id } = result;
    const isTheirs = ordered.has(order_id) || signed_by_id === provider_id;
    return at !== null && isTheirs ? [{ event: 'released', at, card: { kind: 'result', row: { ...result } } }] : [];
  });
}

/** So many stand in a conversation at most, the newest. */
const MOST = 50;

/** Oldest first; from an instant on, or all. */
export async function eventsOf(db: ReadOnly, pair: Pair, since: string | null): Promise<Event[]> {
  const events = (await Promise.all([visitsOf(db, pair), plansOf(db, pair), resultsOf(db, pair)])).flat();
  return events
    .filter(({ at }) => since === null || Date.parse(at) >= Date.parse(since))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.card.row.id.localeCompare(b.card.row.id))
    .slice(-MOST);
}
