import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Measure, Units } from '#src/lib/units.ts';

const tenths = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((n) => n / 10);
const SIDES = [
  ['metric', 'imperial'],
  ['imperial', 'metric'],
] as const satisfies [Units, Units][];

describe.each(['weight', 'length'] as const satisfies Measure[])('a %s', (measure) => {
  it.each(SIDES)('typed in %s to a tenth comes back from %s as it was', (typed, kept) => {
    fc.assert(
      fc.property(tenths(1, 1500), (value) => {
        const back = convert(measure, convert(measure, value, typed, kept), kept, typed);
        expect(toTenth(back)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('units', () => {
  it('are those that the law defines', () => {
    expect(convert('weight', 180, 'imperial', 'metric')).toBe(81.65);
    expect(convert('weight', 81.65, 'metric', 'imperial')).toBe(180.01);
    expect(convert('length', 67, 'imperial', 'metric')).toBe(170.18);
    expect(convert('volume', 250, 'metric', 'imperial')).toBe(8.45);
    expect(convert('distance', 10, 'metric', 'imperial')).toBe(6.21);
    expect(convert('weight', 72.345, 'metric', 'metric')).toBe(72.345);
  });

  it('have the names that stand beside a figure', () => {
    expect([unitOf('weight', 'imperial'), unitOf('length', 'metric')]).toEqual(['lb', 'cm']);
  });
});
