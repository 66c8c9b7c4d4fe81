import { describe, expect, it } from 'vitest';
import { nextTarget } from '#sync/rules/progression.ts';
import type { Go, Progressing } from '#sync/rules/progression.ts';

const DOUBLE: Progressing = {
  sets: 3,
  reps: 8,
  reps_max: 12,
  percent_max: null,
  rule: 'double',
  step_kg: 2.5,
  deload_after: null,
};
const LINEAR: Progressing = { ...DOUBLE, reps: 5, reps_max: null, rule: 'linear', deload_after: 2 };
const PERCENT: Progressing = { ...LINEAR, rule: 'none', percent_max: 80, step_kg: null };

/** "40: 12 12 11": the sets of a session at a weight; a set of its own weight is "9@45". */
function go(step: Progressing, done: string, rest: Partial<Go> & { why?: Go['planned']['why'] } = {}): Go {
  const [kg = '', sets = ''] = done.split(': ');
  const { why = null, ...others } = rest;
  return {
    planned: { ...step, why },
    sets: sets.split(' ').map((set) => {
      const [reps, own = kg] = set.split('@');
      return { reps: Number(reps), weight_kg: Number(own) || null };
    }),
    hurt: false,
    ...others,
  };
}

const told = (step: Progressing, goes: readonly Go[], maximum: number | null = null): string => {
  const { target_weight_kg, why, change_kg } = nextTarget(step, goes, { maximum });
  return `${target_weight_kg} ${why} ${change_kg}`;
};
const after = (step: Progressing, ...sessions: string[]): string =>
  told(
    step,
    sessions.map((each) => go(step, each)),
  );

describe('double progression', () => {
  it.each([
    ['nothing was done yet', [], 'null null null'],
    ['all sets at the top', ['40: 12 12 12'], '42.5 more 2.5'],
    ['more than the top', ['40: 13 12 15'], '42.5 more 2.5'],
    ['one set below it', ['40: 12 12 11'], '40 same 0'],
    ['a set is missing', ['40: 12 12'], '40 same 0'],
    ['one set more than planned, and worse', ['40: 12 12 12 9'], '42.5 more 2.5'],
    ['a lighter last set', ['40: 12 12 12@35'], '40 same 0'],
    ['two weights, of each as many', ['40: 12 12@35'], '35 same 0'],
    ['a heavier first set', ['40: 12@45 12 12'], '42.5 more 2.5'],
    ['a new weight, at the bottom of the range', ['40: 12 12 12', '42.5: 8 8 8'], '42.5 same 0'],
    ['without a weight', ['0: 12 12 12'], 'null null null'],
  ])('%s', (_, sessions, next) => expect(after(DOUBLE, ...sessions)).toBe(next));

  it('begins anew under another range, and not under another rest', () => {
    expect(told({ ...DOUBLE, reps: 6 }, [go(DOUBLE, '40: 12 12 12')])).toBe('null null null');
    expect(told({ ...DOUBLE, reps_max: 15 }, [go(DOUBLE, '40: 12 12 12')])).toBe('null null null');
    expect(told(DOUBLE, [go({ ...DOUBLE, sets: 2 }, '40: 12 12')])).toBe('42.5 more 2.5');
  });
});

describe('a step more each time', () => {
  it.each([
    ['reached', ['60: 5 5 5'], '62.5 more 2.5'],
    ['missed once', ['60: 5 5 4'], '60 same 0'],
    ['missed twice in a row', ['60: 5 5 4', '60: 5 4 4'], '55 less -5'],
    ['a hit in between', ['60: 5 5 4', '60: 5 5 5', '62.5: 5 4 4'], '62.5 same 0'],
    ['so little that a tenth is less than a step', ['5: 3 3 3', '5: 3 3 3'], '2.5 less -2.5'],
    ['nothing would be left', ['2.5: 3 3 3', '2.5: 3 3 3'], '2.5 same 0'],
    ['steps from where it stands', ['16: 3 3 3', '16: 3 3 3'], '13.5 less -2.5'],
    ['stopped early twice', ['60: 5 5', '60: 5'], '60 same 0'],
    ['stopped early, and missed before', ['60: 5 5 4', '60: 4 5'], '55 less -5'],
    ['lighter than the rest', ['60: 5 5 5@50', '60: 5 5 5@50'], '55 less -5'],
  ])('%s', (_, sessions, next) => expect(after(LINEAR, ...sessions)).toBe(next));

  it('counts misses anew once weight was taken off, and never takes off without being told to', () => {
    const [miss, less] = [go(LINEAR, '60: 4 4 4'), go(LINEAR, '55: 4 4 4', { why: 'less' })];
    expect(told(LINEAR, [miss, miss, less])).toBe('55 same 0');
    expect(told(LINEAR, [miss, miss, less, go(LINEAR, '55: 4 4 4')])).toBe('50 less -5');
    expect(told({ ...LINEAR, deload_after: null }, [miss, miss, miss])).toBe('60 same 0');
  });
});

const warmUp: Go = { planned: { ...LINEAR, why: null }, sets: [], hurt: false };

describe('a lighter block of half the sets', () => {
  const heavy = { ...LINEAR, sets: 4 };
  const light = { ...LINEAR, sets: 2 };
  const before = go(heavy, '100: 5 5 5 5');
  const during = go(light, '100: 5 5');

  it('adds no weight, however well it goes', () => {
    expect(told(light, [before])).toBe('100 same 0');
    expect(told(light, [before, during, during])).toBe('100 same 0');
  });
  it('lets the heavy one go on where it ended', () => {
    expect(told(heavy, [before, during, during])).toBe('102.5 more 2.5');
    expect(told(heavy, [go(heavy, '100: 5 5 5 4'), during])).toBe('100 same 0');
  });
  it('is none once it has lasted longer: then fewer sets are how it is trained', () =>
    expect(told(light, [before, during, during, during, during])).toBe('102.5 more 2.5'));
});

describe('a session of warm-ups alone', () => {
  it.each([
    ['keeps the weight and what was reached', [go(LINEAR, '60: 5 5 5'), warmUp], '62.5 more 2.5'],
    ['is no miss', [go(LINEAR, '60: 5 5 4'), warmUp], '60 same 0'],
    ['is no hit either', [go(LINEAR, '60: 5 5 4'), warmUp, go(LINEAR, '60: 5 5 4')], '55 less -5'],
    ['tells nothing alone', [warmUp], 'null null null'],
  ])('%s', (_, goes, next) => expect(told(LINEAR, goes)).toBe(next));
});

describe('what hurt', () => {
  const hurting = go(LINEAR, '60: 5 5 5', { hurt: true });

  it('adds nothing until a session without it', () => {
    expect(told(LINEAR, [hurting])).toBe('60 pain 0');
    expect(told(LINEAR, [hurting, hurting])).toBe('60 pain 0');
    expect(told(LINEAR, [hurting, go(LINEAR, '60: 5 5 5', { why: 'pain' })])).toBe('62.5 more 2.5');
  });

  it('is no miss', () => {
    const missed = go(LINEAR, '60: 4 4 4');
    expect(told(LINEAR, [missed, { ...missed, hurt: true }, go(LINEAR, '60: 5 5 4')])).toBe('55 less -5');
    expect(told(LINEAR, [{ ...missed, hurt: true }, missed])).toBe('60 same 0');
  });

  it('is not ended by warm-ups, nor by a session after it that hurt too', () => {
    expect(told(LINEAR, [hurting, warmUp])).toBe('60 pain 0');
    expect(told(LINEAR, [hurting, { ...warmUp, hurt: true }])).toBe('60 pain 0');
    expect(told(LINEAR, [go(LINEAR, '60: 5 5 5'), { ...warmUp, hurt: true }, warmUp])).toBe('60 pain 0');
  });

  it('stops the exercise under its other targets too', () => {
    expect(told(LINEAR, [go(LINEAR, '60: 5 5 5'), go(DOUBLE, '40: 12 12 12', { hurt: true })])).toBe('60 pain 0');
  });
});

describe('a share of the maximum', () => {
  it.each([
    ['no estimate', null, [], 'null null null'],
    ['down to what can be hung on a bar', 101, [], '80 percent null'],
    ['a little more', 104, [], '82.5 percent null'],
  ])('%s', (_, maximum, sessions, next) => expect(told(PERCENT, sessions, maximum)).toBe(next));

  it('is not more than what hurt', () => {
    const hurting = go(PERCENT, '75: 5 5 5', { hurt: true });
    expect(told(PERCENT, [hurting], 104)).toBe('75 pain 0');
    expect(told(PERCENT, [hurting], 80)).toBe('62.5 pain 0');
    expect(told(PERCENT, [hurting, go(PERCENT, '75: 5 5 5')], 104)).toBe('82.5 percent null');
    expect(told(PERCENT, [hurting, { ...warmUp, hurt: true }], 104)).toBe('75 pain 0');
    expect(told(PERCENT, [hurting, warmUp], 104)).toBe('75 pain 0');
  });
});

describe('whoever lifts pounds', () => {
  const POUND = 0.45359237;
  // As the field keeps what is typed in pounds, and as the screen shows it.
  const kept = (lb: number): number => Math.round(lb * POUND * 100) / 100;
  const shown = (kg: number): number => Math.round((kg / POUND) * 10) / 10;
  const next = (step: Progressing, goes: readonly Go[], maximum: number | null = null): string => {
    const { target_weight_kg, why } = nextTarget(step, goes, { maximum, units: 'imperial' });
    return `${target_weight_kg === null ? null : shown(target_weight_kg)} ${why}`;
  };
  const at = (lb: number, sets: string, step = LINEAR): Go => go(step, `${kept(lb)}: ${sets}`);

  it.each([
    [2.5, 50, 55],
    [2.5, 135, 140],
    [2, 50, 55],
    [1.25, 50, 52.5],
    [0.5, 50, 52.5],
    [5, 50, 60],
    [7.5, 50, 65],
    [2.5, 88.2, 95],
    [1, 88.2, 90],
  ])('with a step of %s kg goes on from %s lb to %s lb', (step_kg, from, to) => {
    expect(next({ ...LINEAR, step_kg }, [at(from, '5 5 5')])).toBe(`${to} more`);
  });

  it('goes on from what was proposed, twelve times', () => {
    const goes: Go[] = [at(45, '5 5 5')];
    for (let time = 1; time <= 12; time++) {
      const { target_weight_kg } = nextTarget(LINEAR, goes, { units: 'imperial' });
      expect(shown(target_weight_kg ?? 0)).toBe(45 + time * 5);
      goes.push(go(LINEAR, `${target_weight_kg}: 5 5 5`));
    }
  });

  it('takes off whole plates, and leaves something to lift', () => {
    const missed = (lb: number): Go[] => [at(lb, '4 4 4'), at(lb, '4 4 4')];
    expect(next(LINEAR, missed(135))).toBe('120 less');
    expect(next(LINEAR, missed(88.2))).toBe('80 less');
    expect(next(LINEAR, missed(5))).toBe('5 same');
  });

  it('has of a share of the maximum what can be hung on a bar', () => {
    expect(next(PERCENT, [], kept(200))).toBe('160 percent');
    expect(next(PERCENT, [], kept(208))).toBe('165 percent');
  });
});
