import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { outsideResultsOf } from '#sync/queries/outside-results.ts';
import { rangesOf } from '#sync/queries/personal-ranges.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { limitsFor, pressureLimits, verdictOn } from '#src/work/health/ranges.ts';
import type { Measured, Rule, Verdict } from '#src/work/health/ranges.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Vital, VitalKind } from '#src/work/health/vitals.ts';
import { takenAt } from '#src/work/lab/taken.ts';

type Bounds = readonly [low: number | null, high: number | null];

interface Point {
  id: string;
  day: Day;
  /** Days after the first that is shown. */
  at: number;
  value: number;
  bounds: Bounds;
}

/** One kind over time, oldest first. */
export interface Track {
  key: string;
  /** Of the laboratory; a vital sign is called by its kind. */
  name: string | null;
  unit: string | null;
  points: Point[];
}

/** What was found at one moment. */
export interface Found {
  id: string;
  at: string;
  source: 'vital' | 'lab' | 'elsewhere';
  /** Of the laboratory; vital signs are called by their kind. */
  name: string | null;
  values: { kind: VitalKind | null; value: string; unit: string | null }[];
  /** Null where nobody judged it. */
  flag: LabResult['flag'] | null;
}

export interface Axis {
  tracks: Track[];
  /** Latest first. */
  found: Found[];
}

/** What is measured of how a body does; sleep, steps, pain and mood are in the client's progress. */
const MEASURED = [
  'pressure',
  'heart_rate',
  'resting_heart_rate',
  'blood_glucose',
  'oxygen_saturation',
  'temperature',
  'respiratory_rate',
] as const satisfies readonly Vital[];
const DRAWN = [
  'systolic',
  'diastolic',
  'heart_rate',
  'resting_heart_rate',
  'blood_glucose',
  'oxygen_saturation',
  'temperature',
  'respiratory_rate',
] as const satisfies readonly VitalKind[];

const flagOf = (verdict: Verdict | null): LabResult['flag'] | null => {
  if (!verdict) return null;
  if (verdict.level === 'alarm') return 'critical';
  if (verdict.level === 'ok') return 'normal';
  return verdict.says === 'low' ? 'low' : 'high';
};

const LEVELS = ['ok', 'watch', 'alarm'];
const weightOf = (verdict: Verdict | null): number => LEVELS.indexOf(verdict?.level ?? '');

/** A pulse that was measured with a pressure is judged with it: the worse of both. */
function judged(vital: (typeof MEASURED)[number], measured: Measured, rule: Rule): Verdict | null {
  const verdict = verdictOn(vital, measured, rule);
  const pulse = vital === 'pressure' ? verdictOn('heart_rate', measured, rule) : null;
  return weightOf(pulse) > weightOf(verdict) ? pulse : verdict;
}

function boundsOf({ kind, context }: Measurement, rule: Rule): Bounds {
  const vital = kind as VitalKind;
  const { low = null, high = null } = limitsFor(vital, context, rule);
  const ofPressure = pressureLimits(rule);
  if (vital === 'systolic') return [low, ofPressure.systolic];
  return vital === 'diastolic' ? [low, ofPressure.diastolic] : [low, high];
}

function readingsOf(rows: readonly Measurement[], rule: Rule): Found[] {
  return [...Map.groupBy(rows, ({ measured_at }) => measured_at)].flatMap(([at, together]) =>
    MEASURED.flatMap((vital): Found[] => {
      // A pulse of the moment of a pressure stands with it.
      const withPressure = together.some(({ kind }) => kind === 'systolic');
      if (vital === 'heart_rate' && withPressure) return [];
      const kinds: readonly string[] = VITALS[vital];
      const own = together.filter(({ kind }) => kinds.includes(kind));
      if (own.length === 0 || (vital === 'pressure' && !withPressure)) return [];
      const [{ context }] = own as [Measurement, ...Measurement[]];
      const values = Object.fromEntries(own.map(({ kind, value }) => [kind, value]));
      return [
        {
          id: `${at} ${vital}`,
          at,
          source: 'vital',
          name: null,
          values: own
            .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
            .map(({ kind, value, unit }) => ({ kind: kind as VitalKind, value: String(value), unit })),
          flag: flagOf(judged(vital, { values, context }, rule)),
        },
      ];
    }),
  );
}

const figureOf = (said: string): number | null =>
  said.trim() === '' || Number.isNaN(Number(said)) ? null : Number(said);

interface Taken {
  result: LabResult;
  at: string;
}

const latestFirst = (one: { at: string }, other: { at: string }): number => Date.parse(other.at) - Date.parse(one.at);

/** Vitals and laboratory of a client in one time, as far as this device holds them. The limits are those of an adult. */
export async function axisOf(db: ReadOnly, clientId: string, here: Here, days: number): Promise<Axis> {
  const first = addDays(here.today, 1 - days);
  const from = `${first}T00:00:00Z`;
  const [measured, results, orders, outside, own] = await Promise.all([
    Promise.all(DRAWN.map((kind) => measurementSeries(db, { userId: clientId, kind, from }))),
    labResultsOf(db, clientId),
    labOrdersOf(db, clientId),
    outsideResultsOf(db, clientId),
    rangesOf(db, clientId),
  ]);
  const rule: Rule = { scheme: 'nigeria', own, isAdult: true };
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const dayOf = (at: string): Day => (at.length === 10 ? at : dayIn(here.zone, Date.parse(at)));
  const placed = (at: string): Pick<Point, 'day' | 'at'> => ({ day: dayOf(at), at: daysBetween(first, dayOf(at)) });
  const taken: Taken[] = results
    .map((result) => ({ result, at: takenAt(result, orderOf.get(result.order_id)) }))
    .filter(({ at }) => dayOf(at) >= first);

  const vitals = measured.flatMap((rows, place): Track[] => {
    const [row] = rows;
    if (!row) return [];
    const points = rows.map((each) => ({
      id: each.id,
      ...placed(each.measured_at),
      value: each.value,
      bounds: boundsOf(each, rule),
    }));
    const kind = DRAWN[place] ?? row.kind;
    return [{ key: kind, name: null, unit: UNIT_OF[kind as VitalKind], points }];
  });
  const tests = [...Map.groupBy(taken, ({ result }) => `${result.test_code} ${result.unit ?? ''}`)].flatMap(
    ([key, ofTest]): Track[] => {
      const points = ofTest
        .toSorted((one, other) => -latestFirst(one, other))
        .flatMap(({ result, at }): Point[] => {
          const value = figureOf(result.result_value);
          if (value === null) return [];
          return [{ id: result.id, ...placed(at), value, bounds: [result.range_low, result.range_high] }];
        });
      const [any] = ofTest;
      return points.length === 0 || !any ? [] : [{ key, name: any.result.test_name, unit: any.result.unit, points }];
    },
  );
  const found: Found[] = [
    ...readingsOf(measured.flat(), rule),
    ...taken.map(({ result: { id, test_name, result_value, unit, flag }, at }) => ({
      id,
      at,
      source: 'lab' as const,
      name: test_name,
      values: [{ kind: null, value: result_value, unit }],
      flag,
    })),
    ...outside
      .filter(({ taken_on }) => taken_on >= first)
      .map(({ id, test_name, result_value, unit, taken_on }) => ({
        id,
        at: taken_on,
        source: 'elsewhere' as const,
        name: test_name,
        values: [{ kind: null, value: result_value, unit }],
        flag: null,
      })),
  ];
  return { tracks: [...vitals, ...tests], found: found.toSorted(latestFirst) };
}
