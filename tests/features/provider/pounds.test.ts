import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { finishSession, planSession } from '#sync/actions/workout-sessions.ts';
import { logSet } from '#sync/actions/workout-sets.ts';
import { platesFor, stepIn } from '#sync/rules/plates.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

vi.stubGlobal('location', page.location);

const { StepSize } = await import('#src/work/programs/step-size.tsx');
const { TrainingSheet } = await import('#src/features/provider/record/training-sheet.tsx');

const { local } = aDevice();
afterEach(() => settings.choose({ units: 'imperial' }));

it('a trainer who thinks in pounds writes a step as plates are hung there, and it can be hung in kilograms too', async () => {
  settings.choose({ units: 'imperial' });
  const written: number[] = [];
  const size = createElement(StepSize, { kg: 2.5, onChange: (kg: number) => void written.push(kg) });
  const screen = aScreen(local(), ME, size);
  await expect.poll(() => screen.read('Step')).toBe('2.5');
  const labels = [...screen.place.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(labels.slice(0, 7)).toEqual(['2.5 lb', '5 lb', '10 lb', '15 lb', '20 lb', '25 lb', '30 lb']);
  screen.choose('Step', '5');
  expect(written).toEqual([5]);
  expect([stepIn(5, 'imperial'), stepIn(5, 'metric')]).toEqual([10, 5]);
  expect(Math.round((platesFor(5, 'imperial').more(45.36) / 0.45359237) * 10) / 10).toBe(110);
});

it('a step that is no pair of plates in pounds is told as the one that is hung for it', async () => {
  settings.choose({ units: 'imperial' });
  const screen = aScreen(local(), ME, createElement(StepSize, { kg: 2, onChange: () => undefined }));
  await expect.poll(() => screen.read('Step')).toBe('2.5');
  expect(stepIn(2, 'imperial')).toBe(5);
});

it('who thinks in kilograms goes by halves of one, and reads a client’s weights in them', async () => {
  settings.choose({ units: 'metric' });
  const screen = aScreen(local(), ME, createElement(StepSize, { kg: 2.5, onChange: () => undefined }));
  await expect.poll(() => screen.place.textContent).toContain('kg');
  expect(screen.place.querySelectorAll('option')).toHaveLength(0);
});

it.each([
  ['metric', '8 × 40 kg'],
  ['imperial', '8 × 88.2 lb'],
] as const)('the weights of a client stand in the %s units of the trainer', async (units, told) => {
  settings.choose({ units });
  const plan = { user_id: CLIENT, name: 'Legs', scheduled_for: '2026-03-02T10:00:00Z', started: true };
  const id = await did(local(), planSession({ ...plan, exercises: [{ exercise_id: numbered(21) }] }));
  const [planned] = await exercisesOfSession(local(), id);
  await did(local(), logSet(planned?.id ?? '', { reps: 8, weight_kg: 40 }));
  await did(local(), finishSession(id, {}));
  const { place } = aScreen(local(), ME, createElement(TrainingSheet, { id, onClose: () => undefined }));
  await expect.poll(() => place.textContent).toContain(told);
});
