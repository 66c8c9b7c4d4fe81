import { describe, expect, it } from 'vitest';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import { earlierOf, ownPrograms } from '#src/features/workouts/programs/own-programs.ts';
import { draftOf, withLightWeek } from '#src/features/workouts/programs/own.ts';
import { Made, stepFor } from '#src/work/programs/made.ts';
import { asText, fromText, planOf } from '#src/features/workouts/routines/as-text.ts';
import type { Line } from '#src/features/workouts/routines/as-text.ts';
import { foldersOf, stepsOfWorkout } from '#src/features/workouts/routines/routine.ts';
import { entriesOf } from '#src/features/workouts/turn.ts';
import { anExercise, aSet } from './rows.ts';

const line: Line = {
  ...NO_TARGETS,
  sets: 3,
  reps: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  notes: null,
  name: 'Dip',
};

const routine = (lines: Line[]) => [{ name: '', weeks: 1, days: [lines] }];

describe('a routine as text', () => {
  it('comes out of it as it went in', () => {
    const lines: Line[] = [
      { ...line, sets: 4, reps: 6, reps_max: 8, rest_seconds: 120, name: 'Barbell bench press' },
      { ...line, target_seconds: 30, name: 'Plank' },
      { ...line, reps: 10, superset_group: 2, name: 'One-arm dumbbell row' },
      { ...line, reps: 12, superset_group: 2, name: "World's greatest stretch" },
      { ...line, name: 'Farmer carry', rest_seconds: 0, notes: 'slowly, and straight' },
    ];
    expect(fromText(asText('Push day', routine(lines)))).toEqual({
      title: 'Push day',
      blocks: routine(lines),
      unread: [],
    });
  });

  it.each(['5x5 Strong', '#1 Push', '## Push', 'Title: Push', '3 × 8 Dip, 30 s'])('keeps its title: %s', (title) => {
    for (const blocks of [routine([line]), [{ name: '', weeks: 4, days: [[line], [line]] }]])
      expect(fromText(asText(title, blocks))).toEqual({ title, blocks, unread: [] });
  });

  it('is read as somebody types it, and what is no exercise of it is told', () => {
    const { title, blocks, unread } = fromText(
      '  Legs\n\n5x5 Front squat\n3 x 8–12 Leg press, 90s\nthen a walk\n0 × 3 Dip\n',
    );
    expect(title).toBe('Legs');
    expect(blocks).toEqual(
      routine([
        { ...line, sets: 5, reps: 5, name: 'Front squat' },
        { ...line, reps: 8, reps_max: 12, rest_seconds: 90, name: 'Leg press' },
      ]),
    );
    expect(unread).toEqual(['then a walk', '0 × 3 Dip']);
    expect(fromText('3 × 10 Dip').title).toBe('');
  });

  it('finds an exercise by any of its names, and takes what has no like as one of one’s own', () => {
    const library = [{ id: 'dip', names: ['Dip', 'Barrenstütz'] }];
    const read = (name: string) => planOf({ title: '', blocks: routine([{ ...line, name }]) }, library).steps[0];
    expect(read('barrenstutz')).toMatchObject({ exercise_id: 'dip', sets: 3 });
    expect(read('DIP')).toMatchObject({ exercise_id: 'dip' });
    expect(read('Sled push')).toMatchObject({ invent: { name: 'Sled push', measure: 'reps' } });
  });
});

describe('a program as text', () => {
  const squat: Line = { ...line, reps: 6, reps_max: 8, rule: 'double', step_kg: 2.5, deload_after: 3, name: 'Squat' };
  const press: Line = { ...line, reps: 5, rir: 2, rule: 'linear', step_kg: 1.25, tempo: '3-1-X-0', name: 'Press' };
  const blocks = [
    { name: 'Build', weeks: 3, days: [[squat], [press, { ...line, reps: 5, percent_max: 75, name: 'Deadlift' }]] },
    { name: '', weeks: 1, days: [[{ ...squat, sets: 2 }], [press]] },
  ];

  it('has its blocks, its days and its rules', () => {
    const text = asText('Strong', blocks);
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Strong',
      '',
      '# 3 weeks: Build',
      '## Day 1',
      '3 × 6-8 Squat, 60 s, +2.5 kg at the top, less after 3',
    ]);
    expect(fromText(text)).toEqual({ title: 'Strong', blocks, unread: [] });
    expect(planOf({ title: 'Strong', blocks }, [])).toMatchObject({
      duration_weeks: 4,
      block_weeks: [3, 1],
      block_names: ['Build', ''],
    });
  });

  it('is read with days alone, and takes no rule that cannot be followed', () => {
    const { title, blocks: read } = fromText('Mine\n## Push\n3 × Dip, +2.5 kg\n## Pull\n3 × 5 Row, +2.5 kg at the top');
    const row = { ...line, reps: 5, rule: 'linear', step_kg: 2.5, name: 'Row' };
    expect({ title, read }).toEqual({ title: 'Mine', read: [{ name: '', weeks: 4, days: [[line], [row]] }] });
  });

  it('takes no more than a program may have', () => {
    expect(fromText('# 52 weeks\n3 × 5 Row\n# 50 weeks\n3 × 5 Row\n# 3 weeks').unread).toEqual(['# 3 weeks']);
    const days = Array.from({ length: 9 }, (_, at) => `## Day ${at}\n3 × 5 Row`).join('\n');
    expect(fromText(`# 60 weeks\n# 2 weeks\n${days}`)).toMatchObject({
      title: '# 60 weeks',
      blocks: [{ weeks: 2, days: { length: 7 } }],
      unread: ['## Day 7', '## Day 8'],
    });
  });
});

describe('a routine out of a workout', () => {
  it('has what was done of it, and by its plan where it had one', () => {
    const entries = entriesOf(
      [anExercise('squat', { reps: 5 }), anExercise('dip', { reps: null, rest_seconds: 75 }), anExercise('row')],
      [
        aSet('squat', { kind: 'warm-up', reps: 20 }),
        aSet('squat', { reps: 4 }),
        aSet('dip', { reps: 8 }),
        aSet('dip', { reps: 9 }),
        aSet('dip', { reps: 9 }),
      ],
    );
    expect(stepsOfWorkout({ entries })).toMatchObject([
      { exercise_id: 'of squat', sets: 1, reps: 5 },
      { exercise_id: 'of dip', sets: 3, reps: 9, rest_seconds: 75 },
    ]);
  });
});

describe('routines in folders', () => {
  const kept = (title: string, folder: string) => ({ program: { title, folder }, exercises: 1, last: null });

  it('stand below those in none, in the order of their first one', () => {
    const all = [kept('a', 'Gym'), kept('b', ''), kept('c', 'Home'), kept('d', 'Gym')];
    const told = foldersOf(all as never).map(({ name, routines }) => [
      name,
      routines.map(({ program }) => program.title),
    ]);
    expect(told).toEqual([
      ['', ['b']],
      ['Gym', ['a', 'd']],
      ['Home', ['c']],
    ]);
  });
});

describe('programs of one’s own', () => {
  const program = (id: string, title: string, status: string, more = {}) => ({
    id,
    title,
    status,
    user_id: 'me',
    assigned_by: null,
    template_id: null,
    sessions: 8,
    ...more,
  });

  it('are told once, however often one was started over, and are neither routines nor anybody else’s', () => {
    const all = [
      program('1', 'Strong', 'stopped'),
      program('2', 'Strong', 'completed'),
      program('3', 'Legs', 'stopped'),
      program('4', 'Legs', 'active'),
      program('5', 'Day', 'offered', { sessions: 1 }),
      program('6', 'House', 'active', { template_id: 'it' }),
      program('7', 'Trainer', 'offered', { assigned_by: 'her' }),
    ];
    expect(ownPrograms(all as never).map(({ id }) => id)).toEqual(['4', '2']);
    expect(earlierOf(all[1] as never, all as never)).toEqual([all[0]]);
  });

  it('are typed apart from each other, whatever they are called', () => {
    const makings = [
      { id: null, isRoutine: false },
      { id: null, isRoutine: true },
      { id: null, of: 'it', isRoutine: false },
      { id: null, of: 'it', isRoutine: true },
      { id: 'it', isRoutine: false },
    ];
    expect(new Set(makings.map(draftOf)).size).toBe(makings.length);
    expect(Made.parse({ isLastLight: false })).toEqual({ isLastLight: false });
  });

  it('have a light week at their end with half the sets, and no other where they are divided', () => {
    const squat = stepFor({ id: 'squat', measure: 'reps' });
    const blockOf = (weeks: number, sets: readonly number[], name = '') => ({
      name,
      weeks,
      days: [sets.map((count) => ({ ...squat, sets: count }))],
    });
    const blocks = withLightWeek([blockOf(4, [3, 4])], 'Light');
    expect(blocks).toEqual([blockOf(3, [3, 4]), blockOf(1, [2, 2], 'Light')]);
    expect(withLightWeek(blocks, 'Light')).toBe(blocks);
  });
});
