import { factsOf } from '#sync/queries/care-facts.ts';
import { cardOf } from '#sync/queries/emergency-cards.ts';
import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { CareFact } from '#sync/entities/care-facts.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { VITAL_CODES } from '#src/work/fhir/codes.ts';
import type { Fact, Known, Subject } from '#src/work/fhir/facts.ts';
import type { Health } from '#src/work/fhir/summary.ts';
import { takenAt } from '#src/work/lab/taken.ts';
import { isCurrent } from '#src/work/medicines/rules.ts';

/** As the emergency card asks for it in each language, and the like. */
const NONE =
  /^(none( known)?|no known allergies|no|nil|keine?( bekannt)?|aucune?( connue?)?|ningun[oa]( conocid[oa])?)\.?$/i;

/** Each line of what somebody wrote is a fact, but one that says there is none; null where nothing was written. */
function written(...texts: (string | null | undefined)[]): Known {
  const lines = texts.flatMap((text) => text?.split('\n') ?? []).map((line) => line.trim());
  const said = [...new Set(lines.filter(Boolean))];
  return said.length > 0 ? said.filter((line) => !NONE.test(line)).map((text) => ({ text })) : null;
}

/** What a doctor signed and is not resolved stands before one's own words, and in place of the same ones. */
function withSigned(facts: readonly CareFact[], kind: CareFact['kind'], own: Known): Known {
  const signed = facts
    .filter((fact) => fact.kind === kind && fact.resolved_on === null)
    .map(({ id, name, code, since, reaction, severity }): Fact => ({
      id,
      text: name,
      icd: code,
      since,
      reaction,
      severity,
      isSigned: true,
    }));
  if (signed.length === 0) return own;
  const names = new Set(signed.map(({ text }) => text.toLowerCase()));
  return [...signed, ...(own ?? []).filter(({ text }) => !names.has(text.toLowerCase()))];
}

/**
 * What doctors signed, what somebody wrote when he joined and on the emergency card, and the medicines of today. Where there is nothing, nobody
 * has said that there is none.
 */
async function saidOf(db: ReadOnly, profile: Profile, today: Day): Promise<Record<Subject, Known>> {
  const [card, all, facts] = await Promise.all([
    cardOf(db, profile.id),
    medicinesOf(db, profile.id),
    factsOf(db, profile.id),
  ]);
  const taken = all.filter((medicine) => isCurrent(medicine, today));
  return {
    problems: withSigned(facts, 'problem', written(profile.health_concerns, card?.conditions)),
    allergies: withSigned(facts, 'allergy', written(card?.allergies)),
    medicines:
      taken.length > 0
        ? taken.map(({ id, name, dose, starts_on }) => ({ id, text: name, since: starts_on, dose }))
        : null,
  };
}

const PRESSURE = ['systolic', 'diastolic'];

/** Enough to find pairs among values that were measured alone. */
const AMONG = 20;

/** The newest of a kind; of a pressure those that have their other half. */
async function newestOf(db: ReadOnly, userId: string, kind: MeasurementKind, most: number): Promise<Measurement[]> {
  const other = PRESSURE[1 - PRESSURE.indexOf(kind)];
  if (!PRESSURE.includes(kind)) return latestMeasurements(db, userId, kind, most);
  const [rows, halves] = await Promise.all(
    [kind, other as MeasurementKind].map((each) => latestMeasurements(db, userId, each, most + AMONG)),
  );
  const paired = new Set(halves?.map(({ measured_at }) => measured_at));
  return (rows ?? []).filter(({ measured_at }) => paired.has(measured_at)).slice(0, most);
}

/** The newest of each test. */
function latestResults(results: readonly LabResult[], orders: readonly LabOrder[], most: number): LabResult[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const at = (result: LabResult): number => Date.parse(takenAt(result, orderOf.get(result.order_id)));
  return [...Map.groupBy(results, ({ test_code }) => test_code).values()]
    .flatMap((ofTest) => ofTest.toSorted((one, other) => at(other) - at(one)).slice(0, most))
    .toSorted((one, other) => at(other) - at(one));
}

/** Somebody's health out of what this device holds: so many values of each kind at most. */
export async function healthOf(
  db: ReadOnly,
  userId: string,
  { most, today }: { most: number; today: Day },
): Promise<Health | null> {
  const profile = await profileOf(db, userId);
  if (!profile) return null;
  const kinds = Object.keys(VITAL_CODES) as MeasurementKind[];
  const [said, measured, orders, all] = await Promise.all([
    saidOf(db, profile, today),
    Promise.all(kinds.map((kind) => newestOf(db, userId, kind, most))),
    labOrdersOf(db, userId),
    labResultsOf(db, userId),
  ]);
  const results = latestResults(
    all.filter(({ released_at }) => released_at !== null),
    orders,
    most,
  );
  const amended = await amendmentsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const corrected = new Set(amended.filter(({ was_released }) => was_released).map(({ result_id }) => result_id));
  const collected = new Map(orders.map((order) => [order.id, order.collection_date]));
  return {
    profile,
    said,
    measurements: measured.flat(),
    results: results.map((result) => ({
      result,
      collected: collected.get(result.order_id) ?? null,
      isCorrected: corrected.has(result.id),
    })),
    people: await peopleById(
      db,
      results.flatMap(({ verified_by_id }) => verified_by_id ?? []),
    ),
  };
}
