import type { SupabaseClient } from '@supabase/supabase-js';
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { sharedPostgres } from '../../support/postgres.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';

/** Tables of these tests' own, so that no product table's rules are in their way. */
const TABLES = `
  create table public.rest_lists (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null default auth.uid() references auth.users (id),
    title text not null check (title <> ''),
    slug text unique
  );
  create table public.rest_tasks (
    id uuid primary key default gen_random_uuid(),
    list_id uuid not null references public.rest_lists (id) on delete cascade,
    title text not null,
    position integer not null default 0
  );
  create table public.rest_secrets (id integer primary key, word text);
  insert into public.rest_secrets values (1, 'hidden');
  create table public.rest_numbers (n integer primary key);
  insert into public.rest_numbers select generate_series(1, 1500);
  create table public.rest_moments (at timestamptz primary key);
  insert into public.rest_moments values ('2026-11-26 22:20:24.855+00');
  revoke all on public.rest_secrets, public.rest_lists, public.rest_tasks, public.rest_numbers from anon, authenticated;
  grant select, insert, update, delete on public.rest_lists, public.rest_tasks to authenticated;
  grant select on public.rest_numbers, public.rest_moments to authenticated;
  alter table public.rest_lists enable row level security;
  alter table public.rest_tasks enable row level security;
  create policy own on public.rest_lists for all to authenticated using (owner_id = (select auth.uid()));
  create policy own on public.rest_tasks for all to authenticated
    using (list_id in (select id from public.rest_lists));
  create function public.rest_whoami() returns jsonb language sql stable as $$
    select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'user', current_user, 'jwt', auth.jwt())
  $$;
  create function public.rest_raise(state text) returns void language plpgsql as $$
  begin
    raise exception 'raised %', state using errcode = state, hint = 'a hint';
  end $$;
  create function public.rest_echo(word text) returns text language sql immutable as $$ select word $$;
  grant execute on function public.rest_whoami(), public.rest_raise(text), public.rest_echo(text)
    to anon, authenticated, service_role;
`;

export interface RestStack extends TestStack {
  ada: SupabaseClient;
  bola: SupabaseClient;
  adaId: string;
  bolaId: string;
  /** A request as it stands, with the anon key unless another is given. */
  ask(path: string, init?: RequestInit): Promise<{ status: number; code: string | undefined; body: unknown }>;
}

async function idOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? '';
}

export async function openRestStack(databaseUrl?: string): Promise<RestStack> {
  const stack = await openTestStack(databaseUrl === undefined ? {} : { databaseUrl });
  await stack.database.exec(TABLES);
  const [ada, bola] = [await stack.signUp('ada@rest.test'), await stack.signUp('bola@rest.test')];
  return {
    ...stack,
    ada,
    bola,
    adaId: await idOf(ada),
    bolaId: await idOf(bola),
    async ask(path, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('apikey')) headers.set('apikey', stack.anonKey);
      if (headers.get('apikey') === '') headers.delete('apikey');
      const answer = await fetch(`${stack.url}/rest/v1/${path}`, { ...init, headers });
      const text = await answer.text();
      const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
      return { status: answer.status, code: (body as { code?: string }).code, body };
    },
  };
}

/** A database without anything in it on the run's PostgreSQL. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = (await sharedPostgres()) ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const atServer = async (text: string) => {
    const sql = postgres(server, { max: 1, onnotice() {} });
    await sql.unsafe(text);
    await sql.end();
  };
  await atServer(`create database ${name} template template0`);
  return { url: url.href, drop: () => atServer(`drop database ${name} with (force)`) };
}
