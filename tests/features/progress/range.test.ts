import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { SERIES_NAMES, seriesOf } from '#src/features/progress/export.ts';
import type { Range } from '#src/work/progress/weight-line.tsx';
import { aScreen } from '../screen.tsx';
import { aLife, HERE, ME } from './rows.ts';

Object.assign(globalThis, {
  requestAnimationFrame: (then: () => void) => setTimeout(then),
  cancelAnimationFrame: clearTimeout,
  print: () => undefined,
});

const { PrintReport } = await import('#src/features/progress/print-report.tsx');

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  await db.facts.put({ name: 'last-sync', value: Date.now() });
  await aLife(db);
});
afterEach(() => db.close());

describe('a series', () => {
  it.each([
    ['weights', 4, { weight_kg: 80, measured_at: '2024-06-10T11:00:00.000Z' }],
    ['measures', 4, { kind: 'waist', value: 90, unit: 'cm' }],
    ['own', 1, { name: 'Grip', value: 40, unit: 'kg' }],
    [
      'weeks',
      105,
      { week_from: '2024-06-10', trend_kg: 80, workouts: 1, minutes: 40, volume_kg: 1000, days_logged: 1 },
    ],
    ['exercises', 5, { exercise: 'Own squat', kind: 'working', reps: 10, weight_kg: 100 }],
    ['days', 4, { day: '2024-06-10', kcal: 2000, protein_g: 90, glasses_of_water: 6 }],
  ] as const)('of %s has all there is, the oldest first', async (name, count, oldest) => {
    const lines = await seriesOf(name, db, ME, HERE);
    expect(lines).toHaveLength(count);
    expect(lines[0]).toMatchObject(oldest);
  });

  it('is one of those', () => {
    expect(SERIES_NAMES).toEqual(['weights', 'measures', 'own', 'weeks', 'exercises', 'days']);
  });
});

describe('the printed report', () => {
  async function printed(range: Range) {
    const { place } = aScreen(db, ME, createElement(PrintReport, { range, here: HERE, onDone: () => undefined }));
    await expect.poll(() => place.querySelector('.print-report')).not.toBeNull();
    const chart = (says: string) =>
      [...place.querySelectorAll('figure.chart')].find((each) => each.textContent.startsWith(says));
    return {
      text: place.textContent,
      weeksOf: (says: string) => chart(says)?.querySelectorAll('tbody tr').length,
      together: place.querySelectorAll('.overall-table tbody tr').length,
    };
  }

  it.each([
    ['4w', 4, false],
    ['3m', 13, false],
    ['1y', 52, true],
    ['all', 105, true],
  ] as const)('of %s has %i weeks of everything', async (range, weeks, isOld) => {
    const { text, weeksOf, together } = await printed(range);
    expect([weeksOf('Workouts a week'), weeksOf('Calories a day'), together]).toEqual([weeks, weeks, weeks]);
    expect(text).toContain('Own squat');
    expect([text.includes('Own row'), text.includes('Grip')]).toEqual([isOld, isOld]);
  });

  it('tells each exercise by what was done in the range, and its records by all of it', async () => {
    const { text } = await printed('4w');
    // 81 kg by ten, and neither the 100 kg of two years ago nor a record over the 60 kg of this year.
    expect(text).toContain('Own squatEstimated maximum238.1 lb');
    expect(text).not.toContain('Records');
    expect((await printed('all')).text).toContain('Own squatEstimated maximum294 lb');
  });
});
