import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PLATFORM, migrationsIn } from './migrate.ts';

const SNAPSHOTS = path.resolve(import.meta.dirname, '../../../node_modules/.cache/ilera-snapshots');
// Another version of PGlite may store its tables in another way.
const PGLITE = path.resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json');
const KEPT = 3;

/** Everything an empty migrated database follows from. */
async function fingerprint(migrations: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(PGLITE));
  hash.update(await readFile(PLATFORM));
  for (const { file, path: from } of await migrationsIn(migrations)) hash.update(file).update(await readFile(from));
  return hash.digest('hex').slice(0, 24);
}

async function keepFew(): Promise<void> {
  const names = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('.tar')).toSorted();
  for (const name of names.slice(0, -KEPT)) await rm(path.join(SNAPSHOTS, name), { force: true });
}

/** An empty migrated database, made once for what the files say and then only copied. */
export async function snapshotOf(migrations: string, make: () => Promise<Blob>): Promise<Blob> {
  const print = await fingerprint(migrations);
  const names = await readdir(SNAPSHOTS).catch(() => [] as string[]);
  const known = names.find((name) => name.endsWith(`${print}.tar`));
  if (known) {
    const bytes = await readFile(path.join(SNAPSHOTS, known)).catch(() => null);
    if (bytes) return new Blob([bytes]);
  }
  const made = await make();
  // A folder that cannot be written only costs the next start its speed.
  await keep(`${Date.now()}-${print}.tar`, made).catch(() => {});
  return made;
}

async function keep(name: string, made: Blob): Promise<void> {
  await mkdir(SNAPSHOTS, { recursive: true });
  const draft = path.join(SNAPSHOTS, `${name}.${process.pid}`);
  await writeFile(draft, Buffer.from(await made.arrayBuffer()));
  await rename(draft, path.join(SNAPSHOTS, name));
  await keepFew();
}
