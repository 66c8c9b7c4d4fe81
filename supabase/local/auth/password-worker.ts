import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordJob, PasswordResult } from './passwords.ts';

const ROUNDS = 10;

function work({ id, password, hash }: PasswordJob): PasswordResult {
  return hash === null
    ? { id, hash: hashSync(password, ROUNDS), matches: true }
    : { id, hash, matches: compareSync(password, hash) };
}

parentPort?.on('message', (job: PasswordJob) => parentPort?.postMessage(work(job)));
