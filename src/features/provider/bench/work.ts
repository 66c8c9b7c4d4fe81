import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import { alertsOfOrders } from '#sync/queries/lab-alerts.ts';
import { allAnalytes } from '#sync/queries/lab-analytes.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { openLabOrders } from '#sync/queries/lab-orders.ts';
import { labResultsOfOrders } from '#sync/queries/lab-results.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import { allLabTests } from '#sync/queries/lab-tests.ts';
import { allLabVersions } from '#sync/queries/lab-versions.ts';
import type { LabAmendment } from '#sync/entities/lab-amendments.ts';
import type { LabAlert } from '#sync/entities/lab-alerts.ts';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { LabSample } from '#sync/entities/lab-samples.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { labSamples } from '#sync/entities/lab-samples.ts';
import { analyteAt, testAt, versionsByKey } from '#src/work/lab/versions.ts';
import type { Versions } from '#src/work/lab/versions.ts';

/** One line of the report: an analyte, whose result may be there. */
export interface Line {
  code: string;
  name: string;
  /** Null where the catalogue no longer knows it. */
  analyte: LabAnalyte | null;
  /** Its sample is in. */
  isOnBench: boolean;
  result: LabResult | null;
  previous: LabOrderItem['previous'][number] | null;
}

/** It is typed here, and not computed from others. */
export const isTyped = ({ analyte }: Line): boolean => analyte === null || analyte.formula === null;

/** What an order needs a tube or cup for, and how far that is. */
export interface Need {
  container: LabSample['container'];
  tests: readonly string[];
  /** By draw; the last one counts. */
  draws: readonly LabSample[];
}

export interface Job {
  order: LabOrder;
  items: readonly LabOrderItem[];
  needs: readonly Need[];
  lines: readonly Line[];
  alerts: readonly LabAlert[];
  /** What was verified before, by version. */
  amendments: readonly LabAmendment[];
  /** When the slowest of its tests is promised for. */
  due: string;
  standings: ReadonlyMap<string, Standing>;
}

type Container = LabSample['container'];

function needsOf(items: readonly LabOrderItem[], samples: readonly LabSample[]): Need[] {
  return [...Map.groupBy(items, ({ container }) => container as Container)].map(([container, within]) => ({
    container,
    tests: within.map(({ test_name }) => test_name),
    draws: samples.filter((sample) => sample.container === container),
  }));
}

const HOUR = 3_600_000;

interface Parts {
  items: readonly LabOrderItem[];
  samples: readonly LabSample[];
  results: readonly LabResult[];
  analytes: ReadonlyMap<string, LabAnalyte>;
  versions: Versions;
}

/** Where the tests of an order came at different times, the earliest. */
function versionOf(items: readonly LabOrderItem[], code: string): number | undefined {
  const versions = items.flatMap((item) => item.analyte_versions[code] ?? []);
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/** In the order of the catalogue; what two tests share is measured once. */
function linesOf({ items, samples, results, analytes, versions }: Parts): Line[] {
  const received = new Set<string>(
    samples.filter(({ state }) => state === 'received').map(({ container }) => container),
  );
  const found = new Map(results.map((result) => [result.test_code, result]));
  const lines = new Map<string, Line>();
  for (const item of items) {
    for (const code of item.analytes) {
      const analyte = analyteAt(analytes.get(code) ?? null, versionOf(items, code), versions);
      lines.set(code, {
        code,
        name: analyte?.analyte_name ?? item.test_name,
        analyte,
        isOnBench: received.has(item.container) || lines.get(code)?.isOnBench === true,
        result: found.get(code) ?? null,
        previous: item.previous.find((before) => before.code === code) ?? null,
      });
    }
  }
  return [...lines.values()];
}

const byOrder = <T extends { order_id: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ order_id }) => order_id);

/** All that the laboratory has work with, the oldest first. */
export async function jobsOf(db: ReadOnly, userId: string): Promise<Job[]> {
  const orders = (await openLabOrders(db)).filter(({ client_id }) => client_id !== userId);
  const ids = orders.map(({ id }) => id);
  const [items, samples, results, alerts, amendments, tests, known, kept, ofSamples, ofResults] = await Promise.all([
    itemsOfOrders(db, ids).then(byOrder),
    samplesOfOrders(db, ids).then(byOrder),
    labResultsOfOrders(db, ids).then(byOrder),
    alertsOfOrders(db, ids).then(byOrder),
    amendmentsOfOrders(db, ids).then(byOrder),
    allLabTests(db),
    allAnalytes(db),
    allLabVersions(db),
    standingsOf(db, labSamples),
    standingsOf(db, labResults),
  ]);
  const offered = new Map(tests.map((test) => [test.id, test]));
  const versions = versionsByKey(kept);
  const analytes = new Map(known.map((analyte) => [analyte.analyte_code, analyte]));
  const standings = new Map([...ofSamples, ...ofResults]);
  return orders.map((order) => {
    const own = items.get(order.id) ?? [];
    const drawn = samples.get(order.id) ?? [];
    const hours = own.map(({ test_id, test_version }) => {
      const test = offered.get(test_id);
      return test ? testAt(test, test_version, versions).processing_time_hours : 0;
    });
    const slowest = Math.max(0, ...hours);
    const since = Date.parse(order.collection_date ?? order.ordered_date);
    return {
      order,
      items: own,
      needs: needsOf(own, drawn),
      lines: linesOf({ items: own, samples: drawn, results: results.get(order.id) ?? [], analytes, versions }),
      alerts: alerts.get(order.id) ?? [],
      amendments: amendments.get(order.id) ?? [],
      due: new Date(since + slowest * HOUR).toISOString(),
      standings,
    };
  });
}
