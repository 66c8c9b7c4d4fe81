import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import type { LabAmendment } from '#sync/entities/lab-amendments.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { peopleById } from '#sync/queries/people.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { fullNameOf } from '#src/lib/names.ts';

export interface Order {
  order: LabOrder;
  items: readonly LabOrderItem[];
  results: readonly LabResult[];
  /** What was read before the laboratory corrected it. */
  amendments: readonly LabAmendment[];
  /** Empty where the client ordered for himself, or nobody knows. */
  orderedBy: string;
  standing: Standing | undefined;
}

/** All but those that have come to their end. */
const isPending = ({ status }: Pick<LabOrder, 'status'>): boolean => status !== 'completed' && status !== 'cancelled';

const isReleased = ({ released_at }: LabResult): boolean => released_at !== null;

/** Newest first. */
export async function ordersOf(db: ReadOnly, userId: string): Promise<Order[]> {
  const [orders, results, standings] = await Promise.all([
    labOrdersOf(db, userId),
    labResultsOf(db, userId),
    standingsOf(db, labOrders),
  ]);
  const ids = orders.map(({ id }) => id);
  const [items, amendments, people] = await Promise.all([
    itemsOfOrders(db, ids),
    amendmentsOfOrders(db, ids),
    peopleById(
      db,
      orders.flatMap(({ ordered_by_id }) => ordered_by_id ?? []),
    ),
  ]);
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const resultsOf = Map.groupBy(results.filter(isReleased), ({ order_id }) => order_id);
  return orders.map((order) => ({
    order,
    items: itemsOf.get(order.id) ?? [],
    results: resultsOf.get(order.id) ?? [],
    amendments: amendments.filter(({ order_id, was_released }) => order_id === order.id && was_released),
    orderedBy: order.ordered_by_id === userId ? '' : (names.get(order.ordered_by_id ?? '') ?? ''),
    standing: standings.get(order.id),
  }));
}

/** One test over all orders, newest first. */
export interface Series {
  code: string;
  name: string;
  results: readonly LabResult[];
}

const releasedAt = ({ released_at }: LabResult): number => Date.parse(released_at ?? '');

/** By name. */
export async function seriesOf(db: ReadOnly, userId: string): Promise<Series[]> {
  const results = (await labResultsOf(db, userId)).filter(isReleased);
  return [...Map.groupBy(results, ({ test_code }) => test_code)]
    .map(([code, ofTest]) => ({
      code,
      name: ofTest[0]?.test_name ?? code,
      results: ofTest.toSorted((one, other) => releasedAt(other) - releasedAt(one)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Null where it is said in words, as a genotype is. */
export function figureOf({ result_value }: Pick<LabResult, 'result_value'>): number | null {
  const figure = Number(result_value.trim());
  return result_value.trim() === '' || Number.isNaN(figure) ? null : figure;
}

/** Since the last but one; null where one of them is no figure or there is none. */
export function changeOf([latest, before]: readonly LabResult[]): number | null {
  const [now, then] = [latest && figureOf(latest), before && figureOf(before)];
  return typeof now === 'number' && typeof then === 'number' ? now - then : null;
}

export interface Counts {
  pending: number;
  completed: number;
  results: number;
  flagged: number;
}

export async function countsOf(db: ReadOnly, userId: string): Promise<Counts> {
  const [orders, results] = await Promise.all([labOrdersOf(db, userId), labResultsOf(db, userId)]);
  const released = results.filter(isReleased);
  return {
    pending: orders.filter(isPending).length,
    completed: orders.filter(({ status }) => status === 'completed').length,
    results: released.length,
    flagged: released.filter(({ flag }) => flag !== 'normal').length,
  };
}
