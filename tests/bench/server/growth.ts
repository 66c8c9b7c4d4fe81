// A year of some clients in a minute: a day lasts as long as its work, and what is kept for 90 days is kept for 90 of those.
import { clientAt } from './house.ts';
import type { House } from './house.ts';

const CLIENTS = 20;
const YEAR = 365;
const KEPT_DAYS = 90;
/** Before so many have passed nothing is old enough. */
const NOTHING_IS_OLD_MS = 86_400_000;
const EDITED_ROWS = 1000;

async function sizes({ admin }: House) {
  const [row] = await admin<Record<string, number>[]>`
    select (select count(*)::int from sync.feed) as feed_rows, (select count(*)::int from sync.past) as past_rows,
      pg_total_relation_size('sync.feed')::float8 / 1e6 as feed_mb,
      pg_total_relation_size('sync.past')::float8 / 1e6 as past_mb,
      pg_total_relation_size('public.meal_plans')::float8 / 1e6 as meals_mb`;
  return row;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function year(house: House) {
  const { admin } = house;
  const clients = Array.from({ length: CLIENTS }, (_, n) => clientAt(n));
  const seasons: unknown[] = [];
  let [collecting, expiring, most] = [0, 0, 0];
  const began: number[] = [];
  for (let day = 1; day <= YEAR; day += 1) {
    began[day] = performance.now();
    await admin`insert into public.meal_plans (user_id, date, name, meal_type, calories, logged, rev)
      select u, current_date + ${day}::int, 'Eba', 'lunch', 300, true, gen_random_uuid()
      from unnest(${clients}::uuid[]) u, generate_series(1, 5)`;
    await admin`update public.meal_plans set calories = 310, rev = gen_random_uuid(), deleted = random() < 0.1
      where user_id = any (${clients}::uuid[]) and date = current_date + ${day}::int and random() < 0.4`;
    expiring += await timed(() => admin`select sync.expire(current_date + ${day}::int)`);
    const oldest = began[day - KEPT_DAYS];
    const keptMs = oldest === undefined ? NOTHING_IS_OLD_MS : performance.now() - oldest;
    const cost = await timed(() => admin`select sync.collect(make_interval(secs => ${keptMs / 1000}))`);
    collecting += cost;
    most = Math.max(most, cost);
    if (day % 73 === 0) seasons.push({ day, ...(await sizes(house)) });
  }
  return {
    clients: CLIENTS,
    seasons,
    'collect a day, ms': Math.round((10 * collecting) / YEAR) / 10,
    'the longest collect, ms': Math.round(most),
    'expire a day, ms': Math.round((10 * expiring) / YEAR) / 10,
  };
}

async function bloat(house: House, edits: number) {
  const { admin } = house;
  await admin`vacuum full sync.feed`;
  const before = await sizes(house);
  const took = await timed(async () => {
    for (let done = 0; done < edits; done += EDITED_ROWS) {
      await admin`update public.meal_plans set calories = calories + 1, rev = gen_random_uuid()
        where id in (select id from public.meal_plans order by id limit ${EDITED_ROWS})`;
    }
  });
  const after = await sizes(house);
  const vacuuming = await timed(() => admin`vacuum sync.feed, sync.past, public.meal_plans`);
  const seconds = Math.round(took / 100) / 10;
  return { edits, seconds, before, after, 'vacuum, ms': Math.round(vacuuming), vacuumed: await sizes(house) };
}

export function growth(edits: number) {
  return async (house: House) => ({ year: await year(house), bloat: await bloat(house, edits) });
}
