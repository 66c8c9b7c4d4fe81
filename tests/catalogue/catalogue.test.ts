import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '../support/schema.ts';
import { build, openEmbedded } from './build.ts';
import type { Session } from './build.ts';
import { catalogueOf, differences } from './catalogue.ts';

/** What is done to the database, and how the difference begins that it makes. */
const PLANTED: readonly [plant: string, found: string][] = [
  ['create schema another', '+ schema another'],
  ['create table sync.another (a int)', '+ relation sync.another'],
  ['create view private.another as select 1 as a', '+ relation private.another'],
  ['create sequence public.another', '+ sequence public.another'],
  ['alter table public.goals disable row level security', '- relation public.goals: r p row security'],
  ['alter table public.goals add column another text', '+ column public.goals.another: text'],
  ['alter table public.goals alter column unit drop default', "- column public.goals.unit: text not null default ''"],
  ['alter table public.goals alter column unit drop not null', "+ column public.goals.unit: text default ''"],
  ['alter table sync.feed alter column entity type text', '+ column sync.feed.entity: text'],
  ['alter table public.goals add constraint another check (target > 0)', '+ constraint public.goals.another'],
  ['alter table public.goals drop constraint in_bounds', '- constraint public.goals.in_bounds'],
  ['create index another on public.goals (kind)', '+ index another'],
  ['alter function private.is_admin() volatile', '- function private.is_admin()'],
  ['alter function private.is_admin() security invoker', '- function private.is_admin()'],
  ['alter function private.is_admin() set jit = off', '- function private.is_admin()'],
  [
    `create or replace function private.is_admin() returns boolean language sql stable security definer
    set search_path = '' as $$ select false $$`,
    '- function private.is_admin()',
  ],
  ['alter table public.goals disable trigger zz_sync_stamp', '- trigger public.goals.zz_sync_stamp'],
  [`alter policy "make one's own" on public.goals with check (true)`, '- policy public.goals "make one\'s own"'],
  ['drop policy "a session that holds" on storage.objects', '- policy storage.objects "a session that holds"'],
  ['grant delete on public.goals to anon', '+ grant relation public.goals anon: DELETE'],
  ['grant insert (order_number) on public.lab_orders to anon', '+ grant column public.lab_orders.order_number anon'],
  ['grant execute on function private.is_admin() to anon', '+ grant function private.is_admin() anon: EXECUTE'],
  ['grant usage on schema private to anon', '+ grant schema private anon: USAGE'],
  ['alter default privileges in schema private grant select on tables to anon', '+ grant default'],
  ["create type sync.another as enum ('a')", '+ type sync.another: e a'],
  ['alter type sync.place add attribute another text', '+ column sync.place.another: text'],
  ['alter publication supabase_realtime add table public.goals', '+ published supabase_realtime public.goals'],
  ["comment on column public.goals.unit is 'another'", '+ comment table column public.goals.unit: another'],
  ["comment on function private.is_admin() is 'another'", '+ comment function private.is_admin(): another'],
  ["update storage.buckets set public = true where id = 'avatars'", '- row storage.buckets'],
  ["delete from cron.job where jobname = 'sync-collect'", '- row cron.job'],
  ["update public.foods set name = 'another' where name = 'Sugar'", '- row public.foods'],
  ["update sync.entities set readers = 'select r.id' where name = 'goals'", '- row sync.entities'],
  [`insert into sync.entities (name, readers) values ('another', '')`, '- order of enrolment'],
];

/** What is no difference. */
const ALIKE: readonly string[] = [
  'update sync.feed set xid = pg_current_xact_id(), at = now()',
  `alter table public.goals drop constraint in_bounds; alter table public.goals rename column start_value to was;
    alter table public.goals add column start_value numeric; alter table public.goals drop column was;
    select sync.bound('public.goals');
    grant insert (start_value), update (start_value) on public.goals to authenticated;
    comment on column public.goals.start_value is 'Where he stood at start_date; a goal to come down has it above target.'`,
];

describe('the comparison', () => {
  let session: Session;
  let before: string[] = [];
  const ask = (sql: string) => session.query(sql);
  beforeAll(async () => {
    session = await build(openEmbedded, await readSchema());
    before = await catalogueOf(ask);
  }, 240_000);
  afterAll(() => session?.close());

  const changed = async (plant: string): Promise<string[]> => {
    await session.exec('begin');
    try {
      await session.exec(plant);
      return differences(before, await catalogueOf(ask));
    } finally {
      await session.exec('rollback');
    }
  };

  test.each(PLANTED)('finds: %s', async (plant, found) => {
    const lines = await changed(plant);
    expect(lines.find((line) => line.startsWith(found)) ?? lines).toContain(found);
  });

  test.each(ALIKE)('overlooks: %s', async (plant) => {
    expect(await changed(plant)).toEqual([]);
  });
});
