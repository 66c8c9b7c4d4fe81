import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { keepProgram } from '#sync/actions/own-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { changeOffer, offerProgram, withdrawOffer } from '#sync/actions/offered-programs.ts';
import { acceptProgram, startProgram } from '#sync/actions/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import { people } from '#sync/entities/people.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { EMPTY, madeFrom, moved, placeAfter, planFrom, rangeFor, stepFor, without } from '#src/work/programs/made.ts';
import type { MadeBlock, MadeDay, MadeProgram, MadeStep } from '#src/work/programs/made.ts';
import { programsForClient, startsFor } from '#src/features/provider/record/program-queries.ts';
import { programsOnOffer } from '#src/features/workouts/queries.ts';
import { numbered } from '../../support/members.ts';
import { ownPlan, UNDIVIDED } from '../../support/step.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const [SQUAT, PLANK, ROW] = [21, 22, 23].map(numbered) as [string, string, string];
const DAYS = [
  [stepFor({ id: SQUAT, measure: 'reps' }), stepFor({ id: PLANK, measure: 'time' })],
  [
    { ...stepFor({ id: ROW, measure: 'reps' }), sets: 4, amount: 8, notes: ' slowly ', rule: 'linear' as const },
    {
      ...stepFor({ id: SQUAT, measure: 'reps' }),
      joined: true,
      reps_max: 12,
      rule: 'double' as const,
      tempo: '3-1-1-0',
    },
  ],
];
const blockOf = (days: MadeBlock['days'], weeks = 6, name = ''): MadeBlock => ({ name, weeks, days });
const MADE: MadeProgram = { ...EMPTY, title: ' Knees ', blocks: [blockOf(DAYS)] };

describe('a program as it is made', () => {
  it('is none without a name, or with an empty day', () => {
    expect(planFrom(EMPTY)).toBeNull();
    expect(planFrom({ ...MADE, title: ' ' })).toBeNull();
    expect(planFrom({ ...MADE, blocks: [blockOf([...DAYS, []])] })).toBeNull();
    expect(
      planFrom(MADE)?.steps.map(({ day, sets, reps, target_seconds, notes }) => [
        day,
        sets,
        reps,
        target_seconds,
        notes,
      ]),
    ).toEqual([
      [1, 3, 10, null, null],
      [1, 3, null, 30, null],
      [2, 4, 8, null, 'slowly'],
      [2, 3, 10, null, null],
    ]);
  });

  const more = (change: Partial<MadeStep>): MadeStep => ({ ...stepFor({ id: SQUAT, measure: 'reps' }), ...change });
  const stepsOf = (...day: MadeStep[]) => planFrom({ ...MADE, blocks: [blockOf([day])] })?.steps ?? null;

  it.each<[string, Partial<MadeStep>, object]>([
    ['a range', { reps_max: 12 }, { reps: 10, reps_max: 12 }],
    ['no amount that nobody said', { amount: 0, rule: 'linear' }, { reps: null, target_seconds: null, rule: 'none' }],
    ['no range that ends where it begins', { reps_max: 10 }, { reps_max: null }],
    ['a rule with its step', { rule: 'linear', deload_after: 3 }, { rule: 'linear', step_kg: 2.5, deload_after: 3 }],
    ['no step without a rule', { step_kg: 5, deload_after: 3 }, { rule: 'none', step_kg: null, deload_after: null }],
    ['no rule beside a share of the maximum', { rule: 'linear', percent_max: 80 }, { rule: 'none', percent_max: 80 }],
    ['no range to climb through', { rule: 'double', reps_max: null }, { rule: 'linear', reps_max: null }],
    ['a reserve and a tempo', { rir: 0, tempo: ' 3-1-X-0 ' }, { rir: 0, tempo: '3-1-X-0' }],
    ['nothing of weights for what is timed', { isTimed: true, rir: 2, rule: 'linear' }, { rir: null, rule: 'none' }],
  ])('says %s', (_, change, step) => expect(stepsOf(more(change))).toMatchObject([step]));

  it.each([
    ['double', 12, 8, 12],
    ['double', 12, 12, 16],
    ['double', 12, 15, 19],
    ['double', null, 8, 12],
    ['double', 12, 98, 100],
    ['linear', 12, 15, 12],
    ['none', null, 8, null],
  ] as const)('climbs by the rule %s up to %s from %i through a range up to %s', (rule, reps_max, amount, top) =>
    expect(rangeFor({ rule, reps_max }, amount)).toBe(top),
  );

  it.each(['3-1-1', '3110', '3-1-1-0-0', 'a-1-1-0', 'X-1-1-0'])('has no tempo %s', (tempo) =>
    expect(stepsOf(more({ tempo }))).toBeNull(),
  );

  it('joins those that alternate with the one above, and reads them back so', () => {
    const joined = more({ joined: true });
    const groups = (...day: MadeStep[]) => stepsOf(...day)?.map(({ superset_group }) => superset_group);
    expect(groups(joined, more({}), joined, joined, more({}))).toEqual([null, 2, 2, 2, null]);
    expect(groups(more({}), joined, more({}), joined)).toEqual([1, 1, 3, 3]);
  });

  it('moves an exercise up and down, and not beyond the ends', () => {
    const [day = []]: MadeDay[] = DAYS;
    const ids = (steps: typeof day) => steps.map(({ exercise_id }) => exercise_id);
    expect(ids(moved(day, 1, -1))).toEqual([PLANK, SQUAT]);
    expect(ids(moved(day, 0, -1))).toEqual([SQUAT, PLANK]);
    expect(ids(moved(day, 1, 1))).toEqual([SQUAT, PLANK]);
  });
});

describe('a superset', () => {
  // "ab c": a and b alternate, c is alone; one may come twice.
  const dayOf = (units: string) =>
    units
      .split(' ')
      .flatMap((unit) =>
        unit.split('').map((name, at) => ({ ...stepFor({ id: name, measure: 'reps' }), joined: at > 0 })),
      );
  const told = (day: readonly MadeStep[]) =>
    day
      .map(({ exercise_id, joined }) => (joined ? exercise_id : ` ${exercise_id}`))
      .join('')
      .trim();

  it.each([
    ['ab c', 2, -1, 'c ab'],
    ['ab c', 1, 1, 'c ab'],
    ['ab c', 0, 1, 'ba c'],
    ['ab c', 1, -1, 'ba c'],
    ['a bcd e', 1, -1, 'bcd a e'],
    ['a bcd e', 2, 1, 'a bdc e'],
    ['ab cd', 2, -1, 'cd ab'],
    ['ab c', 0, -1, 'ab c'],
    ['ab c', 2, 1, 'ab c'],
    ['a b', 5, 1, 'a b'],
  ] as const)('of %s stays one when %i moves by %i', (day, from, by, after) =>
    expect(told(moved(dayOf(day), from, by))).toBe(after),
  );

  it.each([
    ['ab c', 2, -1, 0],
    ['ab c', 1, 1, 2],
    ['ab c', 0, 1, 1],
    ['aa a', 2, -1, 0],
    ['ab c', 0, -1, 0],
  ] as const)('of %s leaves %i, moved by %i, at %i', (day, from, by, place) =>
    expect(placeAfter(dayOf(day), from, by)).toBe(place),
  );

  it.each([
    ['x ab', 1, 'x b'],
    ['x abc', 1, 'x bc'],
    ['x abc', 2, 'x ac'],
    ['ab c', 2, 'ab'],
    ['aa a', 0, 'a a'],
    ['a bc', 0, 'bc'],
  ] as const)('of %s stays one without %i', (day, at, after) => expect(told(without(dayOf(day), at))).toBe(after));

  it('is kept by a first step that was joined to one that is gone', () => {
    const [first, second] = dayOf('ab');
    if (!first || !second) throw new Error('there are two');
    expect(told(moved([{ ...second }, { ...first, joined: true }], 0, 1))).toBe('ab');
  });
});

const HERE = { today: '2026-03-02', zone: 'UTC' };

describe('a program that is offered', () => {
  const { local, put } = aDevice();
  const plan = () => planFrom(MADE) ?? expect.fail('it is a program');
  const offers = async () =>
    (await programsForClient(local(), { trainerId: ME, clientId: CLIENT, here: HERE })).offered;

  it('is a copy for each client, read back as it was made, changed, and taken back until it is started', async () => {
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT, numbered(9)], plan: plan() }));
    const [mine] = await offers();
    const [other] = await programsOf(local(), numbered(9));
    if (!mine || !other) throw new Error('it was offered to two');
    expect(mine.program).toMatchObject({ title: 'Knees', sessions: 12, status: 'offered', assigned_by: ME });
    const back = madeFrom(mine.program, await programPlan(local(), mine.program.id));
    expect(planFrom(back)?.steps).toEqual(plan().steps);
    await did(
      local(),
      changeOffer(mine.program.id, { plan: { ...plan(), steps: plan().steps.slice(0, 1) }, today: '2026-03-02' }),
    );
    expect((await offers())[0]?.program.sessions).toBe(6);
    expect(await programPlan(local(), mine.program.id)).toHaveLength(1);
    expect(await programPlan(local(), other.id)).toHaveLength(4);
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: '2026-03-02' }));
    await did(local(), acceptProgram(mine.program.id, '2026-03-02'));
    expect(await did(local(), withdrawOffer(mine.program.id))).toBe(false);
    expect(await did(local(), withdrawOffer(other.id))).toBe(true);
    expect(await programsOf(local(), numbered(9))).toEqual([]);
    expect((await startsFor(local(), ME)).map(({ program }) => program.title)).toEqual(['Knees']);
  });

  it('is none that the client made for himself', async () => {
    const steps = [{ exercise_id: SQUAT, sets: 3 }];
    await did(local(), keepProgram(CLIENT, ownPlan('Mine', steps)));
    expect(await programsOf(local(), CLIENT)).toHaveLength(1);
    expect(await offers()).toEqual([]);
  });

  it('stands first among what the client may follow, and stops what was followed', async () => {
    const template = {
      id: numbered(30),
      user_id: null,
      template_id: null,
      title: 'Cardio Blast',
      status: 'active',
      sessions: 9,
    };
    await put(workoutPrograms, {
      ...template,
      description: '',
      duration_weeks: 3,
      difficulty: 'intermediate',
      calories_min: null,
      calories_max: null,
      started_at: null,
      assigned_by: null,
      starts_on: null,
      weekdays: [],
      shifted: 0,
      ...UNDIVIDED,
      created_at: '2026-01-01T00:00:00Z',
    });
    await put(workoutProgramExercises, {
      id: numbered(31),
      program_id: numbered(30),
      user_id: null,
      exercise_id: SQUAT,
      block: 1,
      day: 1,
      order_index: 0,
      sets: 3,
      reps: 10,
      target_seconds: null,
      rest_seconds: 60,
      superset_group: null,
      notes: null,
      ...NO_TARGETS,
    });
    await did(local(), startProgram({ userId: CLIENT, templateId: numbered(30) }));
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT], plan: plan() }));
    const shown = async () =>
      (await programsOnOffer(local(), CLIENT)).map(({ template: { title }, own, by }) => [title, own !== null, by]);
    await put(people, { id: ME, user_id: ME, first_name: 'Kemi', last_name: null, role: 'trainer' });
    expect(await shown()).toEqual([
      ['Knees', false, 'Kemi'],
      ['Cardio Blast', true, null],
    ]);
    const [offer] = await offers();
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: '2026-03-02' }));
    await did(local(), acceptProgram(offer?.program.id ?? '', '2026-03-02'));
    expect(await shown()).toEqual([
      ['Knees', true, 'Kemi'],
      ['Cardio Blast', false, null],
    ]);
  });
});
