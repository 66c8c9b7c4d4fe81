import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '#src/lib/units.ts';
import { weightIn } from '#src/work/training/figures.ts';
import { suggested } from '#src/features/workouts/active/suggestion.ts';
import { platesOnOffer } from '#src/features/workouts/plates/owned-plates.ts';
import { loadsOf } from '#src/features/workouts/plates/loads.ts';
import { anExercise, aSet } from './rows.ts';

const NOTHING = { plates: [], bar: null };
const lb = (pounds: number): number => convert('weight', pounds, 'imperial', 'metric');
const owning = (units: 'metric' | 'imperial', ...casts: number[]) => ({
  bar: null,
  plates: platesOnOffer(units)
    .filter(({ cast }) => casts.includes(cast))
    .map(({ kg }) => ({ weight_kg: kg, count: 4 })),
});

describe('a weight that is proposed', () => {
  const inPounds = (kg: number, equipment = 'barbell', rack: Parameters<typeof loadsOf>[0] = NOTHING): number =>
    weightIn(loadsOf(rack, equipment, 'imperial').downTo(kg), 'imperial');

  it('is one that can be loaded where it was written in kilograms, and no heavier', () => {
    expect([42.5, 25, 100].map((kg) => weightIn(kg, 'imperial'))).toEqual([93.7, 55.1, 220.5]);
    expect([42.5, 25, 100].map((kg) => inPounds(kg))).toEqual([90, 55, 220]);
    expect(inPounds(42.5, 'dumbbell')).toBe(90);
    expect(loadsOf(NOTHING, 'barbell', 'metric').downTo(lb(95))).toBe(42.5);
  });

  it('stays as it is cast, in either unit', () => {
    expect([16, 61.25, 22.5].map(loadsOf(NOTHING, 'kettlebell', 'metric').downTo)).toEqual([16, 61.25, 22.5]);
    expect([93, 185, 12.5].map((pounds) => inPounds(lb(pounds), 'dumbbell'))).toEqual([93, 185, 12.5]);
    expect([110, 127.5].map((kg) => inPounds(kg))).toEqual([240, 280]);
  });

  it('is made of the plates that are there, and never jumps over what was lifted', () => {
    expect(inPounds(lb(225), 'barbell', owning('imperial', 45, 10))).toBe(225);
    expect(inPounds(lb(200), 'barbell', owning('imperial', 45, 10))).toBe(175);
    expect(inPounds(lb(130), 'barbell', owning('imperial', 45))).toBe(45);
    expect(loadsOf(owning('metric', 20, 5), 'barbell', 'metric').downTo(67.5)).toBe(60);
    expect(loadsOf({ ...owning('metric', 20, 5), bar: 15 }, 'barbell', 'metric').downTo(67.5)).toBe(65);
  });

  it('follows what was lifted just now, whatever hangs elsewhere', () => {
    const { downTo } = loadsOf(NOTHING, 'barbell', 'imperial');
    const exercise = anExercise('squat', { target_weight_kg: 42.5 });
    const proposed = [[], [aSet('squat', { weight_kg: lb(93) })]].map((sets) =>
      suggested({ exercise, sets }, [], downTo),
    );
    expect(proposed.map(({ weight_kg }) => weightIn(weight_kg, 'imperial'))).toEqual([90, 93]);
  });

  it('is never above, wherever it comes from', () => {
    const rack = fc.constantFrom(NOTHING, owning('imperial', 45, 25, 2.5), owning('metric', 20, 10, 1.25));
    const units = fc.constantFrom('metric', 'imperial');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 400, noNaN: true }), rack, units, (kg, owned, unit) => {
        expect(loadsOf(owned, 'barbell', unit).downTo(kg)).toBeLessThanOrEqual(kg + 0.06);
      }),
    );
  });
});

describe('the next weight', () => {
  const up = (rack: Parameters<typeof loadsOf>[0], equipment: string, units: 'metric' | 'imperial', from: number) => {
    const { next } = loadsOf(rack, equipment, units);
    return [next(from, -1), next(from, 1)];
  };

  it('is a pair of the smallest plates away', () => {
    expect(up(NOTHING, 'barbell', 'imperial', 95)).toEqual([90, 100]);
    expect(up(NOTHING, 'barbell', 'metric', 60)).toEqual([57.5, 62.5]);
    expect(up(NOTHING, 'barbell', 'imperial', 93.7)).toEqual([90, 95]);
  });

  it('is one of the smallest away where nothing hangs in pairs', () => {
    expect(up(owning('imperial', 45, 2.5), 'cable', 'imperial', 50)).toEqual([47.5, 52.5]);
    expect(up(owning('metric', 20, 1.25), 'machine', 'metric', 50)).toEqual([48.75, 51.25]);
    expect(up(NOTHING, 'dumbbell', 'metric', 16)).toEqual([15, 17.5]);
  });

  it('is what one’s own plates make next, pounds in whole ones however many hang there', () => {
    const owned = owning('imperial', 45, 10, 5, 1.25);
    expect(up(owned, 'barbell', 'imperial', 45)).toEqual([0, 47.5]);
    expect(up(owned, 'barbell', 'imperial', 50)).toEqual([47.5, 55]);
    expect(up(owned, 'barbell', 'imperial', 135)).toEqual([110, 137.5]);
    expect(up(owning('metric', 20, 5), 'barbell', 'metric', 60)).toEqual([40, 70]);
  });

  it('goes on past the heaviest that one’s own plates make: there are other gyms', () => {
    expect(up(owning('imperial', 45), 'barbell', 'imperial', 225)).toEqual([135, 230]);
  });
});
