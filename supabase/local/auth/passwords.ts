import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { AuthFault, TOO_MANY_TRIES } from './faults.ts';

export interface PasswordJob {
  id: number;
  password: string;
  /** Null to hash, else the hash to compare with. */
  hash: string | null;
}

export interface PasswordResult {
  id: number;
  hash: string;
  matches: boolean;
}

interface Waiting {
  resolve(result: PasswordResult): void;
  reject(error: Error): void;
}

const LONGEST_QUEUE = 500;

/** Compared for unknown users, so that their sign-in takes as long as any other. */
const UNKNOWN_USER_HASH = '$2b$10$vro/WG9.4uZ8zMUCjJ2M9.qA87tNTURaa6nd7gwo0oKDYXpq..8tu';

// A bcrypt takes too long to block all other requests, so it has its own thread.
let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** A failed thread also exits, and by then the next one may be running: end only the old one's jobs. */
function endJobsOf(ended: Worker, error: Error): void {
  if (worker !== ended) return;
  worker = null;
  for (const job of waiting.values()) job.reject(error);
  waiting.clear();
}

function startWorker(): Worker {
  const started = new Worker(new URL('password-worker.ts', import.meta.url));
  started.on('message', (result: PasswordResult) => {
    waiting.get(result.id)?.resolve(result);
    waiting.delete(result.id);
  });
  started.on('error', (error) => endJobsOf(started, error));
  started.on('exit', () => endJobsOf(started, new Error('The thread that hashes has ended.')));
  started.unref();
  return started;
}

function ask(password: string, hash: string | null): Promise<PasswordResult> {
  if (waiting.size >= LONGEST_QUEUE) throw TOO_MANY_TRIES;
  worker ??= startWorker();
  lastId += 1;
  const job: PasswordJob = { id: lastId, password, hash };
  return new Promise((resolve, reject) => {
    waiting.set(job.id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
    worker?.postMessage(job);
  });
}

export async function hashPassword(password: string): Promise<string> {
  return (await ask(password, null)).hash;
}

/** Takes the same time with or without a hash to compare. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const { matches } = await ask(password, hash || UNKNOWN_USER_HASH);
  return matches && Boolean(hash);
}

/** The same list the app checks before it sends. */
const COMMON = new Set(
  readFileSync(new URL('../../../public/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

const SHORTEST = 6;
const LONGEST_BYTES = 72;

export function checkStrength(password: string): void {
  if (password.length < SHORTEST) {
    const weakness = { weak_password: { reasons: ['length'] } };
    throw new AuthFault(422, 'weak_password', `Password should be at least ${SHORTEST} characters.`, weakness);
  }
  if (COMMON.has(password.toLowerCase())) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    throw new AuthFault(422, 'weak_password', message, { weak_password: { reasons: ['pwned'] } });
  }
  if (Buffer.byteLength(password) > LONGEST_BYTES) {
    throw new AuthFault(400, 'validation_failed', `Password cannot be longer than ${LONGEST_BYTES} characters`);
  }
}
