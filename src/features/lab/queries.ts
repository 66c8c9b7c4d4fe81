import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import type { LabAmendment } from '#sync/entities/lab-amendments.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { outsideResultsOf } from '#sync/queries/outside-results.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { dayAt } from '#src/work/day-at.ts';
import { fromLab, fromOutside } from './readings.ts';
import type { Reading, Series } from './readings.ts';
import { timelineOf } from './timeline.ts';
import type { Step } from './timeline.ts';
import { namesOf } from '#src/work/people/names.ts';

export interface Order {
  order: LabOrder;
  items: readonly LabOrderItem[];
  results: readonly LabResult[];
  /** What was read before the laboratory corrected it. */
  amendments: readonly LabAmendment[];
  /** What has happened, and what is still to come. */
  steps: readonly Step[];
  /** Of others, by id, as far as this device knows them. */
  names: ReadonlyMap<string, string>;
  standing: Standing | undefined;
}

/** All but those that have come to their end. */
const isPending = ({ status }: Pick<LabOrder, 'status'>): boolean => status !== 'completed' && status !== 'cancelled';

const isReleased = ({ released_at }: LabResult): boolean => released_at !== null;

const ofOrder = <Row extends { order_id: string }>(rows: readonly Row[], { id }: LabOrder): Row[] =>
  rows.filter(({ order_id }) => order_id === id);

/** Newest first. */
export async function ordersOf(db: ReadOnly, userId: string): Promise<Order[]> {
  const [orders, results, standings] = await Promise.all([
    labOrdersOf(db, userId),
    labResultsOf(db, userId),
    standingsOf(db, labOrders),
  ]);
  const ids = orders.map(({ id }) => id);
  const [items, samples, amendments] = await Promise.all([
    itemsOfOrders(db, ids),
    samplesOfOrders(db, ids),
    amendmentsOfOrders(db, ids),
  ]);
  const read = amendments.filter(({ was_released }) => was_released);
  const steps = orders.map((order) =>
    timelineOf({ order, samples: ofOrder(samples, order), amendments: ofOrder(read, order) }),
  );
  const doers = [...steps.flat().map(({ by }) => by), ...results.map(({ verified_by_id }) => verified_by_id)];
  const names = await namesOf(db, doers.filter((id) => id !== null && id !== userId).map(String));
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const resultsOf = Map.groupBy(results.filter(isReleased), ({ order_id }) => order_id);
  return orders.map((order, place) => ({
    order,
    items: itemsOf.get(order.id) ?? [],
    results: resultsOf.get(order.id) ?? [],
    amendments: ofOrder(read, order),
    steps: steps[place] ?? [],
    names,
    standing: standings.get(order.id),
  }));
}

/** By days in the zone, as of some no more is known, and within a day by instants. */
const newestFirst =
  (zone: string) =>
  (one: Reading, other: Reading): number =>
    dayAt(zone, other.at).localeCompare(dayAt(zone, one.at)) || Date.parse(other.at) - Date.parse(one.at);

/** A test of another laboratory that ours has not is a series of its name. */
const ownCode = (name: string): string => `outside:${name.trim().toLowerCase()}`;

/** By name; what was typed from other laboratories stands among ours, and is marked. */
export async function seriesOf(db: ReadOnly, userId: string, zone: string): Promise<Series[]> {
  const [ours, others, orders] = await Promise.all([
    labResultsOf(db, userId),
    outsideResultsOf(db, userId),
    labOrdersOf(db, userId),
  ]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const all = [
    ...ours.filter(isReleased).map((result) => ({
      code: result.test_code,
      of: result,
      reading: fromLab(result, orderOf.get(result.order_id)),
    })),
    ...others.map((result) => ({
      code: result.test_code ?? ownCode(result.test_name),
      of: result,
      reading: fromOutside(result),
    })),
  ];
  return [...Map.groupBy(all, ({ code }) => code)]
    .map(([code, ofTest]) => ({
      code,
      name: ofTest[0]?.of.test_name ?? code,
      readings: ofTest.map(({ reading }) => reading).toSorted(newestFirst(zone)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
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
