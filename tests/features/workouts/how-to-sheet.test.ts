import { createElement, useState } from 'react';
import { expect, it } from 'vitest';
import type { Exercise } from '#sync/entities/exercises.ts';
import { exerciseNames } from '#src/work/catalogue/exercises/names.ts';
import { workoutsWords } from '#src/features/workouts/words.ts';
import { kitWords } from '#src/ui/words.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

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
  instructions: 'Rest on your forearms and toes.',
} as unknown as Exercise;

/** A screen whose own words are here already. */
function Screen() {
  const [open, setOpen] = useState(false);
  useWords(kitWords);
  useWords(workoutsWords);
  useWords(exerciseNames);
  if (!open) return createElement('button', { type: 'button', onClick: () => setOpen(true) });
  return createElement(HowToSheet, { exercise: plank, onClose: () => setOpen(false) });
}

it('how an exercise is done opens at once, and is told in one’s own language and at no moment in English', async () => {
  const place = shown(spoken('de', createElement(Screen)));
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  tell(place.querySelector('button'), new page.MouseEvent('click', { bubbles: true }));
  expect(place.querySelector('h2')?.textContent).toBe('Unterarmstütz');
  expect(place.querySelector('.inside')?.textContent).toBe('');
  await expect.poll(() => place.textContent).toContain('Stütze dich auf Unterarme und Zehen');
});
