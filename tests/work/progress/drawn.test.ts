import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { entities } from '#sync/entities/index.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { aScreen } from '../../features/screen.tsx';
import { numbered } from '../../support/members.ts';

const { ExercisesCard } = await import('#src/work/progress/exercises-card.tsx');
const { WeightLine } = await import('#src/work/progress/weight-line.tsx');

const [ME, PLANK] = [numbered(1), numbered(2)];
const ZONE = 'Africa/Lagos';
const TODAY = '2026-06-10';

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

async function anExercise(figures: readonly object[]) {
  for (const [day, each] of figures.entries()) {
    await db.rows(workoutSets).put({
      ...{ id: numbered(10 + day), rev: '', updated_at: '', deleted: false, user_id: ME, exercise_id: PLANK },
      ...{ kind: 'working', reps: null, weight_kg: null, duration_seconds: null, distance_m: null },
      ...{ completed_at: `2026-06-0${day + 1}T12:00:00.000Z` },
      ...each,
    });
  }
  const exercises = [{ id: PLANK, name: 'Plank' } as unknown as Exercise];
  return aScreen(db, ME, createElement(ExercisesCard, { exercises, zone: ZONE }));
}

test.each([
  [
    [{ duration_seconds: 46 }, { duration_seconds: 47 }],
    ['46 s', '47 s'],
  ],
  [
    [{ duration_seconds: 90 }, { duration_seconds: 754 }],
    ['90 s', '12:34'],
  ],
  [
    [{ distance_m: 20 }, { distance_m: 25 }],
    ['20 m', '25 m'],
  ],
  [
    [{ distance_m: 3219 }, { distance_m: 8047 }],
    ['2 mi', '5 mi'],
  ],
])('records are told as in a workout: %j', async (figures, told) => {
  const screen = await anExercise(figures);
  await expect.poll(() => screen.place.textContent).toContain('Records');
  for (const each of told) await expect.poll(() => screen.place.textContent).toContain(each);
  expect(screen.place.textContent).not.toMatch(/\d min|0 km/);
});

const line = (days: readonly string[], range: '4w' | '1y') =>
  aScreen(
    db,
    ME,
    createElement(WeightLine, {
      ...{ trend: days.map((day) => ({ day, value: 80, reading: 80 })), rate: null, goal: null, ahead: [], pins: [] },
      ...{ range, today: TODAY },
    }),
  ).place;

test('one weighing is a point, and none in the range says so with the last', async () => {
  const place = line(['2026-06-08'], '4w');
  await expect.poll(() => place.querySelector('figure')).not.toBeNull();
  expect(place.querySelector('svg')?.textContent).toContain('176.4 lb');
  expect(line(['2026-02-08'], '4w').textContent).toContain('No weight in this range. The last was 176.4 lb, on Feb 8');
});

test('a year has its years at both ends', () => {
  const place = line(['2025-06-10', '2025-12-01', '2026-06-10'], '1y');
  const ends = [...place.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(ends).toEqual(expect.arrayContaining(['Jun 10, 2025', 'Jun 10, 2026']));
});
