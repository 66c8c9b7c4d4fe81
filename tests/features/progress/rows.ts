import type { Local } from '#sync/engine/database.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { nameOwnMeasure } from '#sync/actions/own-measures.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { addDays } from '#src/lib/days.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';

export const ME = numbered(1);
/** A Wednesday. */
export const HERE = { today: '2026-06-10', zone: 'Africa/Lagos', weekStart: 'monday' } as const;

const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false, created_at: '2026-01-01T00:00:00Z' };
let made = 0;

const put = (db: Local, entity: { name: string }, row: object) =>
  db.rows(entity).put({ ...STAMP, id: numbered(1000 + made++), ...row });

const [SQUAT, ROW] = [numbered(500), numbered(501)];

const atNoon = (ago: number): string => `${addDays(HERE.today, -ago)}T11:00:00.000Z`;

const lifted = (db: Local, exercise_id: string, ago: number, weight_kg: number) =>
  put(db, workoutSets, {
    user_id: ME,
    session_id: numbered(600),
    workout_exercise_id: numbered(601),
    exercise_id,
    set_index: 0,
    kind: 'working',
    reps: 10,
    weight_kg,
    duration_seconds: null,
    distance_m: null,
    rpe: null,
    completed_at: atNoon(ago),
  });

async function lived(db: Local, ago: number, squat: number): Promise<void> {
  const measure = (kind: 'weight' | 'waist', value: number) => ({ user_id: ME, kind, value, measured_at: atNoon(ago) });
  await did(db, logMeasurements([measure('weight', 80), measure('waist', 90)]));
  await lifted(db, SQUAT, ago, squat);
  const session = { user_id: ME, program_id: null, status: 'completed', completed_at: atNoon(ago) };
  await put(db, workoutSessions, { ...session, scheduled_for: atNoon(ago), name: 'Legs', duration_minutes: 40 });
  const date = addDays(HERE.today, -ago);
  const food = { calories: 2000, protein: 90, carbs: 200, fat: 60, name: 'Eba', meal_type: 'lunch', logged: true };
  await put(db, mealPlans, { user_id: ME, date, ...food });
  await put(db, waterIntake, { user_id: ME, date, glasses_consumed: 6 });
}

/** Something of each kind, today, twenty weeks ago and two years ago. */
export async function aLife(db: Local): Promise<void> {
  const library = { owner_id: null, muscles: ['quadriceps'], secondary_muscles: [], is_active: true, measure: 'reps' };
  await put(db, exercises, { id: SQUAT, name: 'Own squat', ...library });
  await put(db, exercises, { id: ROW, name: 'Own row', ...library });
  await lived(db, 730, 100);
  await lived(db, 140, 60);
  await lived(db, 1, 80);
  await lived(db, 0, 81);
  await lifted(db, ROW, 140, 50);
  const grip = await did(db, nameOwnMeasure({ user_id: ME, name: 'Grip', unit: 'kg' }));
  await did(
    db,
    logMeasurements([{ user_id: ME, kind: ownKind(grip), unit: 'kg', value: 40, measured_at: atNoon(140) }]),
  );
}
