import { describe, expect, it } from 'vitest';
import { attendanceIn, partsOf } from '#src/features/dashboard/evaluation.ts';
import { caloriesOf } from '#src/features/dashboard/queries.ts';
import { weightGoalOf } from '#src/features/dashboard/weight-goal.ts';
import { paceOf } from '#src/lib/pace.ts';
import { gradeOf, trendOf } from '#src/lib/scores.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';

const HERE = { today: '2026-03-10', zone: 'Africa/Lagos' };

describe('calories', () => {
  it('are those that were eaten; a plan is counted as a plan', () => {
    const meals = [
      { calories: 310.4, logged: true },
      { calories: 200.3, logged: true },
      { calories: 500, logged: false },
    ];
    expect(caloriesOf(meals, 1500)).toEqual({ eaten: 511, target: 1500, planned: 1 });
  });
});

describe('a weight goal', () => {
  const goal = { start_value: 80, target: 70, start_date: '2026-02-08', target_date: '2026-04-09' };
  const read = (day: string, value: number) => ({ day, value, reading: value });

  it('is measured by the trend since it was set', () => {
    const trend = [read('2026-02-01', 81), read('2026-02-09', 80), read('2026-03-09', 75)];
    expect(weightGoalOf(goal, trend, 75, HERE.today)).toEqual({
      change: -5,
      wanted: -10,
      target: 70,
      pace: 'on-track',
      keeping: null,
      band: 0,
      trend: [
        { day: '2026-02-09', value: 80 },
        { day: '2026-03-09', value: 75 },
      ],
      readings: [
        { day: '2026-02-09', value: 80 },
        { day: '2026-03-09', value: 75 },
      ],
      projected: { day: '2026-04-09', value: 70 },
    });
  });

  it('begins with the first day of the trend where nothing was written beside it, and has no pace without an end', () => {
    const open = { ...goal, start_value: null, target_date: null };
    expect(weightGoalOf(open, [read('2026-02-10', 79)], 78, HERE.today)).toMatchObject({
      change: -1,
      wanted: -9,
      pace: null,
      projected: null,
    });
  });

  it('that is to be kept is kept, and has no pace', () => {
    const kept = weightGoalOf({ ...goal, target: 80 }, [read('2026-03-01', 80.4)], 80.4, HERE.today);
    expect(kept).toMatchObject({ wanted: 0, pace: null, keeping: '2026-03-01', projected: null });
  });

  it.each([
    [0.8, 0.67, 'ahead'],
    [0.75, 0.67, 'on-track'],
    [0.6, 0.67, 'on-track'],
    [0.5, 0.67, 'behind'],
    [1.4, 1.2, 'on-track'],
    [-0.1, 0.01, 'behind'],
  ] as const)('%d done of the way in %d of the time is %s', (done, elapsed, pace) => {
    expect(paceOf({ done, elapsed })).toBe(pace);
  });
});

describe('an evaluation', () => {
  it.each([
    [10, 'strong'],
    [8, 'strong'],
    [7.9, 'steady'],
    [6, 'steady'],
    [5.9, 'weak'],
  ] as const)('of %d is %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade);
  });

  it('has a trend against the one before', () => {
    expect([trendOf(8, 7.5), trendOf(7, 7.5), trendOf(7.5, 7.5)]).toEqual(['up', 'down', 'same']);
  });

  it('tells the scores that were given, each against its own, and none of what was not', () => {
    const latest = { effort_score: 9, technique_score: 7, progress_score: null, attendance_score: 8.5 };
    const previous = { effort_score: 8.5, technique_score: null, progress_score: 7, attendance_score: 9 };
    expect(partsOf(latest as ProgressEvaluation, previous as ProgressEvaluation)).toEqual([
      { part: 'effort', score: { value: 9, before: 8.5, trend: 'up' } },
      { part: 'technique', score: { value: 7, before: null, trend: null } },
      { part: 'attendance', score: { value: 8.5, before: 9, trend: 'down' } },
    ]);
    expect(partsOf(latest as ProgressEvaluation, undefined)[0]?.score).toEqual({ value: 9, before: null, trend: null });
  });

  it('counts who came', () => {
    expect(attendanceIn([{ status: 'attended' }, { status: 'missed' }, { status: 'attended' }])).toEqual({
      attended: 2,
      of: 3,
    });
  });
});
