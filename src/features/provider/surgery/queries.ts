import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { peopleById } from '#sync/queries/people.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { progressPhotosNamed, progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { casesBy, casesOf, operationsOf } from '#sync/queries/surgery.ts';
import type { OperationRecord, Product } from '#sync/entities/operation-records.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { bare } from '#src/lib/bare.ts';
import { dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { filesOf } from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';

/** One's own cases of a client: another surgeon's are not read. */
export async function casesAbout(db: ReadOnly, userId: string, clientId: string): Promise<CaseFile[]> {
  const cases = await casesOf(db, clientId);
  return filesOf(
    db,
    cases.filter(({ surgeon_id }) => surgeon_id === userId),
  );
}

/** What the rows held here say of whether somebody is fit for it; null where there are none. */
export interface Figures {
  bmi: { value: number; day: Day } | null;
  steadyMonths: number | null;
  haemoglobin: { value: string; day: Day } | null;
  photos: number;
}

/** As much as a body goes up and down without becoming lighter or heavier. */
const STEADY = 0.03;
const DAYS_OF_MONTH = 30.4;

interface Weighed {
  value: number;
  day: Day;
}

/** Whole months, back from the last reading, in which each one is as heavy as that. */
export function steadyMonths(readings: readonly Weighed[]): number | null {
  const last = readings.at(-1);
  if (!last) return null;
  const other = readings.findLastIndex(({ value }) => Math.abs(value - last.value) > last.value * STEADY);
  const first = readings[other + 1] ?? last;
  return Math.floor(daysBetween(first.day, last.day) / DAYS_OF_MONTH);
}

export async function figuresOf(db: ReadOnly, clientId: string, zone: string): Promise<Figures> {
  const [height, weights, results, photos] = await Promise.all([
    latestMeasurement(db, clientId, 'height'),
    measurementSeries(db, { userId: clientId, kind: 'weight' }),
    labResultsOf(db, clientId),
    progressPhotosOf(db, clientId),
  ]);
  const dayOf = (instant: string): Day => dayIn(zone, Date.parse(instant));
  const readings = weights.map(({ value, measured_at }) => ({ value, day: dayOf(measured_at) }));
  const weight = readings.at(-1);
  const hb = results.findLast(({ test_code, released_at }) => test_code === 'HGB' && released_at !== null);
  return {
    bmi: weight && height ? { value: weight.value / (height.value / 100) ** 2, day: weight.day } : null,
    steadyMonths: steadyMonths(readings),
    haemoglobin: hb ? { value: [hb.result_value, hb.unit].filter(Boolean).join(' '), day: dayOf(hb.created_at) } : null,
    photos: photos.length,
  };
}

/** Of the photos that an answer names: whether a grant shows any, and those that have come to this device. */
export async function answerShown(
  db: ReadOnly,
  userId: string,
  { client_id, photo_ids }: Pick<SurgeryCheckin, 'client_id' | 'photo_ids'>,
  today: Day,
): Promise<{ isShown: boolean; photos: ProgressPhoto[] }> {
  const given = await grantsTo(db, userId, 'progress_photos', { today, clientId: client_id });
  const ids = photo_ids.filter((id) => given.some(({ row_ids }) => row_ids.includes(id)));
  const photos = await progressPhotosNamed(db, ids);
  return { isShown: ids.length > 0, photos: photos.filter(({ user_id }) => user_id === client_id) };
}

/** By all that stands of what this client shows; newest first, each once. */
export async function photosShown(
  db: ReadOnly,
  userId: string,
  clientId: string,
  today: Day,
): Promise<ProgressPhoto[]> {
  const given = await grantsTo(db, userId, 'progress_photos', { today, clientId });
  const photos = await progressPhotosNamed(
    db,
    given.flatMap(({ row_ids }) => row_ids),
  );
  return photos.filter(({ user_id }) => user_id === clientId);
}

export interface Used {
  record: OperationRecord;
  product: Product;
  client: string;
}

const plain = (written: string): string => bare(written).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whoever was operated with it by this surgeon, the latest first. Letters and signs between them do not count. */
export async function usedBatch(db: ReadOnly, userId: string, text: string): Promise<Used[]> {
  const wanted = plain(text);
  if (wanted === '') return [];
  const cases = await casesBy(db, userId);
  const records = await operationsOf(
    db,
    cases.map(({ id }) => id),
  );
  const people = await peopleById(
    db,
    cases.map(({ client_id }) => client_id),
  );
  const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
  return records
    .toReversed()
    .flatMap((record) =>
      record.products
        .filter(({ batch, lot }) => [batch, lot ?? ''].some((written) => plain(written).includes(wanted)))
        .map((product) => ({ record, product, client: names.get(record.client_id) ?? '' })),
    );
}
