import { appointments } from '#sync/entities/appointments.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { measurements } from '#sync/entities/measurements.ts';
import type { CardKind } from '#sync/entities/messages.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import { labResultsOf } from '#sync/queries/lab-results.ts';
import { recentMeals } from '#sync/queries/meal-plans.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import type { Pair } from '#sync/queries/messages.ts';
import { latest, one } from '#sync/queries/reading.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';

type Row = Readonly<Record<string, unknown>> & { id: string };

type Known = Pick<Row, 'id'>;

const plain = (row: Known): Row => ({ ...row });

/** A row of the client's, as this device holds it. */
export interface CardRow {
  kind: CardKind;
  row: Row;
  /** Of a blood pressure, its second figure. */
  second?: number | undefined;
}

export const ENTITY_OF = {
  workout: workoutSessions,
  meal: mealPlans,
  measurement: measurements,
  result: labResults,
  appointment: appointments,
  plan: workoutPrograms,
} as const;

const ownerOf = ({ user_id, client_id }: Row): unknown => user_id ?? client_id;

async function lowerOf(db: ReadOnly, { kind, user_id, measured_at }: Row): Promise<number | undefined> {
  if (kind !== 'systolic' || typeof user_id !== 'string' || typeof measured_at !== 'string') return undefined;
  const at = Date.parse(measured_at);
  const span = { from: measured_at, to: new Date(at + 1000).toISOString() };
  const beside = await measurementSeries(db, { userId: user_id, kind: 'diastolic', ...span });
  return beside.find((other) => Date.parse(other.measured_at) === at)?.value;
}

/** Null where the reader does not hold it, may not see it, or it is not the client's at all. */
export async function cardOf(db: ReadOnly, pair: Pair, kind: CardKind, id: string): Promise<CardRow | null> {
  const found: Known | null = await one(db, ENTITY_OF[kind], id);
  const row = found && plain(found);
  if (!row || ownerOf(row) !== pair.client_id) return null;
  if (kind === 'result' && row['released_at'] === null) return null;
  return { kind, row, second: kind === 'measurement' ? await lowerOf(db, row) : undefined };
}

/** So many of each are offered. */
const FEW = 4;

const newest = <Each>(rows: readonly Each[], at: (row: Each) => string): Each[] =>
  rows.toSorted((a, b) => Date.parse(at(b)) - Date.parse(at(a))).slice(0, FEW);

async function measured(db: ReadOnly, clientId: string): Promise<CardRow[]> {
  // The second figure of a pressure comes with the first.
  const kinds = (Object.keys(UNIT_OF) as MeasurementKind[]).filter((kind) => kind !== 'diastolic');
  const rows = await Promise.all(kinds.map((kind) => latestMeasurement(db, clientId, kind)));
  const found = newest(
    rows.filter((row) => row !== null),
    ({ measured_at }) => measured_at,
  );
  return Promise.all(
    found
      .map(plain)
      .map(async (row): Promise<CardRow> => ({ kind: 'measurement', row, second: await lowerOf(db, row) })),
  );
}

const cardsOf = (kind: CardKind, rows: readonly Known[]): CardRow[] => rows.map((row) => ({ kind, row: plain(row) }));

/** The latest few of each kind, of those that have any. */
export async function latestCards(db: ReadOnly, { client_id }: Pair): Promise<CardRow[]> {
  const [workouts, meals, figures, results, visits, plans] = await Promise.all([
    latest(db, workoutSessions, '[user_id+completed_at]', [client_id], { most: FEW }),
    recentMeals(db, client_id, FEW),
    measured(db, client_id),
    labResultsOf(db, client_id),
    appointmentsOfClient(db, client_id, EVER),
    programsOf(db, client_id),
  ]);
  const released = results.filter(({ released_at }) => released_at !== null);
  return [
    ...cardsOf('workout', workouts),
    ...cardsOf('meal', meals),
    ...figures,
    ...cardsOf(
      'result',
      newest(released, ({ released_at }) => released_at ?? ''),
    ),
    ...cardsOf(
      'appointment',
      newest(visits, ({ starts_at }) => starts_at),
    ),
    ...cardsOf(
      'plan',
      newest(plans, ({ created_at }) => created_at),
    ),
  ];
}
