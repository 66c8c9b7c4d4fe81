import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf, linear, niceStep, spanOf } from '../../src/ui/chart/scale.ts';
import { filledOf, markPath } from '../../src/ui/marks/ring-marks.ts';
import { typed, within } from '../../src/ui/steps.ts';

describe('a ring', () => {
  it('fills a mark only when it is done', () => {
    expect(filledOf(1240, 1800, 36)).toBe(24);
    expect(filledOf(49, 1800, 36)).toBe(0);
    expect(filledOf(50, 1800, 36)).toBe(1);
    expect(filledOf(1799, 1800, 36)).toBe(35);
    expect(filledOf(2500, 1800, 36)).toBe(36);
    expect(filledOf(10, 0, 36)).toBe(0);
  });

  it('begins at the top and goes round with the clock', () => {
    const [top, right] = [markPath(0, 36), markPath(9, 36)];
    const startOf = (path: string) => path.slice(1).split('L')[0]?.split(' ').map(Number) ?? [];
    expect(startOf(top)[0]).toBeGreaterThan(50);
    expect(startOf(top)[1]).toBeLessThan(2);
    expect(startOf(right)[0]).toBeGreaterThan(98);
  });
});

describe('the grid of a chart', () => {
  it('stands at figures that people say', () => {
    expect(gridOf(78.2, 89.7)).toEqual([80, 84, 88]);
    expect(gridOf(0, 2000)).toEqual([0, 1000, 2000]);
    expect(niceStep(0.3)).toBeCloseTo(0.4);
  });

  it('has at most three lines, all of them within what is shown', () => {
    const values = fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, (shown) => {
        const [lowest, highest] = spanOf(shown);
        const lines = gridOf(lowest, highest);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) {
          expect(line).toBeGreaterThanOrEqual(lowest - 1e-6);
          expect(line).toBeLessThanOrEqual(highest + 1e-6);
        }
      }),
    );
  });

  it('keeps a single value, and none, within the picture', () => {
    expect(linear(spanOf([84.6]), [124, 18])(84.6)).toBe(71);
    expect(spanOf([])).toEqual([0, 1]);
  });
});

describe('a stepper', () => {
  const limits = { min: 0, max: 50, step: 0.5 };

  it('keeps within its limits, and to the places of its step', () => {
    expect(within(18.5 + 0.5, limits)).toBe(19);
    expect(within(0.1 + 0.2, { ...limits, step: 0.1 })).toBe(0.3);
    expect(within(60, limits)).toBe(50);
    expect(within(-1, limits)).toBe(0);
  });

  it('reads what was typed with a comma or a point, and nothing else', () => {
    expect(typed('18,5', limits)).toBe(18.5);
    expect(typed(' 7 ', limits)).toBe(7);
    expect(typed('1,200', { min: 0, max: 10_000, step: 1 })).toBe(1200);
    expect(typed('', limits)).toBeNull();
    expect(typed('twelve', limits)).toBeNull();
  });
});
