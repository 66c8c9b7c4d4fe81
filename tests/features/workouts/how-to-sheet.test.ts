import { createElement, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { exerciseNames } from '#src/work/catalogue/exercises/names.ts';
import { workoutsWords } from '#src/features/workouts/words.ts';
import { kitWords } from '#src/ui/words.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { exercisesTold } from './catalogue.ts';

const { useWords } = await import('#src/ui/language.tsx');
const { HowToSheet } = await import('#src/features/workouts/active/how-to-sheet.tsx');

const plank = {
  name: 'Plank',
  owner_id: null,
  category: 'core',
  muscles: ['core'],
  secondary_muscles: [],
  equipment: 'none',
  difficulty: 'beginner',
  instructions: (await exercisesTold()).get('Plank'),
} as unknown as Exercise;

const squat = { ...plank, name: 'Wall ball', equipment: 'medicine ball', instructions: '' };

/** A screen whose own words are here already. */
function Screen({ exercise = plank }: { exercise?: Exercise }) {
  const [open, setOpen] = useState(false);
  useWords(kitWords);
  useWords(workoutsWords);
  useWords(exerciseNames);
  if (!open) return createElement('button', { type: 'button', onClick: () => setOpen(true) });
  return createElement(HowToSheet, { exercise, onClose: () => setOpen(false) });
}

async function opened(exercise: Exercise) {
  const place = shown(spoken('de', createElement(Screen, { exercise })));
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  tell(place.querySelector('button'), new page.MouseEvent('click', { bubbles: true }));
  return place;
}

it('how an exercise is done opens at once, and is told in one’s own language and at no moment in English', async () => {
  const place = await opened(plank);
  expect(place.querySelector('h2')?.textContent).toBe('Unterarmstütz');
  expect(place.querySelector('.inside')?.textContent).toBe('');
  await expect.poll(() => place.textContent).toContain('Stütze dich auf Unterarme und Zehen');
});

it('what goes wrong comes to it, with a drawing of what is held still', async () => {
  const place = await opened(plank);
  await expect.poll(() => place.textContent, { timeout: 5000 }).toContain('Die Hüfte hängt durch');
  await expect.poll(() => place.querySelector('figure')?.getAttribute('aria-label')).toBe('Zeichnung: Unterarmstütz');
  expect(place.querySelectorAll('.exercise-figure')).toHaveLength(1);
});

it('an exercise whose row says nothing is told by what comes, and its drawing moves when it is pressed', async () => {
  const place = await opened(squat);
  await expect.poll(() => place.querySelectorAll('.exercise-figure').length).toBe(2);
  await expect.poll(() => place.querySelectorAll('.inside li').length).toBe(2);
  expect(place.querySelector('.inside p')?.textContent).not.toBe('');
  vi.stubGlobal('requestAnimationFrame', (show: FrameRequestCallback) => setTimeout(() => show(performance.now()), 20));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const hand = (): string => place.querySelector('.exercise-figure .arm')?.getAttribute('d') ?? '';
  const before = hand();
  tell(place.querySelector('.exercise-figures'), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(hand).not.toBe(before);
  await expect.poll(hand, { timeout: 5000 }).toBe(before);
});

it('what the office wrote of an exercise of the library stands in place of what comes', async () => {
  const place = await opened({ ...squat, instructions: 'Throw it lower.' });
  await expect.poll(() => place.querySelectorAll('.inside li').length).toBe(2);
  expect(place.querySelector('.inside p')?.textContent).toBe('Throw it lower.');
});

it('where it cannot be had it says so, and comes with the network', async () => {
  const TOLD = '#src/work/catalogue/kept/how-to-en.ts';
  let isThere = false;
  vi.resetModules();
  vi.doMock(TOLD, () =>
    isThere
      ? Promise.resolve({
          texts: ['Wall ball|Throw and catch.|Too far|Too low'],
          words: { mistakes: 'Mistakes' },
          address: 'https://app.example/a.js',
        })
      : Promise.reject(new Error('no network')),
  );
  onTestFinished(() => vi.doUnmock(TOLD));
  const { ToldExercise } = await import('#src/features/workouts/exercises/told.tsx');
  const place = shown(createElement(ToldExercise, { exercise: squat }));
  await expect.poll(() => place.textContent).toContain('This needs a connection');
  isThere = true;
  page.dispatchEvent(new page.Event('online'));
  await expect.poll(() => place.textContent).toBe('Throw and catch.MistakesToo farToo low');
});
