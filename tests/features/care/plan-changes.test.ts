import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { keyOf } from '#sync/engine/journal.ts';
import type { AppData } from '#src/data/app-data.ts';
import { planChangesOf } from '#src/features/care/plan/changes.ts';
import { spellsOf } from '#src/work/versions/changes.ts';
import { alongOf, useVersionsAlong } from '#src/work/versions/along.ts';
import type { MealOnce, OwnVersions, ProgramOnce } from '#src/work/versions/shape.ts';
import { numbered } from '../../support/members.ts';
import { aStep, UNDIVIDED } from '../../support/step.ts';
import { page, shown } from '../../ui/page.ts';
import { aDevice, CLIENT, ME } from '../provider/local.ts';
import { around, aScreen } from '../screen.tsx';
import { spoken } from '../spoken.tsx';

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
  ...UNDIVIDED,
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
  is_first: n === 1,
  plan: { ...PROGRAM, ...plan },
});
// As the server sends them: the newest first.
const VERSIONS: OwnVersions = {
  programs: [
    program(3, '12:00', CLIENT, { weekdays: [1], duration_weeks: 6 }),
    program(2, '11:00', ME, { duration_weeks: 6 }),
    program(1, '10:00', ME, {}),
  ],
  days: [
    {
      ...made(4, '11:30', NGOZI, 'Ngozi', 'nutritionist'),
      day: '2026-03-05',
      plan: [MEAL, { ...MEAL, id: numbered(41) }],
    },
  ],
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
  const other = { ...program(6, '09:00', ME, { duration_weeks: 8 }), program_id: numbered(51), is_first: true };
  const told = planChangesOf({ programs: [again, ...VERSIONS.programs, other], days: [] });
  expect(told.map(({ made: { id } }) => id)).toEqual([3, 2, 1, 6].map(numbered));
  expect(told.at(-1)).toMatchObject({ changes: null });
});

it('of the oldest that is told it is said what it changed only if it was the first', () => {
  const all = [3, 2, 1].map((n) => program(n, `1${n}:00`, ME, { duration_weeks: n }));
  const toldOf = (programs: OwnVersions['programs']) =>
    planChangesOf({ programs, days: [] }).map(({ made: { id } }) => id);
  expect(toldOf(all)).toEqual([3, 2, 1].map(numbered));
  expect(toldOf(all.map((version) => ({ ...version, is_first: false })))).toEqual([3, 2].map(numbered));
});

it('of a day whose first version is told no more only what changed since is said', () => {
  const on = { day: '2026-03-05', is_first: false };
  const eba = { ...made(5, '11:00', NGOZI, 'Ngozi', 'nutritionist'), ...on, plan: [MEAL] };
  const yam = {
    ...made(6, '11:10', NGOZI, 'Ngozi', 'nutritionist'),
    ...on,
    plan: [MEAL, { ...MEAL, id: numbered(41), name: 'Yam' }],
  };
  const saidOf = (versions: OwnVersions['days']) =>
    spellsOf(versions).map((spell) => spell.days.map(({ changes }) => changes.map(({ thing }) => thing.name)));
  expect(saidOf([yam, eba])).toEqual([[['Yam']]]);
  expect(saidOf([yam, { ...eba, is_first: true }])).toEqual([[['Eba', 'Yam']]]);
  expect(planChangesOf({ programs: [], days: [eba] })).toEqual([]);
});

const aProgram = { id: numbered(50), user_id: CLIENT, assigned_by: ME, title: 'Knees', status: 'active' };
const keep = (of: string) =>
  local().facts.put({ name: 'kept:plan-versions', value: { at: Date.now(), of, versions: VERSIONS } });
const card = () => aScreen(local(), CLIENT, createElement(ChangesCard, { here: HERE }));
/** Says that the card has had its answer too. */
const Known = () => useVersionsAlong(HERE.today) && 'Known';
const cardOnceKnown = () =>
  aScreen(local(), CLIENT, [
    createElement(ChangesCard, { key: 'card', here: HERE }),
    createElement(Known, { key: 'known' }),
  ]);

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
  // Twice at lunch, and told once.
  expect(text.split('Added: Eba, Lunch')).toHaveLength(2);
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
  const empty = cardOnceKnown();
  await expect.poll(() => empty.place.textContent).toBe('LeaveKnown');
  await put(workoutPrograms, aProgram);
  await expect.poll(() => empty.place.textContent).toContain('as soon as there is a connection');
});

const LATER = { updated_at: '2026-03-04T09:00:00Z' };
const aMeal = {
  ...MEAL,
  user_id: CLIENT,
  planned_by: NGOZI,
  date: '2026-03-05',
  logged: false,
  swapped: false,
  created_at: '2026-03-01T09:00:00Z',
};
const now = (today = HERE.today) => alongOf(local(), CLIENT, today);
async function planned(): Promise<void> {
  await put(workoutPrograms, aProgram);
  await put(workoutProgramExercises, {
    ...PROGRAM.steps[0],
    id: numbered(60),
    program_id: aProgram.id,
    order_index: 1,
  });
  await put(mealPlans, aMeal);
  await put(mealPlans, { ...aMeal, id: numbered(41), date: HERE.today });
  await put(mealPlans, { ...aMeal, id: numbered(42), date: '2026-03-19' });
}

it('what was eaten, a program that was started and a day that is over are no change of the plan', async () => {
  await planned();
  await keep((await now()).of);
  await put(mealPlans, { ...aMeal, ...LATER, logged: true, logged_at: LATER.updated_at });
  await put(mealPlans, { ...aMeal, id: numbered(43), planned_by: null });
  await put(workoutPrograms, { ...aProgram, ...LATER, started_at: LATER.updated_at, shifted: 1 });
  expect((await now()).isChanged).toBe(false);
  expect((await now('2026-03-05')).isChanged).toBe(false);
});

it.each([
  ['a meal', mealPlans, { ...aMeal, calories: 500 }],
  ['a meal of a later week', mealPlans, { ...aMeal, id: numbered(44), date: '2026-03-26' }],
  ['the days of a program', workoutPrograms, { ...aProgram, weekdays: [2] }],
  ['an exercise', workoutProgramExercises, { ...PROGRAM.steps[0], id: numbered(60), program_id: aProgram.id, sets: 9 }],
])('%s that was planned otherwise is a change of the plan', async (_, entity, row) => {
  await planned();
  await keep((await now()).of);
  await put(entity, row);
  expect(await now()).toMatchObject({ isChanged: true, isDue: true });
});

it('what was kept two weeks ago is asked for again, although the plan is the same', async () => {
  await put(workoutPrograms, aProgram);
  const { of } = await now();
  const keptOn = (day: string) =>
    local().facts.put({
      name: 'kept:plan-versions',
      value: { at: Date.parse(`${day}T12:00:00Z`), of, versions: VERSIONS },
    });
  await keptOn('2026-02-18');
  expect(await now()).toMatchObject({ isChanged: false, isDue: false });
  await keptOn('2026-02-17');
  expect(await now()).toMatchObject({ isChanged: false, isDue: true });
});

it('where all of it is over there is no card', async () => {
  await put(workoutPrograms, { ...aProgram, status: 'completed' });
  expect(await now()).toMatchObject({ of: '', isChanged: false, isDue: false });
});

it('where nothing of it was changed there is no card', async () => {
  await put(workoutPrograms, aProgram);
  const { of } = await now();
  await local().facts.put({
    name: 'kept:plan-versions',
    value: { at: Date.now(), of, versions: { programs: [], days: [] } },
  });
  const { place } = cardOnceKnown();
  await expect.poll(() => place.textContent).toBe('LeaveKnown');
});

it('a plan that was taken back is another than what was kept', async () => {
  await put(workoutPrograms, aProgram);
  await keep((await now()).of);
  await put(workoutPrograms, { ...aProgram, deleted: true });
  expect(await now()).toMatchObject({ of: '', isChanged: true, isDue: true });
});

it('nothing is asked for before one’s own change of it was sent', async () => {
  await planned();
  const entry = { key: keyOf('workout_programs', aProgram.id), entity: 'workout_programs', id: aProgram.id, rank: 1 };
  const seq = await local().outbox.add(entry as never);
  expect(await now()).toMatchObject({ isChanged: true, isDue: false });
  await local().outbox.delete(seq);
  expect(await now()).toMatchObject({ isChanged: true, isDue: true });
});

it('where the question fails it is asked once more, and what came is kept', async () => {
  await put(workoutPrograms, aProgram);
  let asked = 0;
  const throwOnError = async () => {
    asked += 1;
    if (asked === 1) throw new Error('the server was busy');
    return { data: VERSIONS };
  };
  const client = { rpc: () => ({ abortSignal: () => ({ throwOnError }) }) };
  const open = { state: 'open', userId: CLIENT, db: local() };
  const data = {
    opening: { getSnapshot: () => open, subscribe: () => () => undefined },
    session: { supabase: async () => client },
    start: () => () => undefined,
  } as unknown as AppData;
  const place = shown(around(data, spoken('en', createElement(ChangesCard, { here: HERE }))));
  await expect.poll(() => place.textContent, { timeout: 5000 }).toContain('Weeks 4 → 6');
  expect(asked).toBe(2);
  expect(await now()).toMatchObject({ isChanged: false, isDue: false });
});
