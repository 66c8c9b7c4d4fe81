import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setGoal, changeGoalStatus, removeGoal } from '#sync/actions/goals.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { dayIn } from '#src/lib/days.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';

const { Awarding } = await import('#src/work/achievements/awarding.tsx');

const ZONE = 'Africa/Lagos';
const HERE = { today: dayIn(ZONE), zone: ZONE };
const ME = numbered(1);
const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  await db.facts.put({ name: 'last-sync', value: Date.now() });
});
afterEach(() => db.close());

async function reached(): Promise<string> {
  const goal = { user_id: ME, category: 'lifestyle', kind: 'custom', title: 'Read', target: 1 } as const;
  const id = await did(db, setGoal({ ...goal, start_date: HERE.today }));
  await did(db, changeGoalStatus(id, { status: 'completed' }));
  return id;
}

const codes = async () => (await achievementsOf(db, ME)).map(({ code }) => code);
const watch = () => aScreen(db, ME, createElement(Awarding, { here: HERE }));

const training = (status: string) =>
  db.rows(workoutSessions).put({
    ...STAMP,
    id: numbered(9),
    user_id: ME,
    status,
    started_at: new Date().toISOString(),
    completed_at: null,
  });

test('what is reached is awarded once, and taken back with its row', async () => {
  const id = await reached();
  watch();
  watch();
  await expect.poll(codes).toEqual(['goals:1']);
  await did(db, removeGoal(id));
  await expect.poll(codes).toEqual([]);
});

test('nothing is awarded while somebody trains, and all of it afterwards', async () => {
  await training('in-progress');
  await reached();
  watch();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await codes()).toEqual([]);
  await training('discarded');
  await expect.poll(codes).toEqual(['goals:1']);
});

test('who wants none is awarded none', async () => {
  await db.rows(userSettings).put({ ...STAMP, id: ME, gamification: false });
  await reached();
  watch();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await codes()).toEqual([]);
});
