import { createHash } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PLATFORM, migrationsIn } from './migrate.ts';

const SNAPSHOTS = path.resolve(import.meta.dirname, '../../../node_modules/.cache/ilera-snapshots');
// Another version of PGlite may store tables differently.
const PGLITE = path.resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json');
const KEPT = 3;
const SNAPSHOT = /^\d+-[\da-f]{24}$/;

/** Everything an empty migrated database depends on. */
async function fingerprint(migrations: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(PGLITE));
  hash.update(await readFile(PLATFORM));
  for (const { file, path: from } of await migrationsIn(migrations)) hash.update(file).update(await readFile(from));
  return hash.digest('hex').slice(0, 24);
}

async function keepFew(): Promise<void> {
  const names = (await readdir(SNAPSHOTS)).filter((name) => SNAPSHOT.test(name)).toSorted();
  for (const name of names.slice(0, -KEPT)) await rm(path.join(SNAPSHOTS, name), { recursive: true, force: true });
}

/** Copies an empty migrated database to a new folder; it is built once per set of files. */
export async function copySnapshot(
  to: string,
  migrations: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const print = await fingerprint(migrations);
  const names = await readdir(SNAPSHOTS).catch(() => [] as string[]);
  const known = names.find((name) => SNAPSHOT.test(name) && name.endsWith(print));
  if (known) {
    try {
      return copy(path.join(SNAPSHOTS, known), to);
    } catch {
      // Another start may have removed it in the meantime.
      await rm(to, { recursive: true, force: true });
    }
  }
  await make(to);
  // An unwritable folder only costs the next start its speed.
  await keep(`${Date.now()}-${print}`, to).catch(() => {});
}

// More than a thousand small files: through the thread pool they take four times as long.
const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

async function keep(name: string, made: string): Promise<void> {
  await mkdir(SNAPSHOTS, { recursive: true });
  const draft = path.join(SNAPSHOTS, `draft-${name}.${process.pid}`);
  copy(made, draft);
  await rename(draft, path.join(SNAPSHOTS, name));
  await keepFew();
}
