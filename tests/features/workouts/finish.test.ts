import { expect, it, onTestFinished } from 'vitest';
import { useTraining } from '#src/features/workouts/active/use-training.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { mount } from '../../data/mount.tsx';
import { aServer } from '../../data/parts.ts';
import { did } from '../../support/did.ts';

const { aUser } = aServer();

async function aWorkout() {
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
  return { session, training: mount(page, useTraining) };
}

it('a workout whose end is pressed twice ends once', async () => {
  const { session, training } = await aWorkout();
  const finish = (): Promise<boolean> => training.now.finish(session, { duration_minutes: 40 });
  expect(await Promise.all([finish(), finish()])).toEqual([true, false]);
  expect(shownToasts()).toHaveLength(1);
});

it.each(['finish', 'discard'] as const)('no rest is told after %s', async (end) => {
  const told: unknown[] = [];
  const controller = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller, ready: new Promise(() => undefined) },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { session, training } = await aWorkout();
  expect(await training.now[end](session, { duration_minutes: 40 })).toBe(true);
  expect(told).toContainEqual({ type: 'REST', rest: null });
});
