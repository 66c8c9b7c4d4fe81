import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { logMeal, planForClient, removeMeals } from '#sync/actions/meal-plans.ts';
import { planAgain } from '#sync/actions/meal-versions.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { programChanges, spellsOf } from '#src/work/versions/changes.ts';
import type { DayVersion, MealOnce } from '#src/work/versions/shape.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';
import { meal, PROGRAM, stepOf } from './versions-told.ts';

describe('what changed in a program', () => {
  it('is told by what is another: the head, a step that was added, one taken out, one with other figures', () => {
    const is = {
      ...PROGRAM,
      weekdays: [2],
      steps: [stepOf('squat'), stepOf('squat', { sets: 2, rule: 'linear' as const, step_kg: 5 }), stepOf('plank')],
    };
    const { head, steps, isReordered } = programChanges(PROGRAM, is);
    expect(head).toEqual([{ key: 'weekdays', was: [1, 4], is: [2] }]);
    expect(steps.map(({ what, thing }) => [what, thing.exercise_id])).toEqual([
      ['changed', 'squat'],
      ['added', 'plank'],
      ['removed', 'row'],
    ]);
    expect(steps[0]).toMatchObject({ fields: [{ key: 'sets', was: 1, is: 2 }, { key: 'rule' }, { key: 'step_kg' }] });
    expect(isReordered).toBe(false);
  });

  it('is told of the block an exercise is in, also of one that came with it', () => {
    const blocks = { block_weeks: [3, 1], block_names: ['Build', 'Deload'] };
    const divided = { ...PROGRAM, ...blocks, steps: [...PROGRAM.steps, stepOf('squat', { block: 2, sets: 2 })] };
    const { head, steps, isReordered, blocks: names } = programChanges(PROGRAM, divided);
    expect(head.map(({ key }) => key)).toEqual(['block_names', 'block_weeks']);
    expect(steps).toEqual([{ what: 'added', thing: divided.steps[3] }]);
    expect([isReordered, names]).toEqual([false, { was: [], is: ['Build', 'Deload'] }]);
    expect(programChanges(divided, PROGRAM).blocks).toEqual({ was: ['Build', 'Deload'], is: [] });
  });

  it('compares a block with what it was, wherever it stands now', () => {
    const own = (block: number, sets: number) => [stepOf('squat', { block, sets }), stepOf('row', { block, sets })];
    const was = { ...PROGRAM, block_weeks: [3, 2, 1], block_names: ['Build', '', 'Deload'] };
    const before = { ...was, steps: [...own(1, 4), ...own(2, 5), ...own(3, 2)] };
    const without = { ...was, block_weeks: [2, 1], block_names: ['', 'Deload'], steps: [...own(1, 5), ...own(2, 2)] };
    expect(programChanges(before, without).steps).toEqual(own(1, 4).map((thing) => ({ what: 'removed', thing })));
    const moved = { ...was, block_names: ['Deload', '', 'Build'], block_weeks: [1, 2, 3] };
    const turned = { ...moved, steps: [...own(1, 2), ...own(2, 5), ...own(3, 4)] };
    expect(programChanges(before, turned)).toMatchObject({ steps: [], isReordered: true });
    const lighter = { ...moved, steps: [...own(1, 1), ...own(2, 5), ...own(3, 4)] };
    expect(programChanges(before, lighter).steps).toMatchObject([
      { what: 'changed', thing: { block: 1 }, fields: [{ key: 'sets', was: 2, is: 1 }] },
      { what: 'changed', thing: { block: 1 }, fields: [{ key: 'sets', was: 2, is: 1 }] },
    ]);
  });

  it('is another order where the exercises are the same', () => {
    const turned = { ...PROGRAM, steps: [stepOf('row'), stepOf('squat'), stepOf('squat', { sets: 1 })] };
    expect(programChanges(PROGRAM, turned)).toEqual({
      head: [],
      steps: [],
      isReordered: true,
      blocks: { was: [], is: [] },
    });
    expect(programChanges(PROGRAM, PROGRAM).isReordered).toBe(false);
  });
});

const [MON, TUE] = ['2026-03-09', '2026-03-10'] as const;

describe('what changed in a week of meals', () => {
  const version = (at: string, author_id: string, day: string, plan: MealOnce[]): DayVersion => ({
    id: `${at} ${day}`,
    made_at: `2026-03-04T${at}:00+00:00`,
    author_id,
    author: author_id,
    role: 'nutritionist',
    day,
    plan,
  });
  // As the server sends them: the newest first.
  const VERSIONS = [
    version('15:00', 'ngozi', MON, [meal(1, 'Akara')]),
    version('10:30', 'tunde', TUE, []),
    version('10:20', 'ngozi', TUE, [meal(2, 'Eba')]),
    version('10:00', 'ngozi', MON, [meal(1, 'Moi moi'), meal(3, 'Yam')]),
  ];

  it('is told by what one nutritionist did in one go, with how the week stood then', () => {
    const spells = spellsOf(VERSIONS);
    expect(
      spells.map(({ author, days }) => [
        author,
        days.map(({ day, changes }) => [day, ...changes.map(({ what, thing }) => `${what} ${thing.name}`)]),
      ]),
    ).toEqual([
      ['ngozi', [[MON, 'changed Akara', 'removed Yam']]],
      ['tunde', [[TUE, 'removed Eba']]],
      [
        'ngozi',
        [
          [MON, 'added Moi moi', 'added Yam'],
          [TUE, 'added Eba'],
        ],
      ],
    ]);
    expect(spells.map(({ stood }) => [stood.get(MON)?.length, stood.get(TUE)?.length])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
  });
});

describe('a day that is planned again as it was', () => {
  const { local } = aDevice();
  const PLANNING = { clientId: CLIENT, plannedBy: ME };
  const NOW = { date: MON, name: 'Akara', meal_type: 'lunch' as const, calories: 300, protein: 10, carbs: 40, fat: 8 };
  const day = async () => (await mealsOfDay(local(), CLIENT, MON)).map(({ name, calories }) => [name, calories]);
  const again = (meals: MealOnce[], last: string[] = []) =>
    did(local(), planAgain(PLANNING, [{ date: MON, meals, last }]));

  it('changes what is another, takes off what came since, and plans anew what was taken off', async () => {
    const kept = await did(local(), planForClient(PLANNING, NOW));
    await did(local(), planForClient(PLANNING, { ...NOW, name: 'Since then' }));
    const first = meal(51, 'Taken off');
    const version = [
      { ...meal(0, 'Moi moi', { calories: 250 }), id: kept },
      first,
      meal(52, 'Instead of it', { instead_of: first.id }),
    ];
    expect(await again(version)).toBe(4);
    expect(await day()).toEqual([
      ['Moi moi', 250],
      ['Taken off', 300],
      ['Instead of it', 300],
    ]);
    const rows = await mealsOfDay(local(), CLIENT, MON);
    expect(rows[2]?.instead_of).toBe(rows[1]?.id);
    expect(rows.map(({ planned_by }) => planned_by)).toEqual([ME, ME, ME]);
  });

  it('leaves what the client ate or took off, and says that nothing was to be done', async () => {
    const eaten = await did(local(), planForClient(PLANNING, NOW));
    await did(local(), logMeal(eaten));
    const off = await did(local(), planForClient(PLANNING, { ...NOW, name: 'Fufu' }));
    await did(local(), removeMeals([off]));
    const version = [
      { ...meal(0, 'Yam'), id: eaten },
      { ...meal(0, 'Fufu'), id: off },
    ];
    expect(await again(version, [eaten, off])).toBe(0);
    expect(await day()).toEqual([['Akara', 300]]);
    expect(await again([], [])).toBe(0);
    expect(await again(version, [eaten])).toBe(1);
  });
});
