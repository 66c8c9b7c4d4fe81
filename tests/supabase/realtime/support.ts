import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { createTokens } from '../../../supabase/local/auth/tokens.ts';
import type { Engine } from '../../support/database.ts';
import { openTestStackOn } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';

export const ADA = '00000000-0000-4000-8000-00000000000a';
export const BEN = '00000000-0000-4000-8000-00000000000b';

const SECRET = 'a secret that only this test knows, and long enough';
const tokens = createTokens(SECRET);

/** Notes belong to somebody; `secret` is for the server alone. Topics: `own:<user>`, and `hear:<user>` to listen only. */
const FIXTURE = `
  insert into auth.users (id, email) values ('${ADA}', 'ada@rt.test'), ('${BEN}', 'ben@rt.test');
  insert into auth.sessions (id, user_id) select id, id from auth.users on conflict do nothing;
  create table public.rt_notes (
    id uuid primary key default gen_random_uuid(), owner uuid not null, rank integer not null default 0,
    title text, body jsonb, secret text not null default 'hidden', made_at timestamptz not null default now()
  );
  alter table public.rt_notes enable row level security;
  grant select (id, owner, rank, title, body, made_at) on public.rt_notes to authenticated;
  create policy "own notes" on public.rt_notes for select to authenticated using (owner = (select auth.uid()));
  create table public.rt_diary (id uuid primary key, owner uuid, title text);
  alter publication supabase_realtime add table public.rt_notes;
  select realtime.attach();
  create policy "rt hears" on realtime.messages for select to authenticated
    using (realtime.topic() in ('own:' || (select auth.uid()), 'hear:' || (select auth.uid())));
  create policy "rt speaks" on realtime.messages for insert to authenticated
    with check (realtime.topic() = 'own:' || (select auth.uid()) and extension = 'broadcast');`;

export async function openRealtime(engine: Engine): Promise<TestStack> {
  const stack = await openTestStackOn(engine, { settings: { jwtSecret: SECRET } });
  await stack.database.exec(FIXTURE);
  return stack;
}

export const tokenOf = (user: string, seconds = 600): Promise<string> =>
  tokens.sign({ sub: user, role: 'authenticated', aal: 'aal1', session_id: user }, seconds);

export interface Device {
  client: SupabaseClient;
  /** Gives the client another token, as a refresh does. */
  renew(token: string): Promise<void>;
}

export async function deviceOf(stack: TestStack, user: string | null, options: DeviceOptions = {}): Promise<Device> {
  let token = user === null ? null : await tokenOf(user, options.seconds);
  const client = createClient(stack.url, options.key ?? stack.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(user === null ? {} : { accessToken: async () => token }),
    realtime: { reconnectAfterMs: () => 50, ...(options.vsn ? { vsn: options.vsn } : {}) },
  });
  return {
    client,
    async renew(next) {
      token = next;
      await client.realtime.setAuth();
    },
  };
}

interface DeviceOptions {
  seconds?: number;
  vsn?: '1.0.0';
  key?: string;
}

type Fields = Record<string, unknown>;

export interface Heard {
  channel: RealtimeChannel;
  status: string;
  reason: string;
  system: { status: string; message: string; extension: string }[];
  broadcasts: { event: string; payload: Fields }[];
  changes: Change[];
  statuses: string[];
}

interface Change {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  errors: string[] | null;
  commit_timestamp: string;
}

interface Wish {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  table?: string;
  filter?: string;
}

/** Joins and writes down all that arrives; resolves at the first answer. */
export function listen(
  { client }: Device,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
  wish?: Wish,
): Promise<Heard> {
  const channel = client.channel(topic, { config });
  const heard: Heard = { channel, status: '', reason: '', system: [], broadcasts: [], changes: [], statuses: [] };
  channel.on('system', {}, (message: Heard['system'][number]) => heard.system.push(message));
  channel.on('broadcast', { event: '*' }, ({ event, payload }) =>
    heard.broadcasts.push({ event, payload: payload as Fields }),
  );
  if (wish) {
    const asked = { event: '*' as const, schema: 'public', table: 'rt_notes', ...wish } as {
      event: '*';
      schema: string;
    };
    channel.on('postgres_changes', asked, (change) => heard.changes.push(change as unknown as Change));
  }
  return new Promise((resolve) => {
    channel.subscribe((status, error) => {
      heard.statuses.push(status);
      heard.status ||= status;
      heard.reason ||= error?.message ?? '';
      resolve(heard);
    });
  });
}

export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 40_000, interval: 10 });

/** Writes a note as the server does, past the policies. */
export async function note(stack: TestStack, cells: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const row = JSON.stringify({ rank: 0, secret: 'hidden', made_at: '2026-03-01T10:00:00Z', id, ...cells });
  await stack.database.query(
    'insert into public.rt_notes select * from jsonb_populate_record(null::public.rt_notes, $1::text::jsonb)',
    [row],
  );
  return id;
}
