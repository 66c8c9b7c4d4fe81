import { parentPort } from 'node:worker_threads';
import { compareSync, genSaltSync, hashSync } from 'bcryptjs';
import type { PasswordJob, PasswordResult } from './passwords.ts';

const ROUNDS = 10;

/** The database's own `crypt` knows only this name of the same format. */
const salt = () => genSaltSync(ROUNDS).replace('$2b$', '$2a$');

function work({ id, password, hash }: PasswordJob): PasswordResult {
  return hash === null
    ? { id, hash: hashSync(password, salt()), matches: true }
    : { id, hash, matches: compareSync(password, hash) };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
parentPort?.on('message', (job: PasswordJob) => parentPort?.postMessage(work(job)));
