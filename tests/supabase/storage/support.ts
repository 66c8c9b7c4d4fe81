import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { createTokens } from '../../../supabase/local/auth/tokens.ts';
import type { StackContext } from '../../../supabase/local/context.ts';
import { connectEmbedded, connectServer } from '../../../supabase/local/database/connect.ts';
import type { Connected } from '../../../supabase/local/database/connect.ts';
import { serve } from '../../../supabase/local/http/server.ts';
import { createMailbox } from '../../../supabase/local/mail/mailbox.ts';
import type { Settings } from '../../../supabase/local/settings.ts';
import { createStorage } from '../../../supabase/local/storage/storage.ts';
import type { Engine } from '../../support/database.ts';
import { sharedPostgres } from '../../support/postgres.ts';

export const ADA = '00000000-0000-4000-8000-00000000000a';
export const BEN = '00000000-0000-4000-8000-00000000000b';

const BUCKETS = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('avatars', 'avatars', false, 2097152, '{image/png,image/jpeg,image/gif}'),
    ('health-records', 'health-records', false, null, null),
    ('papers', 'papers', false, null, null),
    ('progress-photos', 'progress-photos', false, null, null),
    ('posters', 'posters', true, null, null)
  on conflict do nothing;
  create policy "own folder" on storage.objects for all to authenticated
    using ((storage.foldername(name))[1] = (select auth.uid())::text)
    with check ((storage.foldername(name))[1] = (select auth.uid())::text);`;

export interface StorageStack {
  url: string;
  context: StackContext;
  as(userId: string): SupabaseClient;
  visitor(): SupabaseClient;
  service(): SupabaseClient;
  token(userId: string, seconds?: number): Promise<string>;
  close(): Promise<void>;
}

const DETACHED = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const SECRET = 'a secret that only this test knows, and long enough';

function settingsFor(dataDir: string | null): Settings {
  const known: Partial<Settings> = {
    url: '',
    siteUrl: '',
    redirectUrls: [],
    dataDir,
    anonKey: 'sb_publishable_test',
    serviceKey: 'sb_secret_test',
    jwtSecret: SECRET,
    jwtExpirySeconds: 3600,
    functionsDir: '',
    limits: { passwordAttempts: 30, mails: 10, windowSeconds: 300 },
    maxBodyBytes: 5 * 1024 * 1024,
    maxRows: 1000,
    smtp: null,
  };
  return known as Settings;
}

async function connectFresh(engine: Engine): Promise<Connected> {
  const none = await mkdtemp(path.join(tmpdir(), 'no-migrations-'));
  const connected = await (engine === 'postgres'
    ? connectServer(await freshPostgres(), none)
    : connectEmbedded(null, none));
  await rm(none, { recursive: true });
  await connected.database.exec(BUCKETS);
  return connected;
}

/** A database of its own in the run's cluster, which ends with the run. */
async function freshPostgres(): Promise<string> {
  const url = new URL((await sharedPostgres()) ?? '');
  const admin = postgres(url.href, { max: 1 });
  const name = `storage_${crypto.randomUUID().slice(0, 8)}`;
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  url.pathname = name;
  return url.href;
}

interface Options {
  engine?: Engine;
  dataDir?: string;
  database?: Connected;
}

/** The storage part alone over the platform's tables, with buckets and policies of its own. */
export async function openStorage(options: Options = {}): Promise<StorageStack> {
  const connected = options.database ?? (await connectFresh(options.engine ?? 'pglite'));
  const settings = settingsFor(options.dataDir ?? null);
  const context: StackContext = {
    settings,
    database: connected.database,
    lite: connected.lite,
    mailbox: createMailbox(),
    tokens: createTokens(SECRET),
    log: (line) => console.error(line),
  };
  const server = serve(createStorage(context), context.log);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const token = (sub: string, seconds = 600) => context.tokens.sign({ sub, role: 'authenticated' }, seconds);
  return {
    url,
    context,
    token,
    as: (userId) => createClient(url, settings.anonKey, { accessToken: () => token(userId) }),
    visitor: () => createClient(url, settings.anonKey, { auth: DETACHED }),
    service: () => createClient(url, settings.serviceKey, { auth: DETACHED }),
    async close() {
      server.closeAllConnections();
      server.close();
      if (!options.database) await connected.close();
    },
  };
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Begins as a PNG does and is as long as asked. */
export function png(size = 100): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(PNG_SIGNATURE.slice(0, size));
  return new Blob([bytes], { type: 'image/png' });
}
