import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftIn } from '#src/features/profile/draft.ts';
import { NO_ANSWERS, STEPS, answersFrom, isFilled, profileFrom, stepsIn } from '#src/features/profile/rules.ts';
import type { Answers } from '#src/features/profile/rules.ts';
import type { Units } from '#src/lib/units.ts';
import { isOnboarded } from '#sync/queries/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';

const ADA: Answers = {
  first_name: ' Ada ',
  last_name: 'Obi',
  phone: '+234 800 000 0101',
  age: '34',
  weight: '180.5',
  height: '67',
  weight_loss_goal: 'lose_15',
  sex: '',
  activity: '',
  preferred_fitness_center: 'Lagos centre',
  health_concerns: '',
};

function problems(step: number, change: Partial<Answers>, units: Units = 'imperial'): Record<string, string> {
  const issues = stepsIn(units)[step]?.safeParse({ ...ADA, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('onboarding', () => {
  it('has four steps', () => {
    expect(stepsIn('metric')).toHaveLength(STEPS);
    expect(STEPS).toBe(4);
  });

  it.each([
    [0, ['first_name', 'last_name', 'phone']],
    [1, ['age', 'weight', 'height']],
    [2, ['weight_loss_goal']],
    [3, ['preferred_fitness_center']],
  ])('asks in step %i for %j and for nothing else', (step, needed) => {
    const rules = stepsIn('imperial')[step] ?? stepsIn('imperial')[0];
    expect(isFilled(rules, ADA)).toBe(true);
    for (const name of needed) expect(isFilled(rules, { ...ADA, [name]: ' ' })).toBe(false);
    expect(problems(step, NO_ANSWERS)).toEqual(Object.fromEntries(needed.map((name) => [name, 'required'])));
    expect(problems(step, {})).toEqual({});
  });

  it.each([
    [{ age: '131' }, { age: 'age' }],
    [{ age: '17' }, { age: 'minor' }],
    [{ age: '34.5' }, { age: 'age' }],
    [{ age: 'old' }, { age: 'age' }],
    [{ weight: '19' }, { weight: 'weight' }],
    [{ weight: '1501' }, { weight: 'weight' }],
    [{ height: '9' }, { height: 'length' }],
    [{ height: '170' }, { height: 'length' }],
    [{ weight: '180,5' }, {}],
  ])('with %j has the problems %j', (change, expected) => {
    expect(problems(1, change)).toEqual(expected);
  });

  it('makes a profile in pounds and inches of either kind of figure', () => {
    expect(profileFrom(ADA, 'imperial')).toEqual({
      edit: {
        first_name: 'Ada',
        last_name: 'Obi',
        phone: '+234 800 000 0101',
        age: 34,
        weight: 180.5,
        height: 67,
        weight_loss_goal: 'lose_15',
        preferred_fitness_center: 'Lagos centre',
        health_concerns: null,
      },
    });
    expect(profileFrom({ ...ADA, weight: '81.9', height: '170' }, 'metric')).toMatchObject({
      edit: { weight: 180.6, height: 66.93 },
    });
  });

  it('leads back to the first step that is not finished', () => {
    expect(profileFrom({ ...ADA, weight_loss_goal: '', preferred_fitness_center: '' }, 'imperial')).toEqual({
      unfinished: 2,
    });
  });

  it('shows a profile again as it was typed', () => {
    const tenths = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((n) => n / 10);
    const units = fc.constantFrom<Units>('imperial', 'metric');
    fc.assert(
      fc.property(units, tenths(25, 600), tenths(40, 100), (unit, weight, size) => {
        const height = unit === 'metric' ? Math.round(size * 25) / 10 : size;
        const typed = { ...ADA, first_name: 'Ada', weight: String(weight), height: String(height) };
        const made = profileFrom(typed, unit);
        if (!('edit' in made)) throw new Error('not a profile');
        expect(answersFrom(made.edit as Profile, unit)).toEqual(typed);
      }),
    );
  });
});

describe('onboarded', () => {
  const whole = { first_name: 'Ada', last_name: 'Obi', age: 34, weight: 180, height: 67, weight_loss_goal: 'gain' };
  const columns = Object.keys(whole);

  it('is whoever has answered all that decides', () => {
    expect(isOnboarded(whole as Profile)).toBe(true);
    expect(isOnboarded(null)).toBe(false);
  });

  it.each(columns)('is nobody without %s, or with an empty one', (column) => {
    for (const nothing of [null, '', 0]) {
      expect(isOnboarded({ ...whole, [column]: nothing } as unknown as Profile)).toBe(false);
    }
  });
});

describe('a draft', () => {
  const draft = { step: 2, units: 'imperial', answers: ADA };

  it('goes on where it was, letter by letter', () => {
    const typed = { ...draft, answers: { ...ADA, weight: '180,' } };
    expect(draftIn(typed, 'imperial')).toEqual(typed);
  });

  it('goes on in other units where those were changed meanwhile', () => {
    expect(draftIn(draft, 'metric')?.answers).toMatchObject({ weight: '81.9', height: '170.2', age: '34' });
    expect(draftIn({ ...draft, answers: { ...ADA, weight: '', height: 'tall' } }, 'metric')?.answers).toMatchObject({
      weight: '',
      height: 'tall',
    });
  });

  it.each([undefined, null, 'x', { step: 9, units: 'metric', answers: ADA }, { step: 0 }])(
    'that is %j is none',
    (kept) => {
      expect(draftIn(kept, 'imperial')).toBeNull();
    },
  );

  it('keeps what can be read', () => {
    const kept = { step: 1, units: 'metric', answers: { first_name: 'Ada', weight: 80 } };
    expect(draftIn(kept, 'metric')?.answers).toEqual({ ...NO_ANSWERS, first_name: 'Ada' });
  });
});
