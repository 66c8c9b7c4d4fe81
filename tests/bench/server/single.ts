// One device by itself, beside what the same driver needs for the least it can ask.
import { connect } from '../../support/postgres-database.ts';
import { clientAt, meal, one, pull, pullAll, push, request, spread } from './house.ts';
import type { House, Op } from './house.ts';

const ROUNDS = 400;
const WARM_UP = 40;
const CALLER = clientAt(0);

export async function single({ url, admin }: House) {
  const sql = connect(url, 1);
  const cursor = await pullAll(sql, CALLER, null);
  const written: Op[] = [];
  const floorInsert = ({ row }: Op) =>
    request(sql, CALLER, (t) => t`insert into public.floor_meals ${t(row as Record<string, string>)}`);
  const floorIds: Op[] = [];
  const steps = {
    'select 1': () => request(sql, CALLER, (t) => t`select 1`),
    'idle pull': () => pull(sql, CALLER, cursor),
    'floor insert': async () => {
      const op = meal(CALLER);
      await floorInsert(op);
      floorIds.push(op);
    },
    'push a new row': async () => {
      const op = meal(CALLER);
      await push(sql, CALLER, [op]);
      written.push(op);
    },
    'floor update': () => {
      const { row } = floorIds.pop()!;
      const id = String(row['id']);
      return request(
        sql,
        CALLER,
        (t) => t`update public.floor_meals set calories = 301, rev = ${crypto.randomUUID()} where id = ${id}`,
      );
    },
    'push an edit': () => {
      const { row } = written.pop()!;
      const next = { ...row, rev: crypto.randomUUID(), calories: 301, updated_at: new Date().toISOString() };
      return push(sql, CALLER, [{ entity: 'meal_plans', base_rev: String(row['rev']), row: next }]);
    },
  };
  const lsn = async (): Promise<number> => {
    return one(await admin<{ at: number }[]>`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`).at;
  };
  const times: Record<string, number[]> = {};
  const wal: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    // The idle pull keeps its cursor where it is idle: its own rows come after it was measured.
    if (round === WARM_UP) for (const name of Object.keys(steps)) [times[name], wal[name]] = [[], []];
    for (const [name, step] of Object.entries(steps)) {
      if (name === 'idle pull') continue;
      const before = await lsn();
      const began = performance.now();
      await step();
      (times[name] ??= []).push(performance.now() - began);
      (wal[name] ??= []).push((await lsn()) - before);
    }
  }
  const fresh = await pullAll(sql, CALLER, cursor);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, step] of [
      ['select 1', steps['select 1']],
      ['idle pull', () => pull(sql, CALLER, fresh)],
    ] as const) {
      const began = performance.now();
      await step();
      (times[name] ??= []).push(performance.now() - began);
    }
  }
  const feed = one(
    await admin<{ bytes: number; rows: number }[]>`
    select pg_total_relation_size('sync.feed')::float8 / count(*) as bytes,
      (count(*) filter (where entity = 'meal_plans'))::float8 / (select count(*) from public.meal_plans) as rows
    from sync.feed`,
  );
  await sql.end();
  const ms = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, spread(all)]));
  const walBytes = Object.fromEntries(
    Object.entries(wal)
      .filter(([, all]) => all.length > 0)
      .map(([name, all]) => [name, spread(all).p50]),
  );
  const ratio = (name: string, floor: string, of: (key: string) => number) =>
    Math.round((100 * of(name)) / of(floor)) / 100;
  const p50 = (name: string): number => ms[name]?.p50 ?? 0;
  const bytes = (name: string): number => walBytes[name] ?? 0;
  return {
    ms,
    walBytes,
    ratios: {
      'idle pull / select 1': ratio('idle pull', 'select 1', p50),
      'push / insert': ratio('push a new row', 'floor insert', p50),
      'edit / update': ratio('push an edit', 'floor update', p50),
      'WAL of a push / insert': ratio('push a new row', 'floor insert', bytes),
      'WAL of an edit / update': ratio('push an edit', 'floor update', bytes),
    },
    'feed rows a row': feed.rows,
    'feed bytes a feed row': Math.round(feed.bytes),
  };
}
