import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { planChangesOf } from '#src/features/care/plan/changes.ts';
import { alongOf } from '#src/work/versions/along.ts';
import type { MealOnce, OwnVersions, ProgramOnce } from '#src/work/versions/shape.ts';
import { numbered } from '../../support/members.ts';
import { aStep } from '../../support/step.ts';
import { page } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { ChangesCard } = await import('#src/features/care/plan/changes-card.tsx');

const HERE = { today: '2026-03-04', zone: 'Africa/Lagos' };
const NGOZI = numbered(7);
const { local, put } = aDevice();

const PROGRAM: ProgramOnce = {
  title: 'Knees',
  description: '',
  duration_weeks: 4,
  difficulty: 'beginner',
  starts_on: null,
  weekdays: [],
  steps: [aStep({ exercise_id: numbered(30) })],
};
const MEAL: MealOnce = {
  id: numbered(40),
  instead_of: null,
  meal_type: 'lunch',
  name: 'Eba',
  food_id: null,
  grams: null,
  servings: null,
  calories: 400,
  protein: 4,
  carbs: 80,
  fat: 2,
  notes: null,
};
const made = (n: number, at: string, author_id: string, author: string, role: string) => ({
  id: numbered(n),
  made_at: `2026-03-03T${at}:00+00:00`,
  author_id,
  author,
  role,
});
const program = (n: number, at: string, author_id: string, plan: Partial<ProgramOnce>) => ({
  ...made(n, at, author_id, author_id === CLIENT ? 'Bísí' : 'Kemi', author_id === CLIENT ? 'client' : 'trainer'),
  program_id: numbered(50),
  plan: { ...PROGRAM, ...plan },
});
// As the server sends them: the newest first.
const VERSIONS: OwnVersions = {
  programs: [
    program(3, '12:00', CLIENT, { weekdays: [1], duration_weeks: 6 }),
    program(2, '11:00', ME, { duration_weeks: 6 }),
    program(1, '10:00', ME, {}),
  ],
  days: [{ ...made(4, '11:30', NGOZI, 'Ngozi', 'nutritionist'), day: '2026-03-05', plan: [MEAL] }],
};

it('programs and meals stand in one order of time, each with who changed it', () => {
  const told = planChangesOf(VERSIONS).map(({ what, made: { author, made_at } }) => [
    what,
    author,
    made_at.slice(11, 16),
  ]);
  expect(told).toEqual([
    ['program', 'Bísí', '12:00'],
    ['meals', 'Ngozi', '11:30'],
    ['program', 'Kemi', '11:00'],
    ['program', 'Kemi', '10:00'],
  ]);
});

it('what shows nothing is no change, and one program is not compared with another', () => {
  const again = program(5, '13:00', ME, { weekdays: [1], duration_weeks: 6 });
  const other = { ...program(6, '09:00', ME, { duration_weeks: 8 }), program_id: numbered(51) };
  const told = planChangesOf({ programs: [again, ...VERSIONS.programs, other], days: [] });
  expect(told.map(({ made: { id } }) => id)).toEqual([3, 2, 1, 6].map(numbered));
  expect(told.at(-1)).toMatchObject({ changes: null });
});

const aProgram = { id: numbered(50), user_id: CLIENT, assigned_by: ME, title: 'Knees', status: 'active' };
const keep = (of: string) =>
  local().facts.put({ name: 'kept:plan-versions', value: { at: Date.now(), of, versions: VERSIONS } });
const card = () => aScreen(local(), CLIENT, createElement(ChangesCard, { here: HERE }));

it('what was kept is read without a network: when, who of which kind, and what', async () => {
  await put(workoutPrograms, aProgram);
  await keep((await alongOf(local(), CLIENT, HERE.today)).of);
  const { place } = card();
  await expect.poll(() => place.textContent).toContain('Training: Knees');
  const text = place.textContent;
  expect(text).toContain('Kemi, Gym Trainer');
  expect(text).toContain('Weeks 4 → 6');
  expect(text).toContain('The program was made.');
  expect(text).toContain('Ngozi, Nutritionist');
  expect(text).toContain('Added: Eba, Lunch');
  expect(text).toMatch(/, You/);
  expect(text).not.toContain('connection');
});

it('where the plan has changed since it says so, and shows what was known', async () => {
  await put(workoutPrograms, aProgram);
  await keep((await alongOf(local(), CLIENT, HERE.today)).of);
  await put(workoutPrograms, { ...aProgram, title: 'Knees again', updated_at: '2026-03-04T08:00:00Z' });
  const { place } = card();
  await expect.poll(() => place.textContent).toContain('Something changed since');
  expect(place.textContent).toContain('Weeks 4 → 6');
});

it('where nothing was kept yet it says when it comes, and nothing where nobody planned anything', async () => {
  const empty = card();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(empty.place.textContent).toBe('Leave');
  await put(workoutPrograms, aProgram);
  await expect.poll(() => empty.place.textContent).toContain('as soon as there is a connection');
});
