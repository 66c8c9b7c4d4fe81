// Runs on the machine's own Node before anything is installed: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = path.join(ROOT, 'node_modules/.installed');
const OLDEST_NODE = 20;

/** The project's own Node, which runs TypeScript directly. */
export const NODE = path.join(ROOT, 'node_modules/.bin/node');

export function bin(name) {
  return path.join(ROOT, 'node_modules/.bin', name);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Installs what the lockfile names, if it is not installed. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  const wanted = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(NODE)) return;
  say('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) fail('npm ci failed; its words are above.');
  writeFileSync(STAMP, wanted);
}

const PARENT = process.ppid;
const PARENT_CHECK_MS = 100;

/** Stopping npm ends npm and its shell without telling us: losing the parent process is the signal. */
function onLostParent(stop) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const watch = setInterval(() => {
    if (process.ppid !== PARENT) stop('SIGTERM');
  }, PARENT_CHECK_MS);
  return () => clearInterval(watch);
}

/** Runs to the end and returns the exit code; passes a stop on. */
export function run(command, args, { env = {}, ...options } = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env }, ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  const forgetParent = onLostParent(pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forgetParent();
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

class Failure extends Error {}

/** Ends the script with this line, unless it counts failures and goes on. */
export function fail(line) {
  throw new Failure(line);
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exit(1);
});
