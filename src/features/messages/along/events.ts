import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { isTeam } from '#sync/queries/messages.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { CardRow } from './cards.ts';

// What those in a conversation did beside writing, read off the rows that the device holds. It is nobody's message: nothing of it is
// unread, and each reader is shown what he may see anyway.

type EventKind = 'booked' | 'cancelled' | 'assigned' | 'released';

export interface Event {
  event: EventKind;
  at: string;
  card: CardRow;
}

const CALLED_OFF = new Set(['cancelled', 'declined']);

/** Whether it is of who provides in this conversation; in that of a team, of any. */
const isOf = (pair: Pair, who: string | null): boolean =>
  who !== null && who !== pair.client_id && (isTeam(pair) || who === pair.provider_id);

async function visitsOf(db: ReadOnly, pair: Pair): Promise<Event[]> {
  const visits = await appointmentsOfClient(db, pair.client_id, EVER);
  return visits
    .filter((visit) => isOf(pair, visit.provider_id))
    .map((visit) => {
      const card: CardRow = { kind: 'appointment', row: { ...visit } };
      // It is called off by the last change that is made of it.
      if (CALLED_OFF.has(visit.status)) return { event: 'cancelled', at: visit.updated_at, card };
      return { event: 'booked', at: visit.created_at, card };
    });
}

async function plansOf(db: ReadOnly, pair: Pair): Promise<Event[]> {
  const plans = await programsOf(db, pair.client_id);
  return plans
    .filter(({ assigned_by }) => isOf(pair, assigned_by))
    .map((plan) => ({ event: 'assigned', at: plan.created_at, card: { kind: 'plan', row: { ...plan } } }));
}

/** Of what this provider has ordered or signed. */
async function resultsOf(db: ReadOnly, pair: Pair): Promise<Event[]> {
  const [results, orders] = await Promise.all([labResultsOf(db, pair.client_id), labOrdersOf(db, pair.client_id)]);
  const ordered = new Set(orders.filter((order) => isOf(pair, order.ordered_by_id)).map(({ id }) => id));
  return results.flatMap((result): Event[] => {
    const { released_at: at, order_id, signed_by_id } = result;
    const isTheirs = ordered.has(order_id) || isOf(pair, signed_by_id);
    return at !== null && isTheirs ? [{ event: 'released', at, card: { kind: 'result', row: { ...result } } }] : [];
  });
}

interface Span {
  /** From this instant on; null from the beginning. */
  since: string | null;
  /** Before this instant; null up to now. */
  until?: string | null;
}

/** Oldest first. */
export async function eventsOf(db: ReadOnly, pair: Pair): Promise<Event[]> {
  const events = (await Promise.all([visitsOf(db, pair), plansOf(db, pair), resultsOf(db, pair)])).flat();
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.card.row.id.localeCompare(b.card.row.id));
}

/** Those that stand in one page of messages. */
export const eventsIn = (events: readonly Event[], { since, until = null }: Span): Event[] =>
  events
    .filter(({ at }) => since === null || Date.parse(at) >= Date.parse(since))
    .filter(({ at }) => until === null || Date.parse(at) < Date.parse(until));
