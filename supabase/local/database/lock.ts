import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK = /^lock\.(\d+)\.([\da-z-]+)\.[\da-f]+$/;
const TRIES = 4;

/** A second process on the folder would silently lose rows. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another.`);
    this.name = 'FolderInUse';
  }
}

/** When the process started, where the machine says so: a process id may have been reused. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${ticks}`;
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return String(Date.parse(text.trim()) || 'unknown').toLowerCase();
  } catch {
    return null;
  }
}

/** The living process that holds another lock in the folder; locks of dead ones are removed. */
async function otherHolder(folder: string, own: string): Promise<number | null> {
  let holder: number | null = null;
  for (const name of await readdir(folder)) {
    const [, pid, start] = LOCK.exec(name) ?? [];
    if (pid === undefined || name === own) continue;
    if (startOf(Number(pid)) === start) holder = Number(pid);
    else await rm(path.join(folder, name), { force: true });
  }
  return holder;
}

/**
 * Everyone first writes a lock and then looks for others, so of two at once at least one sees the other and steps back;
 * the retries settle the case where both do.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const start = startOf(process.pid) ?? 'unknown';
  for (let left = TRIES; ; left -= 1) {
    const own = `lock.${process.pid}.${start}.${randomBytes(4).toString('hex')}`;
    const file = path.join(folder, own);
    await (await open(file, 'wx', 0o600)).close();
    const holder = await otherHolder(folder, own);
    if (holder === null) return () => rm(file, { force: true });
    await rm(file, { force: true });
    if (left === 1) throw new FolderInUse(folder, holder);
    await sleep(randomInt(10, 120));
  }
}
