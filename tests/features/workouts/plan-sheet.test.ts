import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { ActiveWorkout } from '#src/features/workouts/active/queries.ts';
import { entriesOf } from '#src/features/workouts/turn.ts';
import type { Training } from '#src/features/workouts/active/use-training.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { unopened } from '../unopened.tsx';
import { anExercise, aSet } from './rows.ts';

const { PlanSheet } = await import('#src/features/workouts/active/plan-sheet.tsx');

const named = (id: string, name: string) => [`of ${id}`, { name, owner_id: 'me' }] as const;

it('a tick is taken back where it was made by hand, and stands fast where the sets made it', async () => {
  const entries = entriesOf(
    [anExercise('squat', { completed: true }), anExercise('press', { completed: true })],
    [aSet('squat'), aSet('squat'), aSet('press')],
  );
  const workout = {
    rack: { plates: [], bar: null },
    entries,
    exercises: new Map([named('squat', 'Squat'), named('press', 'Press')]),
  };
  const ticked: unknown[] = [];
  const training = { tick: async (entry: unknown, completed: boolean) => ticked.push([entry, completed]) };
  const sheet = createElement(PlanSheet, {
    workout: workout as unknown as ActiveWorkout,
    training: training as unknown as Training,
    onShow: () => undefined,
    onChoose: () => undefined,
    onClose: () => undefined,
  });
  const place = shown(unopened(spoken('en', sheet)));
  await expect.poll(() => place.querySelectorAll('li').length).toBe(2);
  const [squat, press] = place.querySelectorAll('li');
  expect(squat?.textContent).toContain('2 of 2 sets');
  expect(squat?.querySelector('.logged')).not.toBeNull();
  expect(squat?.querySelector('[aria-pressed]')).toBeNull();
  tell(press?.querySelector('[aria-pressed="true"]'), new page.MouseEvent('click', { bubbles: true }));
  expect(ticked).toEqual([[entries[1], false]]);
});
