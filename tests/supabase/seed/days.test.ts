import { expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { DEMO_DAYS, demoWeeks } from '../../support/demo-streak.ts';
import { expectedWeights, openStory, streakOn, weekOf, weights } from './support.ts';
import type { Story } from './support.ts';

const SLOW = 240_000;
/** A week from its Monday on and the ends of a year and of two Februaries, with the weeks of the streak on each. */
const DAYS = [
  ['2025-06-02', 26],
  ['2025-06-03', 26],
  ['2025-06-04', 27],
  ['2025-06-05', 27],
  ['2025-06-06', 27],
  ['2025-06-07', 26],
  ['2025-06-08', 26],
  ['2025-12-31', 27],
  ['2024-02-29', 27],
  ['2025-03-01', 26],
] as const;
/** The day counts, not the engine: the faster one. */
const engine = engines.at(-1) ?? 'pglite';

/** Their ids hold their day. */
const BY_DAY = new Set(['water_intake', 'fasting_days', 'medicine_doses', 'pauses', 'record_views']);

/** How many rows there are of each table, and their ids. */
async function rowsOf({ db }: Story): Promise<Record<string, unknown>> {
  const entities = await db.query<{ name: string }>('select name from sync.entities');
  const rows: Record<string, unknown> = {};
  for (const { name } of entities) {
    const ids = BY_DAY.has(name) ? '' : `, md5(string_agg(id::text, ',' order by id))`;
    const [found] = await db.query(`select count(*)${ids} from public.${name}`);
    rows[name] = found;
  }
  return rows;
}

let rowsOfFirst: Record<string, unknown> | null = null;

test.each(DAYS)(
  'told on %s it has the same weights, 3 of 4 workouts, a streak of %i weeks or 182 days, and the same rows',
  async (today, weeks) => {
    const story = await openStory(engine, today);
    try {
      expect(await story.ask('client', weights)).toEqual(expectedWeights);
      expect(await story.ask('client', weekOf(`'${today}'::date`))).toEqual([{ done: 3, wanted: 4 }]);
      expect(await streakOn(story, today)).toEqual({ weeks, days: DEMO_DAYS, best_weeks: 27, best_days: DEMO_DAYS });
      expect(demoWeeks(today)).toBe(weeks);
      const rows = await rowsOf(story);
      rowsOfFirst ??= rows;
      expect(rows).toEqual(rowsOfFirst);
    } finally {
      await story.db.close();
    }
  },
  SLOW,
);
