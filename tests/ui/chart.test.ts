import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { nearest, thin } from '#src/ui/chart/thin.ts';
import { spoken } from '../features/spoken.tsx';
import { page, shown, tell } from './page.ts';

const { LineChart } = await import('#src/ui/chart/line-chart.tsx');

const across = (heights: readonly number[]) => heights.map((y, place) => ({ x: (place / heights.length) * 270, y }));

describe('a line of many points', () => {
  test('keeps its ends, its heights and its depths, and at most four of each step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 124 }), { minLength: 1, maxLength: 4000 }), (heights) => {
        const places = across(heights);
        const kept = thin(places);
        expect(kept.length).toBeLessThanOrEqual(4 * 271);
        expect([kept[0], kept.at(-1)]).toEqual([places[0], places.at(-1)]);
        expect(Math.min(...kept.map(({ y }) => y))).toBe(Math.min(...heights));
        expect(Math.max(...kept.map(({ y }) => y))).toBe(Math.max(...heights));
        expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  test('is read at the point that is nearest', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: -10, max: 310 }),
        (given, x) => {
          const xs = given.toSorted((a, b) => a - b);
          const found = xs[nearest(xs, x)] ?? Infinity;
          expect(Math.abs(found - x)).toBe(Math.min(...xs.map((each) => Math.abs(each - x))));
        },
      ),
    );
    expect(nearest([], 5)).toBe(-1);
  });
});

const MANY = 10_000;
const pointsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Day ${at}`,
    value: 70 + Math.sin(at / 30) * 3 + (at % 7) / 10,
    at,
  }));

/** The chart, and how often a figure was put into words for it. */
function drawn(props: Partial<Parameters<typeof LineChart>[0]>) {
  let told = 0;
  const format = (value: number): string => {
    told += 1;
    return `${value.toFixed(1)} kg`;
  };
  const chart = createElement(LineChart, { label: 'Weight', heads: ['Day', 'Weight'], points: [], format, ...props });
  const place = shown(spoken('en', chart));
  return { place, told: () => told };
}

describe('a chart', () => {
  test('of ten thousand points draws and words no more than one of a hundred', () => {
    const points = pointsOf(MANY);
    const { place, told } = drawn({ points, readings: points });
    const letters = [...place.querySelectorAll('path')].map(
      (path) => path.getAttribute('d')?.match(/[A-Za-z]/g)?.length ?? 0,
    );
    expect(letters.reduce((sum, each) => sum + each, 0)).toBeLessThan(4 * 271 * 4);
    expect(place.querySelectorAll('svg *').length).toBeLessThan(40);
    expect(place.querySelectorAll('tbody tr')).toHaveLength(0);
    expect(told()).toBeLessThan(10);
  });

  test('tells what stands under a finger, and what was pinned to its day', async () => {
    const { place } = drawn({ points: pointsOf(20), pins: [{ label: 'Day 19', at: 19, says: 'Malaria' }] });
    const touched = place.querySelector('.touch');
    // A move is no press: React draws it with the next frame.
    const said = () => place.querySelector('.finger text')?.textContent ?? '';
    const wide = { getBoundingClientRect: () => ({ left: 0, width: 320 }) };
    for (const each of [touched, place.querySelector('svg')]) Object.assign(each ?? {}, wide);
    tell(touched, new page.PointerEvent('pointermove', { bubbles: true, clientX: 276 }));
    await expect.poll(said).toMatch(/^Day 19: \d\d\.\d kg, Malaria$/);
    tell(touched, new page.PointerEvent('pointermove', { bubbles: true, clientX: 0 }));
    await expect.poll(said).toMatch(/^Day 0: /);
  });

  test('shows what may come as a range, and says it in its table', () => {
    const ahead = [{ label: 'Day 40', at: 40, low: 68, high: 69 }];
    const { place } = drawn({ points: pointsOf(20), ahead, goal: 68, band: 1 });
    expect(place.querySelector('.ahead')).not.toBeNull();
    expect(place.querySelector('.band')).not.toBeNull();
    expect([...place.querySelectorAll('tbody tr')].at(-1)?.textContent).toBe('Day 40 (projected)68.0 kg – 69.0 kg');
  });
});
