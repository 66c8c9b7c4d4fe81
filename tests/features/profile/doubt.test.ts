import { describe, expect, it } from 'vitest';
import { asMeant, doubtOf } from '#src/features/profile/doubt.ts';
import type { Units } from '#src/lib/units.ts';

const of = (weight: string, height: string, age = '34') => ({ weight, height, age });

describe('figures that are improbable', () => {
  it.each<[string, string, Units, string[]]>([
    ['82', '70', 'imperial', ['weight']],
    ['95', '65', 'imperial', ['weight']],
    ['180', '178', 'imperial', ['height']],
    ['82', '178', 'imperial', ['weight', 'height']],
    ['82', '70', 'metric', ['height']],
    ['190', '70', 'metric', ['weight', 'height']],
    ['250', '170', 'metric', ['weight']],
    ['820', '70', 'imperial', []],
  ])('%s and %s (%s) are questioned, and meant otherwise were %j', (weight, height, units, meant) => {
    expect(doubtOf(of(weight, height), units)).toEqual({ meant });
  });

  it.each<[string, string, Units, string?]>([
    ['180', '70', 'imperial'],
    ['180,5', '67', 'imperial'],
    ['400', '70', 'imperial'],
    ['82', '178', 'metric'],
    ['150', '165', 'metric'],
    ['30', '135', 'metric', '9'],
    ['', '70', 'imperial'],
    ['82', 'tall', 'imperial'],
  ])('%s and %s (%s) are not', (weight, height, units, age) => {
    expect(doubtOf(of(weight, height, age), units)).toBeNull();
  });

  it('are in the units of the form what they were meant to be', () => {
    expect(asMeant(of('82', '70'), { meant: ['weight'] }, 'imperial')).toEqual([['weight', '180.78']]);
  });
});
