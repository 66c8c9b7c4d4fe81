import 'fake-indexeddb/auto';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { shownToasts } from '#src/ui/toasts.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import type { Action } from '#sync/engine/act.ts';
import type { Local } from '#sync/engine/database.ts';
import { appointments } from '#sync/entities/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { quickAddMeal, removeMeal } from '#sync/actions/meal-plans.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { logMeasurements, removeMeasurement } from '#sync/actions/measurements.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { latestMeasurement } from '#sync/queries/measurements.ts';
import { removeEvaluation, writeEvaluation } from '#sync/actions/progress-evaluations.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { logSet, removeSet } from '#sync/actions/workout-sets.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { numbered } from '../support/members.ts';
import { aDevice, CLIENT, ME } from './provider/local.ts';
import { aScreen } from './screen.tsx';
import { did } from '../support/did.ts';

const { QuickSheet } = await import('#src/features/nutrition/quick-sheet.tsx');
const { useLogging } = await import('#src/features/nutrition/use-logging.ts');
const { WeightSheet } = await import('#src/features/profile/weight-sheet.tsx');
const { EvaluationForm } = await import('#src/features/provider/evaluation-form.tsx');
const { useCare } = await import('#src/features/provider/use-care.ts');
const { SetSheet } = await import('#src/features/workouts/active/set-sheet.tsx');
const { useTraining } = await import('#src/features/workouts/active/use-training.ts');

const DAY = '2026-03-02';
const { local, book } = aDevice();

/** A record in the form that corrects it. */
interface Corrected {
  entity: Entity;
  id: string;
  remove: (id: string) => Action<void>;
  /** The hooks of the form are those of a part of a screen. */
  Form: () => ReactNode;
  save: string;
  typed: [field: string, text: string];
}

let timesClosed = 0;
const onClose = (): void => void timesClosed++;

async function aMeal(db: Local): Promise<Corrected> {
  const eaten = { name: 'Eba', meal_type: 'lunch', calories: 400, protein: 5, carbs: 90, fat: 1 } as const;
  const id = await did(db, quickAddMeal({ ...eaten, user_id: ME, date: DAY }));
  const [meal = null] = await mealsOfDay(db, ME, DAY);
  const Form = () => createElement(QuickSheet, { meal, logging: useLogging(DAY), onClose });
  return { entity: mealPlans, id, remove: removeMeal, Form, save: 'Save', typed: ['Name', 'Eba and egusi'] };
}

async function aWeight(db: Local): Promise<Corrected> {
  const [id = ''] = await did(db, logMeasurements([{ user_id: ME, kind: 'weight', value: 72 }]));
  const weighing = await latestMeasurement(db, ME, 'weight');
  const Form = () => weighing && createElement(WeightSheet, { weighing, onClose });
  return { entity: measurements, id, remove: removeMeasurement, Form, save: 'Save', typed: ['Weight', '160'] };
}

async function aSet(db: Local): Promise<Corrected> {
  const exercises = [{ exercise_id: numbered(7) }];
  const plan = { user_id: ME, name: 'Legs', scheduled_for: `${DAY}T16:00:00.000Z`, exercises, started: true };
  const session = await did(db, planSession(plan));
  const [exercise] = await exercisesOfSession(db, session);
  const id = (await did(db, logSet(exercise?.id ?? '', { reps: 10 }))) ?? '';
  const [set] = await setsOfSession(db, session);
  const workout = { rack: { plates: [], bar: null }, exercises: new Map() };
  const about = { name: 'Set 1', workout, onClose };
  const Form = () => {
    const training = useTraining();
    return set && createElement(SetSheet, { ...about, set, training });
  };
  return { entity: workoutSets, id, remove: removeSet, Form, save: 'Save', typed: ['Reps', '12'] };
}

async function anEvaluation(db: Local): Promise<Corrected> {
  const judged = { client_id: CLIENT, trainer_id: ME, evaluation_date: DAY, overall_score: 7 };
  const id = await did(db, writeEvaluation(judged));
  const [written] = await evaluationsOfClient(db, CLIENT, 1);
  const about = { clientId: CLIENT, before: undefined, onDone: onClose };
  const Form = () => {
    const care = useCare();
    return written && createElement(EvaluationForm, { ...about, written, care });
  };
  const typed: Corrected['typed'] = ['Comments', 'Rests too little.'];
  return { entity: progressEvaluations, id, remove: removeEvaluation, Form, save: 'Save evaluation', typed };
}

it.each([
  ['a meal', aMeal, 'Meal not saved'],
  ['a weight', aWeight, 'Weight not saved'],
  ['a set', aSet, 'Set not saved'],
  ['an evaluation', anEvaluation, 'Not saved'],
])('what is typed over %s that was removed meanwhile is not called saved, and stays', async (_, record, title) => {
  const { entity, id, remove, Form, save, typed } = await record(local());
  timesClosed = 0;
  const screen = aScreen(local(), ME, createElement(Form));
  await expect.poll(() => screen.button(save)).toBeDefined();
  screen.type(...typed);
  await did(local(), remove(id));
  const tombstone = await local().rows(entity).get(id);
  screen.press(save);
  const said = { title, description: expect.stringContaining('It is no longer there') as string, destructive: true };
  await expect.poll(() => shownToasts().at(-1)).toMatchObject(said);
  expect(timesClosed).toBe(0);
  expect(screen.read(typed[0])).toBe(typed[1]);
  expect(await local().rows(entity).get(id)).toEqual(tombstone);
});

it('an appointment that was removed meanwhile is not called confirmed', async () => {
  const id = await book(10, `${DAY}T09:00Z`);
  const appointment = (await local().rows(appointments).get(id)) as unknown as Appointment;
  const Confirm = () => {
    const care = useCare();
    return createElement('button', { type: 'button', onClick: () => void care.confirm(appointment) }, 'Confirm');
  };
  const screen = aScreen(local(), ME, createElement(Confirm));
  await expect.poll(() => screen.button('Confirm')).toBeDefined();
  await local().rows(appointments).delete(id);
  screen.press('Confirm');
  const description = expect.stringMatching(/^This appointment .* Nothing was changed\.$/) as string;
  await expect.poll(() => shownToasts().at(-1)).toMatchObject({ title: 'Not saved', description, destructive: true });
  expect(await local().outbox.count()).toBe(0);
});
