import { startStack } from '../../../supabase/local/stack.ts';
import type { Stack } from '../../../supabase/local/stack.ts';
import type { Database } from '../../../supabase/local/database/database.ts';
import { ENTITIES } from './entities.ts';

export type PlainRow = Record<string, unknown> & { id: string };
/** Rows by entity and id. */
export type Holdings = Map<string, PlainRow>;

// The catalogues are everybody's and never change here: two exercises are enough to refer to.
const KEEP_CATALOGUES_SMALL = `do $$
declare e text;
begin
  for e in select name from sync.entities order by position desc loop
    execute format(case when e = 'exercises'
      then 'delete from public.%I where id not in (select id from public.exercises order by id limit 2)'
      else 'delete from public.%I' end, e);
  end loop;
  delete from sync.feed where removed;
end $$`;

export interface World {
  stack: Stack;
  exercise: string;
  /** Whether transactions can overlap: PGlite has one connection. */
  concurrent: boolean;
  /** What is in the user's share now, as far as he may read it, tombstones aside. */
  visible(user: string): Promise<Holdings>;
  /** The first day of a schedule, from which shares count back until days pass. */
  beginDay(): Promise<string>;
  /** What there is of these owners, whoever may see it. */
  everything(owners: readonly string[]): Promise<Holdings>;
  /** What a server does by itself at night: nobody sweeps the embedded database, and what is dead makes it slow. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface WorldOptions {
  databaseUrl?: string;
  /** SQL to run once everything is there: how a mutant of the server is made. */
  mutation?: string;
}

const SELECT_ALL = ENTITIES.map(
  ({ name }) => `select '${name}' as entity, to_jsonb(t) as row from public.${name} t where not t.deleted`,
).join(' union all ');

const SELECT_OWNED = ENTITIES.map(
  ({ name }) => `select '${name}' as entity, to_jsonb(t) as row from public.${name} t
    where t.${name === 'messages' ? 'sender_id' : 'user_id'} = any ($1)`,
).join(' union all ');

/** In whichever of the user's sessions, of which there is one as long as he is signed in anywhere. */
const BECOME = `select set_config('request.jwt.claims', jsonb_build_object('sub', $1::text, 'role', 'authenticated',
    'aal', 'aal1', 'session_id', (select id from auth.sessions where user_id = $1::uuid limit 1))::text, true),
  set_config('role', 'authenticated', true)`;

/** Worked out anew for one user, and not read from the feed. */
async function shareOf(database: Database, user: string): Promise<Set<string>> {
  const entities = await database.query<{ name: string; readers: string; in_share: string }>(
    'select name, readers, sync.in_share(e) as in_share from sync.entities e where name = any ($1)',
    [ENTITIES.map(({ name }) => name)],
  );
  const selects = entities.map(
    ({ name, readers, in_share }) => `select '${name}:' || r.id as key
      from public.${name} r cross join lateral (${readers}) as seen (audience)
      where seen.audience in ($1, sync.shared('community'), sync.shared('catalogue')) and ${in_share}`,
  );
  const rows = await database.query<{ key: string }>(selects.join(' union '), [user]);
  return new Set(rows.map(({ key }) => key));
}

interface Found extends Record<string, unknown> {
  entity: string;
  row: PlainRow;
}

const holdings = (rows: Found[]): Holdings => new Map(rows.map(({ entity, row }) => [`${entity}:${row.id}`, row]));

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { databaseUrl, mutation } = options;
  const limits = { passwordAttempts: 1e9, mails: 1e9, windowSeconds: 60 };
  const stack = await startStack({
    dataDir: null,
    port: 0,
    settings: { mailIntervalSeconds: 0, limits },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const { database } = stack;
  await database.exec(KEEP_CATALOGUES_SMALL);
  if (mutation !== undefined) await database.exec(mutation);
  const [found] = await database.query<{ id: string }>('select id from public.exercises order by id limit 1');
  return {
    stack,
    exercise: found?.id ?? '',
    concurrent: databaseUrl !== undefined,
    visible: async (user) => {
      const share = await shareOf(database, user);
      const readable = await database.transaction(async (session) => {
        await session.query(BECOME, [user]);
        return holdings(await session.query<Found>(SELECT_ALL));
      });
      return new Map([...readable].filter(([key]) => share.has(key)));
    },
    beginDay: async () => {
      const [state] = await database.query<{ today: string }>(
        'update sync.state set today = current_date returning today::text',
      );
      return state?.today ?? '';
    },
    everything: async (owners) => holdings(await database.query<Found>(SELECT_OWNED, [owners])),
    sweep: async () => void (await database.query('vacuum analyze')),
    close: () => stack.close(),
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function plain(value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value)) return Date.parse(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) return canonical(value as Record<string, unknown>);
  return value;
}

/** One spelling for what PostgreSQL holds to be the same: no order of keys, no nulls, instants as numbers. */
function canonical(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries.map(([k, v]) => [k, plain(v)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is not the same on both sides, in words. */
export function differences(wanted: Holdings, got: Holdings): string[] {
  const found: string[] = [];
  for (const key of new Set([...wanted.keys(), ...got.keys()])) {
    const [want, have] = [wanted.get(key), got.get(key)];
    if (!want) found.push(`${key} is not on the server`);
    else if (!have) found.push(`${key} is missing`);
    else {
      const [a, b] = [canonical(want), canonical(have)];
      const columns = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
        (column) => JSON.stringify(a[column]) !== JSON.stringify(b[column]),
      );
      if (columns.length > 0) {
        found.push(
          `${key} differs in ${columns.map((c) => `${c} (${JSON.stringify(a[c])} / ${JSON.stringify(b[c])})`).join(', ')}`,
        );
      }
    }
  }
  return found;
}
