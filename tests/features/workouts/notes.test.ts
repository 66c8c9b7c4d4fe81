import 'fake-indexeddb/auto';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { editSession, planSession } from '#sync/actions/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { knownOf } from '#src/lib/answer.ts';
import { keepDraft } from '#src/data/drafts/drafts.ts';
import type { ActiveWorkout } from '#src/features/workouts/active/queries.ts';
import type { Training } from '#src/features/workouts/active/use-training.ts';
import { aDevice, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';
import { did } from '../../support/did.ts';

const { MemoryRouter } = await import('react-router-dom');
const { useRow } = await import('#src/data/rows.ts');
const { FinishSheet } = await import('#src/features/workouts/active/finish-sheet.tsx');
const { NotesSheet } = await import('#src/features/workouts/active/notes-sheet.tsx');
const { activeWorkout, notesNameOf } = await import('#src/features/workouts/active/queries.ts');
const { useTraining } = await import('#src/features/workouts/active/use-training.ts');

const FIELD = 'How was it';
const { local } = aDevice();
let id = '';

type Sheet = ComponentType<{ workout: ActiveWorkout; training: Training; onClose: () => void }>;

function Active({ sheet }: { sheet: Sheet }) {
  const training = useTraining();
  const workout = knownOf(useRow((db) => activeWorkout(db, ME, id)));
  return workout && createElement(sheet, { workout, training, onClose: () => undefined });
}

async function opened(sheet: Sheet) {
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, createElement(Active, { sheet })));
  await expect.poll(() => screen.read(FIELD)).toBeDefined();
  return screen;
}

const saved = async () => sessionById(local(), id);
/** As it comes from another device, or from another tab. */
const saveElsewhere = (notes: string) => did(local(), editSession(id, { notes }));

beforeEach(async () => {
  const plan = { user_id: ME, name: 'Legs', scheduled_for: '2026-03-02T16:00:00.000Z', exercises: [], started: true };
  id = await did(local(), planSession(plan));
});

it('a workout that is finished without a word keeps the notes of another device', async () => {
  const screen = await opened(FinishSheet);
  await saveElsewhere('The knee hurts');
  await expect.poll(() => screen.read(FIELD)).toBe('The knee hurts');
  screen.press('Finish');
  await expect.poll(saved).toMatchObject({ status: 'completed', notes: 'The knee hurts' });
});

it('so do notes that are saved without having been typed over', async () => {
  await saveElsewhere('Warm');
  const screen = await opened(NotesSheet);
  screen.type(FIELD, 'Warm!');
  screen.type(FIELD, 'Warm');
  await saveElsewhere('The knee hurts');
  await expect.poll(() => screen.read(FIELD)).toBe('The knee hurts');
  screen.press('Save');
  await expect.poll(saved).toMatchObject({ notes: 'The knee hurts' });
});

it('notes of another device that came after what is being typed can be read, and taken', async () => {
  const screen = await opened(FinishSheet);
  screen.type(FIELD, 'Went well');
  expect(screen.place.textContent).not.toContain('Saved meanwhile');
  await saveElsewhere('The knee hurts');
  await expect.poll(() => screen.place.textContent).toContain('Saved meanwhile');
  expect(screen.place.textContent).toContain('The knee hurts');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read(FIELD)).toBe('Went well');
  expect(screen.place.textContent).toContain('Saved meanwhile');
  screen.press('Take that instead');
  expect(screen.read(FIELD)).toBe('The knee hurts');
  expect(screen.place.textContent).not.toContain('Saved meanwhile');
  screen.press('Finish');
  await expect.poll(saved).toMatchObject({ status: 'completed', notes: 'The knee hurts' });
});

it('what was typed is what is saved, in either sheet', async () => {
  const notes = await opened(NotesSheet);
  notes.type(FIELD, ' Warm ');
  notes.press('Save');
  await expect.poll(saved).toMatchObject({ notes: 'Warm' });
  notes.press('Leave');
  const finish = await opened(FinishSheet);
  await expect.poll(() => finish.read(FIELD)).toBe('Warm');
  finish.type(FIELD, '');
  finish.press('Finish');
  await expect.poll(saved).toMatchObject({ status: 'completed', notes: null });
});

it('what was typed before an update of the app is still there', async () => {
  await keepDraft(local(), notesNameOf(id), 'The left knee');
  expect((await opened(NotesSheet)).read(FIELD)).toBe('The left knee');
});
