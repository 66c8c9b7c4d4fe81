import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createTokens } from './auth/tokens.ts';
import type { Handler, StackContext } from './context.ts';
import { connectEmbedded, connectServer } from './database/connect.ts';
import type { Connected } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { layPlatform, migrate } from './database/migrate.ts';
import { createFunctions } from './functions/functions.ts';
import { notFound, openToOrigins, preflight } from './http/answers.ts';
import { createLocalPages } from './http/local-pages.ts';
import type { DemoAccount } from './http/local-pages.ts';
import { listen, serve, stopListening } from './http/server.ts';
import { createStatic } from './http/static.ts';
import { createMailPages } from './mail/mail-pages.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createRest } from './rest/rest.ts';
import { ANON_KEY, MAIL_DEFAULTS } from './settings.ts';
import type { Settings } from './settings.ts';
import { createStorage } from './storage/storage.ts';

export interface StackOptions {
  /** Null keeps everything in memory. */
  dataDir: string | null;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** The built app; null serves the back end alone. */
  publicDir?: string | null;
  /** A PostgreSQL server in the place of the embedded one. */
  databaseUrl?: string;
  accounts?: DemoAccount[];
  settings?: Partial<Settings>;
  log?: (line: string) => void;
}

export interface Stack {
  url: string;
  anonKey: string;
  serviceKey: string;
  mailbox: Mailbox;
  database: Database;
  close(): Promise<void>;
}

const SUPABASE = path.resolve(import.meta.dirname, '..');

function settle(options: StackOptions, url: string): Settings {
  return {
    url,
    siteUrl: url,
    redirectUrls: [],
    dataDir: options.dataDir,
    anonKey: ANON_KEY,
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
    jwtExpirySeconds: 3600,
    ...MAIL_DEFAULTS,
    functionsDir: path.join(SUPABASE, 'functions'),
    limits: { passwordAttempts: 30, mails: 10, windowSeconds: 300 },
    maxBodyBytes: 5 * 1024 * 1024,
    maxRows: 1000,
    smtp: null,
    ...options.settings,
  };
}

function route(parts: Record<string, Handler>, fallback: Handler): Handler {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    const [, first = '', second = ''] = pathname.split('/');
    const part = second === 'v1' ? parts[first] : undefined;
    if (!part) return fallback(request, peer);
    if (request.method === 'OPTIONS') return preflight();
    return openToOrigins(await part(request, peer));
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  await stopListening(probe);
  return port;
}

function connect(options: StackOptions): Promise<Connected> {
  return options.databaseUrl ? connectServer(options.databaseUrl) : connectEmbedded(options.dataDir);
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const port = options.port || (await freePort());
  const settings = settle(options, `http://localhost:${port}`);
  const connected = await connect(options);
  const { database } = connected;
  await layPlatform(database);
  await migrate(database, path.join(SUPABASE, 'migrations'));

  const mailbox = createMailbox(settings.dataDir === null ? null : path.join(settings.dataDir, 'mail.jsonl'));
  const context: StackContext = {
    settings,
    database,
    lite: connected.lite,
    mailbox,
    tokens: createTokens(settings.jwtSecret),
    log: options.log ?? (() => {}),
  };
  const realtime = await createRealtime(context);
  const functions = await createFunctions(context);
  const pages: Record<string, Handler> = {
    '/_local': createLocalPages(context, options.accounts ?? []),
    '/_mail': createMailPages(context),
    '/_mail.json': createMailPages(context),
  };
  const app = options.publicDir ? createStatic(options.publicDir) : async () => notFound();
  const server = serve(
    route(
      {
        rest: createRest(context),
        auth: createAuth(context),
        storage: createStorage(context),
        functions: functions.handle,
        realtime: realtime.handle,
      },
      (request, peer) => (pages[new URL(request.url).pathname] ?? app)(request, peer),
    ),
  );
  realtime.attach(server);
  await listen(server, port, options.host ?? '127.0.0.1');

  return {
    url: settings.url,
    anonKey: settings.anonKey,
    serviceKey: settings.serviceKey,
    mailbox,
    database,
    async close() {
      await realtime.close();
      await functions.close();
      await stopListening(server);
      await connected.close();
    },
  };
}
