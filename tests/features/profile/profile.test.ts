import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionOf } from '#src/features/profile/completion.ts';
import { typedIn } from '#src/features/profile/draft.ts';
import { NO_ANSWERS, answersFrom, editFrom, editRulesIn, typedOver, weighingIn } from '#src/features/profile/rules.ts';
import type { Answers } from '#src/features/profile/rules.ts';
import { isAccepted } from '#src/features/profile/shrink.ts';
import { toTenth } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import type { Profile } from '#sync/entities/profiles.ts';

const ADA = {
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '+234 800 000 0101',
  age: 34,
  weight: 180.5,
  height: 66.93,
  weight_loss_goal: 'lose_15',
  sex: 'female',
  activity: 'moving',
  preferred_fitness_center: 'Lagos',
  health_concerns: null,
} as Profile;

const edited = (change: Partial<Answers>, units: Units = 'imperial', profile = ADA) => {
  const shown = answersFrom(profile, units);
  return editFrom({ ...shown, ...change }, shown, units);
};

function problems(change: Partial<Answers>, units: Units = 'imperial'): Record<string, string> {
  const issues = editRulesIn(units).safeParse({ ...answersFrom(ADA, units), ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const tenths = (least: number, most: number) => fc.integer({ min: least, max: most }).map((n) => n / 10);
const anyUnits = fc.constantFrom<Units>('imperial', 'metric');

describe('a profile that is edited', () => {
  it('needs nothing: what is emptied is nothing', () => {
    expect(problems(NO_ANSWERS)).toEqual({});
    expect(edited(NO_ANSWERS)).toEqual({
      first_name: null,
      last_name: null,
      phone: null,
      age: null,
      weight: null,
      height: null,
      weight_loss_goal: null,
      sex: null,
      activity: null,
      preferred_fitness_center: null,
    });
  });

  it.each([
    [{ age: '34.5' }, { age: 'age' }],
    [{ age: '17' }, { age: 'minor' }],
    [{ age: 'old' }, { age: 'age' }],
    [{ weight: '19.9' }, { weight: 'weight' }],
    [{ weight: '1500.1' }, { weight: 'weight' }],
    [{ height: 'tall' }, { height: 'length' }],
    [{ phone: '0'.repeat(41) }, { phone: 'long' }],
    [{ first_name: 'ada@evil' }, { first_name: 'name' }],
    [{ weight: '180,4', height: ' 67.5 ' }, {}],
    [{ sex: '', activity: 'heavy_work' }, {}],
  ])('with %j has the problems %j', (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('changes what was typed and nothing else, whatever the units', () => {
    expect(edited({ phone: ' 1 ' })).toEqual({ phone: '1' });
    expect(edited({ sex: '', activity: 'heavy_work' })).toEqual({ sex: null, activity: 'heavy_work' });
    expect(edited({ phone: '1' }, 'metric')).toEqual({ phone: '1' });
    expect(edited({ weight: '82' }, 'metric')).toEqual({ weight: 180.8 });
    expect(edited({ height: '171' }, 'metric')).toEqual({ height: 67.32 });
    expect(edited({}, 'metric')).toEqual({});
  });

  it('is never changed by being shown in other units', () => {
    fc.assert(
      fc.property(tenths(200, 15_000), fc.integer({ min: 1000, max: 11_000 }), anyUnits, (weight, inches, units) => {
        const profile = { ...ADA, weight, height: inches / 100 };
        expect(edited({ age: '35' }, units, profile)).toEqual({ age: 35 });
      }),
    );
  });

  it('keeps to the tenth what is typed in either units', () => {
    fc.assert(
      fc.property(tenths(200, 6800), anyUnits, (typed, units) => {
        const edit = edited({ weight: String(typed) }, units, { ...ADA, weight: null });
        const shown = answersFrom({ ...ADA, ...edit }, units).weight;
        expect(Math.abs(Number(shown) - typed)).toBeLessThanOrEqual(units === 'imperial' ? 0 : 0.05 + 1e-9);
      }),
    );
  });
});

describe('a draft of it', () => {
  it('holds what was typed over and lets the rest follow the record', () => {
    const shown = answersFrom(ADA, 'imperial');
    const answers = typedOver(shown, { ...shown, weight: '181', phone: '' });
    expect(answers).toEqual({ weight: '181', phone: '' });
    expect(typedIn({ units: 'imperial', answers }, 'imperial')).toEqual(answers);
    expect(typedIn({ units: 'imperial', answers }, 'metric')).toEqual({ weight: '82.1', phone: '' });
  });

  it.each([null, 'text', { units: 'stones', answers: {} }])('that is %j is none', (kept) => {
    expect(typedIn(kept, 'metric')).toBeNull();
  });
});

describe('a weighing', () => {
  const weighed = (weight: string, units: Units) => weighingIn(units).safeParse({ weight });

  it('is kept in kilograms, and shown again as it was typed', () => {
    expect(weighed('72,4', 'metric').data).toEqual({ weight: 72.4 });
    expect(weighed('160', 'imperial').data).toEqual({ weight: 72.57 });
    expect(toTenth(72.57 / 0.45359237)).toBe(160);
  });

  it.each([
    ['imperial', ['20', '1500'], ['19.9', '1500.1']],
    ['metric', ['9.1', '680.4'], ['9', '680.5']],
  ] as const)(
    'is allowed in %s where the profile allows it, and refused where it does not',
    (units, taken, refused) => {
      for (const weight of [...taken, ...refused]) {
        const isTaken = (taken as readonly string[]).includes(weight);
        expect([weight, weighed(weight, units).success, problems({ weight }, units)]).toEqual([
          weight,
          isTaken,
          isTaken ? {} : { weight: 'weight' },
        ]);
      }
    },
  );

  it.each([
    ['', 'required'],
    ['a lot', 'weight'],
    ['8', 'weight'],
    ['681', 'weight'],
  ])('of %j is refused: %s', (typed, problem) => {
    expect(weighed(typed, 'metric').error?.issues.map(({ message }) => message)).toEqual([problem]);
  });
});

describe('the completion of a profile', () => {
  const missing = (change: Partial<Profile>): string[] =>
    completionOf({ ...ADA, health_concerns: 'Knee', ...change })
      .filter(({ isComplete }) => !isComplete)
      .map(({ part }) => part);

  it.each([
    [{}, []],
    [{ last_name: '' }, ['basic']],
    [{ phone: null }, ['contact']],
    [{ height: null }, ['physical']],
    [{ weight_loss_goal: null }, ['goals']],
    [{ health_concerns: null }, ['health']],
  ])('with %j lacks %j', (change, expected) => {
    expect(missing(change)).toEqual(expected);
  });
});

describe('a photo', () => {
  it.each([
    ['image/jpeg', 2_097_152, true],
    ['image/gif', 10, true],
    ['image/png', 2_097_153, false],
    ['image/webp', 10, false],
    ['', 10, false],
  ])('of type %j and %i bytes is taken: %s', (type, size, taken) => {
    expect(isAccepted({ type, size })).toBe(taken);
  });
});
