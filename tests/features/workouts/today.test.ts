import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { todaysWorkout } from '#src/features/workouts/queries.ts';
import type { Workout } from '#src/features/workouts/queries.ts';
import { entriesOf } from '#src/features/workouts/turn.ts';
import { dayIn } from '#src/lib/days.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { completeSession, planSession } from '#sync/actions/workout-sessions.ts';
import { shown } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { anExercise, aSet } from './rows.ts';
import { did } from '../../support/did.ts';

const { TodayCard } = await import('#src/features/workouts/today-card.tsx');
const { Sums } = await import('#src/features/workouts/active/finish-sheet.tsx');

const ZONE = 'Africa/Lagos';
const ME = randomUUID();
let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const plan = (name: string, started: boolean): Promise<string> =>
  did(db, planSession({ user_id: ME, name, scheduled_for: new Date().toISOString(), exercises: [], started }));
const now = () => todaysWorkout(db, ME, { today: dayIn(ZONE), zone: ZONE });

it('a day whose workout was done says so, unless another is due or runs', async () => {
  expect((await now()).done).toBeNull();
  await did(db, completeSession(await plan('Legs', true)));
  expect((await now()).done?.name).toBe('Legs');
  const due = await plan('Arms', false);
  expect(await now()).toMatchObject({ done: null, due: { session: { id: due } } });
  await did(db, completeSession(due));
  const today = await now();
  expect(today.done?.name).toBe('Arms');
  const place = shown(spoken('en', createElement(TodayCard, { today, starting: {} as never })));
  await expect.poll(() => place.textContent).toContain('Done for today');
  expect(place.textContent).toContain('Arms');
  await plan('Run', true);
  expect(await now()).toMatchObject({ done: null, running: { session: { name: 'Run' } } });
});

it.each([
  ['no weight where none was lifted', null, '2 sets'],
  ['what was lifted', 20, '2 sets, 882 lb'],
])('the end of a workout tells %s', async (_, weight_kg, told) => {
  const entries = entriesOf([anExercise('squat')], [aSet('squat', { weight_kg }), aSet('squat', { weight_kg })]);
  const workout = { entries, exercises: new Map() } as unknown as Workout;
  const place = shown(spoken('en', createElement(Sums, { workout, records: [], better: [] })));
  await expect.poll(() => place.querySelector('p')?.textContent).toBe(told);
});
