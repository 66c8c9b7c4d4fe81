import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../support/database.ts';
import type { Engine, Queries, Row, TestDatabase } from '../../support/database.ts';

export const ALICE = 'a0000000-0000-4000-8000-000000000001';
export const BOB = 'b0000000-0000-4000-8000-000000000002';
export const CAROL = 'c0000000-0000-4000-8000-000000000003';

/** What the engine stands on, with no table of the product. */
const MIGRATIONS = /_sync_\w+\.sql$/;

/** Tables as small as they can be, one for each thing that an enrolled table can be. */
const TABLES = `
  create schema private;
  grant usage on schema private to authenticated;
  create table private.care (provider_id uuid, client_id uuid, primary key (provider_id, client_id));
  create function private.my_clients() returns setof uuid language sql stable security definer set search_path = '' as
    $$ select client_id from private.care where provider_id = (select auth.uid()) $$;
  create function private.carers(client uuid) returns setof uuid language sql stable security definer set search_path = '' as
    $$ select provider_id from private.care where client_id = client $$;
  grant execute on all functions in schema private to authenticated;
  create function private.care_changed() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    perform sync.republish(coalesce(new.client_id, old.client_id), coalesce(new.provider_id, old.provider_id));
    return null;
  end $$;
  create trigger republish after insert or delete on private.care for each row execute function private.care_changed();

  create table public.notes (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, body text check (body <> 'bad'),
    glasses integer check (glasses >= 0), items jsonb, at timestamptz, likes integer not null default 0);
  create index on public.notes (user_id);
  create table public.comments (
    id uuid primary key default gen_random_uuid(), user_id uuid not null,
    note_id uuid not null references public.notes (id) deferrable initially deferred);
  create index on public.comments (note_id);
  create table public.water (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, date date not null, glasses integer,
    unique (user_id, date));
  create table public.posts (id uuid primary key default gen_random_uuid(), user_id uuid not null, body text, place text);
  select sync.enroll('public.notes', owner => 'user_id', readers => $$
    select r.user_id union all select private.carers(r.user_id) $$);
  select sync.enroll('public.comments', readers => $$ select r.user_id $$);
  select sync.enroll('public.water', readers => $$ select r.user_id $$, natural_key => array['user_id', 'date']);
  select sync.enroll('public.posts', readers => $$
    select sync.shared('community') where r.place = 'everywhere' union all select r.user_id $$);

  alter table public.notes enable row level security;
  alter table public.comments enable row level security;
  alter table public.water enable row level security;
  alter table public.posts enable row level security;
  create policy reads on public.notes for select to authenticated
    using (user_id = (select auth.uid()) or user_id in (select private.my_clients()));
  create policy adds on public.notes for insert to authenticated with check (user_id = (select auth.uid()));
  create policy edits on public.notes for update to authenticated
    using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
  create policy own on public.comments to authenticated using (user_id = (select auth.uid()));
  create policy own on public.water to authenticated using (user_id = (select auth.uid()));
  create policy reads on public.posts for select to authenticated
    using (user_id = (select auth.uid()) or place = 'everywhere');
  create policy adds on public.posts for insert to authenticated with check (user_id = (select auth.uid()));
  grant select on public.notes, public.comments, public.water, public.posts to authenticated;
  grant insert (id, user_id, body, glasses, items, at, rev, updated_at, deleted) on public.notes to authenticated;
  grant update (body, glasses, items, at, rev, updated_at, deleted) on public.notes to authenticated;
  grant insert, update on public.comments, public.water to authenticated;
  grant insert on public.posts to authenticated;
`;

export async function openSyncDatabase(engine: Engine, tables = TABLES): Promise<TestDatabase> {
  const db = await openTestDatabase({ engine, migrations: MIGRATIONS });
  await db.exec(tables);
  for (const id of [ALICE, BOB, CAROL]) await db.query('insert into auth.users (id) values ($1)', [id]);
  return db;
}

interface Change {
  entity: string;
  id: string;
  row?: Row;
  removed?: true;
}

export type Cursor = Record<string, string>;

export interface Page {
  changes: Change[];
  cursor: Cursor;
  has_more: boolean;
  reset: boolean;
  held_back: boolean;
  server_time: string;
}

export interface Verdict {
  entity: string | null;
  id: string | null;
  verdict: 'applied' | 'duplicate' | 'conflict' | 'rejected';
  row?: Row | null;
  code?: string;
  message?: string;
  constraint?: string | null;
}

type Asker = Pick<TestDatabase, 'as'>;

export function pull(db: Asker, caller: string, cursor: unknown = null, page = 1000): Promise<Page> {
  return db.as(caller, (user) => pullOn(user, cursor, page));
}

export async function pullOn(session: Queries, cursor: unknown, page = 1000): Promise<Page> {
  const rows = await session.query<{ page: Page }>('select public.sync_pull($1, $2) as page', [cursor, page]);
  if (rows[0] === undefined) throw new Error('sync_pull answered nothing');
  return rows[0].page;
}

/** A device: what it has after pulling everything, from `cursor` on. */
export async function pullAll(db: Asker, caller: string, cursor: unknown = null, page = 1000) {
  const changes: Change[] = [];
  for (let place = cursor; ;) {
    const answer = await pull(db, caller, place, page);
    changes.push(...answer.changes);
    if (!answer.has_more) return { changes, cursor: answer.cursor };
    place = answer.cursor;
  }
}

export async function push(db: Asker, caller: string, ops: unknown): Promise<Verdict[]> {
  const rows = await db.as(caller, (user) =>
    user.query<{ verdicts: Verdict[] }>('select public.sync_push($1) as verdicts', [ops]),
  );
  if (rows[0] === undefined) throw new Error('sync_push answered nothing');
  return rows[0].verdicts;
}

/** One op whose verdict is wanted. */
export async function pushOne(db: Asker, caller: string, entity: string, row: Row, base: unknown = null) {
  const [verdict] = await push(db, caller, [{ entity, row, base_rev: base }]);
  if (verdict === undefined) throw new Error('no verdict');
  return verdict;
}

/** A note as a client makes it: complete, with an id, a rev and an edit time of its own. */
export function note(fields: Row = {}): Row & { id: string; rev: string } {
  return {
    id: randomUUID(),
    rev: randomUUID(),
    user_id: ALICE,
    body: 'a note',
    updated_at: new Date().toISOString(),
    deleted: false,
    ...fields,
  };
}

export async function stored(db: TestDatabase, id: string, table = 'notes'): Promise<Row> {
  const [row] = await db.query(`select to_jsonb(t) as row from public.${table} t where id = $1`, [id]);
  return (row?.['row'] ?? {}) as Row;
}
