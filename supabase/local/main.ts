import path from 'node:path';
import { FolderInUse } from './database/lock.ts';
import { OtherMigrations } from './database/migrate.ts';
import { leadsHere } from './http/local-pages.ts';
import { PortTaken } from './http/server.ts';
import { startStack } from './stack.ts';
import type { Stack, StackOptions } from './stack.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** An error the person at the keyboard can fix, so it is printed in one line. */
class UserError extends Error {}

/** Printed without a stack trace, because their messages explain them. */
const PLAIN = [UserError, PortTaken, FolderInUse, OtherMigrations];

const say = (line: string) => void process.stdout.write(`${line}\n`);

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT has to be a number from 1 to 65535, and "${text}" is not.`);
}

function optionsFrom(env: NodeJS.ProcessEnv): StackOptions {
  const { PORT, HOST, DATA_DIR, APP_DIR, PUBLIC_URL, SERVE_APP, SEED } = env;
  return {
    port: portFrom(PORT),
    ...(HOST ? { host: HOST } : {}),
    dataDir: path.resolve(ROOT, DATA_DIR || '.data'),
    publicDir: SERVE_APP === 'no' ? null : path.resolve(ROOT, APP_DIR || 'dist'),
    seed: SEED === 'no' ? false : SEED || true,
    // Behind a reverse proxy the stack is known by the proxy's address.
    settings: PUBLIC_URL ? { url: PUBLIC_URL, siteUrl: PUBLIC_URL } : {},
    log: (line) => void process.stderr.write(`${line}\n`),
  };
}

function introduce(stack: Stack): void {
  say(`\n  ${stack.url}\n`);
  for (const { role, email, password } of stack.accounts) say(`  ${role.padEnd(17)} ${email.padEnd(26)} ${password}`);
  say(leadsHere(stack.url) ? `\n  Mails: ${stack.url}/_mail\n` : '');
}

async function main(): Promise<void> {
  // lite would print each failing statement, with what people typed into it.
  // oxlint-disable-next-line no-console -- see the line above
  console.error = () => {};
  // Until it listens nothing keeps the process alive: an embedded database and a busy thread do not count.
  const awake = setInterval(() => {}, 60_000);
  const stack = await startStack(optionsFrom(process.env));
  clearInterval(awake);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stack.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  introduce(stack);
}

function explain(error: unknown): string {
  if (PLAIN.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
