import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeGoalStatus, logGoalProgress, setGoal } from '#sync/actions/goals.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { entities } from '#sync/entities/index.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { overviewOf } from '#src/features/goals/queries.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { standingOf } from '#src/work/goals/standing.ts';
import { trendOf } from '#src/work/goals/trend.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { GoalSheet } = await import('#src/features/goals/goal-sheet.tsx');

const ZONE = 'Africa/Lagos';
const HERE = { today: dayIn(ZONE), zone: ZONE };
const ME = numbered(1);

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const aim = (kind: Goal['kind'], category: Goal['category'], part: Partial<Goal> = {}) =>
  did(
    db,
    setGoal({
      user_id: ME,
      kind,
      category,
      title: kind,
      target: 10,
      start_value: 0,
      start_date: addDays(HERE.today, -10),
      ...part,
    }),
  );

test('the four figures are of the active goals', async () => {
  const target_date = addDays(HERE.today, 10);
  await did(db, logGoalProgress(await aim('custom', 'lifestyle', { target_date }), 5));
  await did(db, logGoalProgress(await aim('custom', 'lifestyle', { target_date }), 1));
  await did(db, logGoalProgress(await aim('custom', 'lifestyle'), 10));
  await did(db, changeGoalStatus(await aim('custom', 'lifestyle'), { status: 'cancelled' }));
  const { active, others, onTrack, average } = await overviewOf(db, ME, HERE);
  expect([active.length, others.length, onTrack]).toEqual([3, 1, 2]);
  expect(average).toBeCloseTo((0.5 + 0.1 + 1) / 3, 9);
});

test('a body that is not to be judged has no goals, and they are back with it', async () => {
  await aim('weight', 'weight');
  await aim('waist', 'weight');
  await aim('custom', 'lifestyle');
  const row = { id: ME, rev: '', updated_at: new Date(0).toISOString(), deleted: false };
  await db.rows(userSettings).put({ ...row, hide_body: true });
  const kinds = async () => (await overviewOf(db, ME, HERE)).active.map(({ goal }) => goal.kind);
  expect(await kinds()).toEqual(['custom']);
  await db.rows(userSettings).put({ ...row, hide_body: false });
  expect(await kinds()).toHaveLength(3);
});

const sheetOf = (part: Partial<Goal>) => {
  const today = '2026-06-10';
  const trend = trendOf(Array.from({ length: 60 }, (_, n) => ({ day: addDays(today, n - 59), value: 100 - n * 0.02 })));
  const goal = {
    id: randomUUID(),
    user_id: ME,
    kind: 'weight',
    category: 'weight',
    title: 'Lighter',
    description: null,
    status: 'active',
    unit: 'kg',
    target: 80,
    start_value: 100,
    start_date: addDays(today, -59),
    target_date: addDays(today, 30),
    current: 0,
    exercise_id: null,
    provider_id: null,
    ...part,
  } as Goal;
  const standing = standingOf(goal, { now: trend.at(-1)?.value ?? 0, readings: [], trend }, today);
  const show = (): void => undefined;
  const sheet = createElement(GoalSheet, { standing, setBy: null, here: { today, zone: ZONE }, onShow: show });
  return createElement(MemoryRouter, null, sheet);
};

test('behind its pace a goal offers another date and its plan, and no plan where there is none', async () => {
  const screen = aScreen(db, ME, sheetOf({}));
  await expect.poll(() => screen.place.textContent).toContain('You need −');
  expect(screen.place.textContent).toContain('Move the date');
  expect(screen.place.textContent).toContain('Change the plan');
  const other = { kind: 'body-fat', category: 'health', target: 60 } as const;
  const planless = aScreen(db, ME, sheetOf(other));
  await expect.poll(() => planless.place.textContent).toContain('Move the date');
  expect(planless.place.textContent).not.toContain('Change the plan');
});
