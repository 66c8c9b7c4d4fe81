import { appointmentsOfClient, isOpen } from '#sync/queries/appointments.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { latestMeasurements, measurementSeries } from '#sync/queries/measurements.ts';
import { peopleById } from '#sync/queries/people.ts';
import { rangesOf } from '#sync/queries/personal-ranges.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { standingsOf } from '#src/work/goals/standing.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { VITAL_NAMES, VITALS } from '#src/work/health/vitals.ts';
import type { Values, Vital, VitalKind } from '#src/work/health/vitals.ts';
import { takenAt } from '#src/work/lab/taken.ts';

/** What was measured at one moment, with the rows that say so. */
export interface Moment extends Pick<Measurement, 'context' | 'arm' | 'posture'> {
  at: string;
  values: Values;
  notes: string | null;
  rows: readonly Measurement[];
}

/** What one of the rows says of it all. */
const said = <Column extends 'notes' | 'context' | 'arm' | 'posture'>(
  rows: readonly Measurement[],
  column: Column,
): Measurement[Column] | null => rows.find((row) => row[column])?.[column] ?? null;

function momentOf(at: string, rows: readonly Measurement[]): Moment {
  return {
    at,
    rows,
    context: said(rows, 'context'),
    arm: said(rows, 'arm'),
    posture: said(rows, 'posture'),
    notes: said(rows, 'notes'),
    values: Object.fromEntries(rows.map(({ kind, value }) => [kind as VitalKind, value])),
  };
}

/** A pressure is one only with both of its values; a pulse of the same moment goes with it. */
const isWhole = (vital: Vital, { values }: Moment): boolean =>
  vital === 'pressure' ? values.systolic !== undefined && values.diastolic !== undefined : true;

/** Newest first. */
const momentsIn = (vital: Vital, rows: readonly Measurement[]): Moment[] =>
  [...Map.groupBy(rows, ({ measured_at }) => measured_at)]
    .map(([at, together]) => momentOf(at, together))
    .filter((moment) => isWhole(vital, moment))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** Newest first. */
export async function latestMoments(db: ReadOnly, userId: string, vital: Vital, most: number): Promise<Moment[]> {
  const found = await Promise.all(VITALS[vital].map((kind) => latestMeasurements(db, userId, kind, most)));
  return momentsIn(vital, found.flat()).slice(0, most);
}

/** So many days are drawn at most. */
const DRAWN_DAYS = 90;

/** Oldest first. */
export async function momentsSince(db: ReadOnly, userId: string, vital: Vital, { today }: Here): Promise<Moment[]> {
  const from = `${addDays(today, -DRAWN_DAYS)}T00:00:00Z`;
  const found = await Promise.all(VITALS[vital].map((kind) => measurementSeries(db, { userId, kind, from })));
  return momentsIn(vital, found.flat()).toReversed();
}

export type Latest = Record<Vital, Moment | null>;

export async function latestOf(db: ReadOnly, userId: string): Promise<Latest> {
  const found = await Promise.all(
    VITAL_NAMES.map(async (vital) => [vital, (await latestMoments(db, userId, vital, 1))[0] ?? null] as const),
  );
  return Object.fromEntries(found) as Latest;
}

const ADULT = 18;
const A_YEAR = 365.25;

/** What doctors have set for this person, and whether the limits of adults are hers at all. */
export async function personalOf(
  db: ReadOnly,
  userId: string,
  today: Day,
): Promise<Pick<Rule, 'own' | 'isAdult'> & { doctors: ReadonlyMap<string, string> }> {
  const [own, profile] = await Promise.all([rangesOf(db, userId), profileOf(db, userId)]);
  const doctors = await peopleById(
    db,
    own.map(({ set_by }) => set_by),
  );
  const born = profile?.date_of_birth;
  const age = born ? daysBetween(born, today) / A_YEAR : (profile?.age ?? ADULT);
  return { own, isAdult: age >= ADULT, doctors: new Map(doctors.map((person) => [person.id, fullNameOf(person)])) };
}

export interface Visit {
  appointment: Appointment;
  provider: string;
}

const MEDICAL: ReadonlySet<string> = new Set(['doctor', 'aesthetic_surgeon', 'lab_technician']);
const MOST_VISITS = 5;
const FAR = '9999-12-31';

/** With doctors, surgeons and the laboratory, the next first. */
export async function medicalVisits(db: ReadOnly, userId: string, { today }: Here, now: number): Promise<Visit[]> {
  const coming = await appointmentsOfClient(db, userId, { from: addDays(today, -1), to: FAR });
  const open = coming.filter((each) => isOpen(each) && Date.parse(each.ends_at) > now);
  const people = await peopleById(
    db,
    open.flatMap(({ provider_id }) => provider_id ?? []),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  return open
    .flatMap((appointment) => {
      const person = byId.get(appointment.provider_id ?? '');
      return person && MEDICAL.has(person.role) ? { appointment, provider: fullNameOf(person) } : [];
    })
    .slice(0, MOST_VISITS);
}

const MOST_RESULTS = 5;

interface Recent {
  result: LabResult;
  taken: string;
}

/** Released ones; the others are not his to see yet. Newest first. */
export async function recentResults(db: ReadOnly, userId: string): Promise<Recent[]> {
  const [results, orders] = await Promise.all([labResultsOf(db, userId), labOrdersOf(db, userId)]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return results
    .filter(({ released_at }) => released_at !== null)
    .map((result) => ({ result, taken: takenAt(result, orderOf.get(result.order_id)) }))
    .toSorted((one, other) => Date.parse(other.taken) - Date.parse(one.taken))
    .slice(0, MOST_RESULTS);
}

export async function healthGoals(db: ReadOnly, userId: string, here: Here): Promise<Standing[]> {
  const standings = await standingsOf(db, userId, here);
  return standings.filter(({ goal }) => goal.category === 'health' && goal.status === 'active');
}
