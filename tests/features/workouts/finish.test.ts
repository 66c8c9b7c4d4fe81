import { expect, it } from 'vitest';
import { useTraining } from '#src/features/workouts/active/use-training.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { mount } from '../../data/mount.tsx';
import { aServer } from '../../data/parts.ts';
import { did } from '../../support/did.ts';

const { aUser } = aServer();

it('a workout whose end is pressed twice ends once', async () => {
  const { page, open, userId } = await aUser();
  const plan = {
    user_id: userId,
    name: 'Push',
    scheduled_for: '2026-05-01T10:00:00.000Z',
    exercises: [],
    started: true,
  };
  const id = await did(open.db, planSession(plan));
  const session = await sessionById(open.db, id);
  if (!session) throw new Error('there is no session');
  const training = mount(page, useTraining);
  const finish = (): Promise<boolean> => training.now.finish(session, { duration_minutes: 40 });
  expect(await Promise.all([finish(), finish()])).toEqual([true, false]);
  expect(shownToasts()).toHaveLength(1);
});
