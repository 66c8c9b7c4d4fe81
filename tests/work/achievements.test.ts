import { describe, expect, test } from 'vitest';
import type { Achievement } from '#sync/entities/achievements.ts';
import { shownOf } from '#src/work/achievements/figures.ts';
import { changesOf, comebacksIn, nextOf, placeOf, RULES } from '#src/work/achievements/rules.ts';
import { NONE } from './no-figures.ts';

const codes = (rules: readonly { code: string }[]) => rules.map(({ code }) => code);

describe('achievements', () => {
  test('are earned once each, whatever was earned on another device', () => {
    const figures = { ...NONE, workouts: 11 };
    expect(codes(changesOf(figures, new Set()).award)).toEqual(['workouts:1', 'workouts:10']);
    expect(codes(changesOf(figures, new Set(['workouts:1'])).award)).toEqual(['workouts:10']);
    expect(changesOf(figures, new Set(['workouts:1', 'workouts:10']))).toEqual({ award: [], withdraw: [] });
  });

  test('are taken back when their rows go, but not a streak, which only ended', () => {
    const earned = new Set(['workouts:1', 'workouts:10', 'streak:7', 'weeks:4', 'records:50', 'of-another-version']);
    expect(changesOf({ ...NONE, workouts: 9, streak: 1 }, earned).withdraw).toEqual(['workouts:10']);
  });

  test('say what comes next of each figure, the nearest first, in the unit of the streak', () => {
    const figures = {
      ...NONE,
      workouts: 12,
      records: 9,
      comebacks: 1,
      returns: 1,
      weeks: 3,
      goals: 20,
      way: 75,
      lost: 10,
    };
    expect(codes(nextOf(figures, new Set(), ['streak']))).toEqual([
      'records:10',
      'weeks:4',
      'workouts:25',
      'weighings:7',
    ]);
  });

  test('say the place of a challenge, and no figure of what is counted here', () => {
    const badge = { code: 'challenge:00000000-0000-4000-8000-000000000001' };
    expect([placeOf({ ...badge, value: 2 }), placeOf({ ...badge, value: null }), placeOf(badge)]).toEqual([
      2,
      null,
      null,
    ]);
    expect(placeOf({ code: 'workouts:10', value: 10 })).toBeNull();
    expect(changesOf(NONE, new Set([badge.code])).withdraw).toEqual([]);
  });

  test('are shown while they are being awarded, where they will stand', () => {
    const earned = [{ code: 'workouts:1', title: 'First workout', earned_at: '2026-01-01T10:00:00Z' }] as Achievement[];
    const days = Array.from({ length: 10 }, (_, n) => [n + 1, `2026-02-${10 + n}T10:00:00Z`] as const);
    const instants = { workouts: new Map(days) };
    const figures = { ...NONE, workouts: 10, streak: 3 };
    const shown = shownOf({ figures, instants, earned }, '2026-02-15');
    expect(shown.map(({ code, earned_at }) => [code, earned_at.slice(0, 10)])).toEqual([
      ['workouts:1', '2026-01-01'],
      ['streak:3', '2026-02-15'],
      ['workouts:10', '2026-02-19'],
    ]);
  });

  test('count a return after two weeks', () => {
    const days = ['2026-01-01', '2026-01-14', '2026-01-28', '2026-01-29', '2026-03-02'];
    expect(comebacksIn(days)).toEqual(['2026-01-28', '2026-03-02']);
    expect(comebacksIn([])).toEqual([]);
  });

  test('are some thirty', () => {
    expect(RULES).toHaveLength(36);
  });

  test('have codes that the server takes', () => {
    expect(RULES.filter(({ code }) => !/^[a-z0-9][a-z0-9:_-]{0,119}$/.test(code))).toEqual([]);
    expect(new Set(codes(RULES)).size).toBe(RULES.length);
  });
});
