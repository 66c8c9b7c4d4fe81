import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { keepProgram } from '#sync/actions/own-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { changeOffer, offerProgram } from '#sync/actions/offered-programs.ts';
import { acceptProgram, chooseDays, shiftProgram } from '#sync/actions/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { Starting } from '#src/features/workouts/use-starting.ts';
import { todaysWorkout } from '#src/features/workouts/queries.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { isTrainingDay } from '#src/work/training/dates.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aStep, ownPlan, UNDIVIDED } from '../../support/step.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { WorkoutsSheets } = await import('#src/features/workouts/workouts-sheets.tsx');
const { TrainingDays } = await import('#src/features/workouts/training-days.tsx');

const { local } = aDevice();
const ZONE = 'Africa/Lagos';
const TODAY = dayIn(ZONE);
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
const IN_TWO_DAYS = addDays(TODAY, 2);

const STEP = aStep({ exercise_id: numbered(30) });
const HEAD = { title: 'Knees', description: '', duration_weeks: 4, difficulty: 'beginner' as const, ...UNDIVIDED };
const PLAN = { ...HEAD, starts_on: null, weekdays: [weekdayOf(TODAY)], steps: [STEP] };

async function offered() {
  await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan: PLAN }));
  const [program] = await programsOf(local(), CLIENT);
  if (!program) throw new Error('it was offered');
  return program;
}
async function followed() {
  const { id } = await offered();
  await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: TODAY }));
  await did(local(), acceptProgram(id, TODAY));
  return id;
}
const there = async () => (await programsOf(local(), CLIENT))[0];
const next = async () => (await todaysWorkout(local(), CLIENT, { today: TODAY, zone: ZONE })).next;

it('the days a client chooses take the place of those the trainer proposed, and the program falls on them', async () => {
  const id = await followed();
  expect((await next())?.on).toBe(TODAY);
  await did(local(), shiftProgram(id, 1));
  await did(local(), chooseDays(id, [weekdayOf(IN_TWO_DAYS)], TODAY));
  expect(await there()).toMatchObject({ weekdays: [weekdayOf(IN_TWO_DAYS)], starts_on: TODAY, shifted: 0 });
  expect(await next()).toMatchObject({ on: IN_TWO_DAYS, missed: 0 });
  const program = await there();
  if (!program) throw new Error('it is followed');
  expect([TODAY, IN_TWO_DAYS].map((day) => isTrainingDay(program, day, { today: TODAY, zone: ZONE }))).toEqual([
    false,
    true,
  ]);
  await did(local(), chooseDays(id, [], TODAY));
  expect(await there()).toMatchObject({ weekdays: [], starts_on: null });
  expect((await next())?.on).toBeNull();
});

it('the trainer may propose others, which hold from then on', async () => {
  const id = await followed();
  await did(local(), chooseDays(id, [weekdayOf(IN_TWO_DAYS)], TODAY));
  const tomorrow = addDays(TODAY, 1);
  await did(local(), changeOffer(id, { plan: { ...PLAN, weekdays: [weekdayOf(tomorrow)] }, today: TODAY }));
  expect((await next())?.on).toBe(tomorrow);
});

it('they are chosen where the program is read, before it is started too', async () => {
  const program = await offered();
  const screen = aScreen(local(), CLIENT, createElement(TrainingDays, { program: { ...program, weekdays: [] } }));
  expect(screen.place.textContent).toContain('Without days it goes on whenever you train.');
  expect(screen.button('Train on these days')).toBeUndefined();
  for (const day of ['Thu', 'Mon']) screen.press(day);
  expect(screen.place.textContent).toContain('Its sessions fall on these days');
  screen.pressTwice('Train on these days');
  await expect.poll(async () => (await there())?.weekdays).toEqual([1, 4]);
  await expect.poll(() => screen.button('Train on these days')).toBeUndefined();
  expect((await there())?.status).toBe('offered');
});

it('a program of one’s own is made of the routines, a day each, and its last week is light', async () => {
  for (const title of ['Push', 'Pull']) await did(local(), keepProgram(CLIENT, ownPlan(title, [STEP])));
  const closed = vi.fn<() => void>();
  const props = { shown: { sheet: 'new-program' } as const, starting: {} as Starting, onShow: closed };
  const screen = aScreen(local(), CLIENT, createElement(MemoryRouter, null, createElement(WorkoutsSheets, props)));
  await expect.poll(() => screen.button('Of my routines, a day each')).toBeDefined();
  screen.press('Of my routines, a day each');
  screen.press('Save');
  await expect.poll(() => screen.place.textContent).toContain('It needs a name');
  screen.type('Name', 'Mine');
  screen.press('Save');
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const made = (await programsOf(local(), CLIENT)).find(({ title }) => title === 'Mine');
  expect(made).toMatchObject({ block_weeks: [3, 1], block_names: ['', 'Light week'], sessions: 8, status: 'offered' });
  expect((await programPlan(local(), made?.id ?? '')).map(({ block, day, sets }) => [block, day, sets])).toEqual([
    [1, 1, 3],
    [1, 2, 3],
    [2, 1, 2],
    [2, 2, 2],
  ]);
});
