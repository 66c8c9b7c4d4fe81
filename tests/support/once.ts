import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STALE_AFTER_MS = 120_000;

/**
 * Lets one process of many make `path`, while the others wait for it. `make` has to put a finished thing there in
 * one step (write elsewhere, then rename). If the maker fails, a waiter tries for itself and meets the same error.
 */
export async function onceAcrossProcesses(path: string, make: () => Promise<void>): Promise<void> {
  const lock = `${path}.lock`;
  await mkdir(dirname(path), { recursive: true });
  while (!existsSync(path)) {
    if (!(await takeLock(lock))) {
      await sleep(50);
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const age = await stat(lock).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    );
    if (age > STALE_AFTER_MS) await rm(lock, { recursive: true, force: true });
    return false;
  }
}
