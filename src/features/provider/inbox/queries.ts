import type { LabAlert } from '#sync/entities/lab-alerts.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import type { LabAmendment } from '#sync/entities/lab-amendments.ts';
import { alertsFor } from '#sync/queries/lab-alerts.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { labOrdersById, labOrdersOf } from '#sync/queries/lab-orders.ts';
import { allLabResults } from '#sync/queries/lab-results.ts';
import { knownContacts } from '#sync/queries/contacts.ts';
import { peopleById } from '#sync/queries/people.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { fullNameOf } from '#src/lib/names.ts';

/** The results of one order that want this doctor's word, beside all others of it that he may see. */
export interface Letter {
  order: LabOrder;
  client: string;
  results: readonly LabResult[];
  /** Verified and not signed: the word is about these. */
  toSign: readonly LabResult[];
  /** Told of, and not yet acknowledged. */
  alerts: readonly LabAlert[];
  /** What they were before, by version. */
  amendments: readonly LabAmendment[];
  isCritical: boolean;
  /** Nothing of it waits for the word: it is out, or normal. */
  isLater: boolean;
  standings: ReadonlyMap<string, Standing>;
}

const isOdd = ({ flag }: LabResult): boolean => flag !== 'normal';
const DAY = 86_400_000;
/** Normal results are read, and need no word after that. */
const READ_DAYS = 14;

function isWanted(result: LabResult, told: ReadonlySet<string>, now: number): boolean {
  if (result.signed_at !== null) return false;
  if (told.has(result.id) || (isOdd(result) && result.released_at === null)) return true;
  return result.released_at !== null && Date.parse(result.released_at) > now - READ_DAYS * DAY;
}

/** Of his clients, and of those he was told of: the critical first, then what waits for him, then what is only to be read. */
export async function lettersOf(db: ReadOnly, userId: string, now: number): Promise<Letter[]> {
  const [alerts, known, standings] = await Promise.all([
    alertsFor(db, userId),
    allLabResults(db),
    standingsOf(db, labResults),
  ]);
  const told = new Set(alerts.map(({ result_id }) => result_id));
  const results = known.filter(({ client_id }) => client_id !== userId);
  const wanted = new Set(results.filter((result) => isWanted(result, told, now)).map(({ order_id }) => order_id));
  const orders = await labOrdersById(db, [...wanted]);
  const [people, amendments] = await Promise.all([
    peopleById(
      db,
      orders.map(({ client_id }) => client_id),
    ),
    amendmentsOfOrders(
      db,
      orders.map(({ id }) => id),
    ),
  ]);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  const letters = orders.map((order): Letter => {
    const own = results.filter(({ order_id }) => order_id === order.id);
    const waiting = own.filter((result) => result.released_at === null && (isOdd(result) || told.has(result.id)));
    return {
      order,
      client: names.get(order.client_id) ?? order.patient_name ?? '',
      results: own,
      toSign: own.filter(({ verified_at, signed_at }) => verified_at !== null && signed_at === null),
      alerts: alerts.filter(({ order_id, acknowledged_at }) => order_id === order.id && acknowledged_at === null),
      amendments: amendments.filter(({ order_id }) => order_id === order.id),
      isCritical: waiting.some(({ flag }) => flag === 'critical'),
      isLater: waiting.length === 0,
      standings,
    };
  });
  const rank = ({ isCritical, isLater }: Letter): number => (isCritical ? 0 : isLater ? 2 : 1);
  return letters.toSorted(
    (one, other) =>
      rank(one) - rank(other) || Date.parse(other.order.ordered_date) - Date.parse(one.order.ordered_date),
  );
}

export interface Ward {
  id: string;
  name: string;
}

/** Those he may order for. */
export async function wardsOf(db: ReadOnly, userId: string): Promise<Ward[]> {
  const ids = (await knownContacts(db)).map(({ id }) => id).filter((id) => id !== userId);
  const people = await peopleById(db, ids);
  return people
    .map((person) => ({ id: person.id, name: fullNameOf(person) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Of the chosen tests those that were ordered for the client so lately that another says nothing new, with the day. */
export async function repeatedOf(
  db: ReadOnly,
  clientId: string,
  tests: readonly LabTest[],
  now: number,
): Promise<{ test: LabTest; at: string }[]> {
  const orders = (await labOrdersOf(db, clientId)).filter(({ status }) => status !== 'cancelled');
  const items = await itemsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return tests.flatMap((test) => {
    const latest = orders.find(({ id }) => items.some((item) => item.order_id === id && item.test_id === test.id));
    const isLate = latest && now - Date.parse(latest.ordered_date) < test.repeat_after_days * DAY;
    return isLate ? [{ test, at: latest.ordered_date }] : [];
  });
}
