import { expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { expectedWeights, openStory, streak, weekOf, weights } from './support.ts';
import type { Story } from './support.ts';

const SLOW = 240_000;
const SEVEN_WEEKDAYS = Array.from({ length: 7 }, (_, n) => `2025-06-0${n + 2}`);
const DAYS = [...SEVEN_WEEKDAYS, '2025-12-31', '2024-02-29', '2025-03-01'];
/** The day counts, not the engine: the faster one. */
const engine = engines.at(-1) ?? 'pglite';

/** Water, doses, pauses and who looked are named by their day. */
async function idsOf({ db }: Story): Promise<Record<string, unknown>> {
  const entities = await db.query<{ name: string }>(
    `select name from sync.entities where name not in ('water_intake', 'medicine_doses', 'pauses', 'record_views')`,
  );
  const ids: Record<string, unknown> = {};
  for (const { name } of entities) {
    const [found] = await db.query(`select count(*), md5(string_agg(id::text, ',' order by id)) from public.${name}`);
    ids[name] = found;
  }
  return ids;
}

let idsOfFirst: Record<string, unknown> | null = null;

test.each(DAYS)(
  'told on %s it has the same weights, 3 of 4 workouts, a streak of 5, and the same ids',
  async (today) => {
    const story = await openStory(engine, today);
    try {
      expect(await story.ask('client', weights)).toEqual(expectedWeights);
      expect(await story.ask('client', weekOf(`'${today}'::date`))).toEqual([{ done: 3, wanted: 4 }]);
      expect(await story.ask('client', streak(`'${today}'::date`))).toEqual([{ days: 5 }]);
      const ids = await idsOf(story);
      idsOfFirst ??= ids;
      expect(ids).toEqual(idsOfFirst);
    } finally {
      await story.db.close();
    }
  },
  SLOW,
);
