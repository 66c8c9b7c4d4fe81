import path from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createTokens } from './auth/tokens.ts';
import type { Handler, StackContext } from './context.ts';
import { connectEmbedded, connectServer } from './database/connect.ts';
import type { Connected } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { openDataFolder, randomKeys } from './database/data-folder.ts';
import type { DataFolder, Keys } from './database/data-folder.ts';
import { createFunctions } from './functions/functions.ts';
import { startRounds } from './functions/rounds.ts';
import { notFound, openToOrigins, preflight } from './http/answers.ts';
import { createLocalPages } from './http/local-pages.ts';
import type { DemoAccount } from './http/local-pages.ts';
import { claimPort, listenOn, serve } from './http/server.ts';
import { createStatic } from './http/static.ts';
import { createMailPages } from './mail/mail-pages.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { PAYSTACK, createPaystack } from './paystack/paystack.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createRest } from './rest/rest.ts';
import { readAccounts, seed } from './seed.ts';
import { ANON_KEY, MAIL_DEFAULTS, STATEMENT_SECONDS } from './settings.ts';
import type { Settings } from './settings.ts';
import { createStorage } from './storage/storage.ts';

export interface StackOptions {
  /** Null keeps everything in memory until the stack is closed. */
  dataDir: string | null;
  /** 0 takes any free port. */
  port: number;
  /** Both loopbacks unless another is given. */
  host?: string;
  /** The built app; null serves the back end alone. */
  publicDir?: string | null;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  accounts?: DemoAccount[];
  /** The product's demo data, or another folder's, for a new database. */
  seed?: boolean | string;
  settings?: Partial<Settings>;
  log?: (line: string) => void;
}

export interface Stack {
  url: string;
  anonKey: string;
  serviceKey: string;
  mailbox: Mailbox;
  database: Database;
  accounts: DemoAccount[];
  close(): Promise<void>;
}

const SUPABASE = path.resolve(import.meta.dirname, '..');
const MIGRATIONS = path.join(SUPABASE, 'migrations');
const SEED = path.join(SUPABASE, 'seed');

function settle(options: StackOptions, url: string, keys: Keys): Settings {
  return {
    url,
    siteUrl: url,
    redirectUrls: [],
    dataDir: options.dataDir,
    anonKey: ANON_KEY,
    ...keys,
    jwtExpirySeconds: 3600,
    ...MAIL_DEFAULTS,
    deliverySeconds: 15,
    functionsDir: path.join(SUPABASE, 'functions'),
    limits: { passwordAttempts: 30, mails: 10, windowSeconds: 300 },
    statementSeconds: STATEMENT_SECONDS,
    pushStandIn: null,
    maxBodyBytes: 5 * 1024 * 1024,
    maxRows: 1000,
    smtp: null,
    ...options.settings,
  };
}

function route(parts: ReadonlyMap<string, Handler>, fallback: Handler): Handler {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    const [, first = '', second = ''] = pathname.split('/');
    const part = second === 'v1' ? parts.get(first) : undefined;
    if (!part) return fallback(request, peer);
    if (request.method === 'OPTIONS') return preflight();
    return openToOrigins(await part(request, peer));
  };
}

interface Base {
  folder: DataFolder | null;
  connected: Connected;
}

/** What a stack is built on; if something fails, what was opened before is closed. */
async function openBase(options: StackOptions, leave: Leave): Promise<Base> {
  const { log, settings } = options;
  const databaseOptions = { log, statementSeconds: settings?.statementSeconds };
  const folder = options.dataDir === null ? null : await openDataFolder(options.dataDir);
  if (folder) leave.push(() => folder.release());
  const connected = options.databaseUrl
    ? await connectServer(options.databaseUrl, MIGRATIONS, databaseOptions)
    : await connectEmbedded(folder?.database ?? null, MIGRATIONS, databaseOptions);
  leave.push(() => connected.close());
  return { folder, connected };
}

async function open(options: StackOptions, leave: Leave): Promise<Stack> {
  const port = await claimPort(options.port, options.host);
  const { folder, connected } = await openBase(options, leave);
  const settings = settle(options, `http://localhost:${port}`, folder?.keys ?? randomKeys());
  const { database, lite } = connected;
  const mailbox = createMailbox(folder?.mails ?? null);
  const tokens = createTokens(settings.jwtSecret);
  const context: StackContext = { settings, database, lite, mailbox, tokens, log: options.log ?? (() => {}) };

  const auth = createAuth(context);
  const seedFolder = options.seed === true ? SEED : options.seed;
  if (seedFolder) await seed(context, auth, seedFolder);
  const accounts = options.accounts ?? (seedFolder ? await readAccounts(seedFolder) : []);

  const realtime = await createRealtime(context);
  leave.push(() => realtime.close());
  const paystack = createPaystack(context);
  const functions = await createFunctions(context, paystack.secrets);
  paystack.connect(functions.handle);
  leave.push(() => functions.close(), startRounds(context, functions), paystack.close);
  const pages: Record<string, Handler> = {
    '/_local': createLocalPages(context, accounts),
    '/_mail': createMailPages(context),
    '/_mail.json': createMailPages(context),
  };
  const app = options.publicDir ? createStatic(options.publicDir, context.log) : async () => notFound();
  const server = serve(
    route(
      new Map([
        ['rest', createRest(context)],
        ['auth', auth],
        ['storage', createStorage(context)],
        ['functions', functions.handle],
        ['realtime', realtime.handle],
      ]),
      (request, peer) => {
        const { pathname } = new URL(request.url);
        const page = pathname.startsWith(`${PAYSTACK}/`) ? paystack.handle : pages[pathname];
        return (page ?? app)(request, peer);
      },
    ),
    context.log,
  );
  realtime.attach(server);
  leave.push(await listenOn(server, port, options.host));

  const { url, anonKey, serviceKey } = settings;
  return { url, anonKey, serviceKey, mailbox, database, accounts, close: () => goBack(leave) };
}

type Leave = (() => Promise<void>)[];

async function goBack(leave: Leave): Promise<void> {
  for (let undo = leave.pop(); undo; undo = leave.pop()) await undo();
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const leave: Leave = [];
  try {
    return await open(options, leave);
  } catch (error) {
    await goBack(leave);
    throw error;
  }
}
