import { cardOf } from '#sync/queries/emergency-cards.ts';
import { amendmentsOfOrders } from '#sync/queries/lab-amendments.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { peopleById } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { VITAL_CODES } from '#src/work/fhir/codes.ts';
import type { Known, Subject } from '#src/work/fhir/facts.ts';
import type { Health } from '#src/work/fhir/summary.ts';

/** Each line of what somebody wrote is a fact; null where nothing was. */
function written(...texts: (string | null | undefined)[]): Known {
  const lines = texts.flatMap((text) => text?.split('\n') ?? []).map((line) => line.trim());
  const facts = [...new Set(lines.filter(Boolean))].map((text) => ({ text }));
  return facts.length > 0 ? facts : null;
}

const isTaken =
  (today: Day) =>
  ({ starts_on, ends_on }: Medicine): boolean =>
    starts_on <= today && (ends_on === null || ends_on >= today);

/**
 * What somebody wrote when he joined and on the emergency card, and the medicines of today. Where there is nothing, nobody
 * has said that there is none.
 */
async function saidOf(db: ReadOnly, profile: Profile, today: Day): Promise<Record<Subject, Known>> {
  const [card, all] = await Promise.all([cardOf(db, profile.id), medicinesOf(db, profile.id)]);
  const taken = all.filter(isTaken(today));
  return {
    problems: written(profile.health_concerns, card?.conditions),
    allergies: written(card?.allergies),
    medicines:
      taken.length > 0
        ? taken.map(({ id, name, dose, starts_on }) => ({ id, text: name, since: starts_on, dose }))
        : null,
  };
}

const releasedAt = ({ released_at }: LabResult): number => Date.parse(released_at ?? '');

/** The newest of each test. */
const latestResults = (results: readonly LabResult[], most: number): LabResult[] =>
  [...Map.groupBy(results, ({ test_code }) => test_code).values()]
    .flatMap((ofTest) => ofTest.toSorted((one, other) => releasedAt(other) - releasedAt(one)).slice(0, most))
    .toSorted((one, other) => releasedAt(other) - releasedAt(one));

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
    Promise.all(kinds.map((kind) => latestMeasurements(db, userId, kind, most))),
    labOrdersOf(db, userId),
    labResultsOf(db, userId),
  ]);
  const results = latestResults(
    all.filter(({ released_at }) => released_at !== null),
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
