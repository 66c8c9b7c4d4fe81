import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overviewOf } from '#src/features/goals/queries.ts';
import { dayIn } from '#src/lib/days.ts';
import { declineProposal, proposeGoal } from '#sync/actions/goal-proposals.ts';
import { removeGoal, setGoal } from '#sync/actions/goals.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { did } from '../../support/did.ts';

const ZONE = 'Africa/Lagos';
const HERE = { today: dayIn(ZONE), zone: ZONE };
const ME = randomUUID();

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const STEPS = { category: 'lifestyle', kind: 'steps', exercise_id: null, title: 'Steps', unit: 'steps' } as const;
const propose = (goal_id: string | null) =>
  did(
    db,
    proposeGoal({
      ...STEPS,
      client_id: ME,
      provider_id: randomUUID(),
      goal_id,
      target: 9000,
      target_date: null,
      reason: null,
    }),
  );
const open = async () => (await overviewOf(db, ME, HERE)).proposals.map(({ id }) => id);

it('proposals wait for an answer, those for a goal only as long as it is there', async () => {
  const goal = await did(db, setGoal({ ...STEPS, user_id: ME, target: 8000, start_date: HERE.today }));
  const [first, figures] = [await propose(null), await propose(goal)];
  expect((await open()).toSorted()).toEqual([first, figures].toSorted());
  await did(db, removeGoal(goal));
  expect(await open()).toEqual([first]);
  await did(db, declineProposal(first, null));
  expect(await open()).toEqual([]);
});
