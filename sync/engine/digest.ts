import type { Local } from './database.ts';
import type { Digest } from './transport.ts';

// Law 15. The same sums as public.sync_digest().

const hex = (text: string): number => Number.parseInt(text, 16) | 0;
const eight = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

export async function localDigest(db: Local): Promise<Digest> {
  const digest: Digest = {};
  for (const entity of db.entities) {
    let [count, first, last] = [0, 0, 0];
    await db.rows(entity).each(({ id, rev, deleted }) => {
      if (deleted) return;
      count++;
      first ^= hex(rev.slice(0, 8));
      last ^= hex(rev.slice(-8)) ^ hex(id.slice(0, 8));
    });
    digest[entity.name] = { count, hash: eight(first) + eight(last) };
  }
  return digest;
}

/** The entities in which the two differ; what only one of them knows is no difference. */
export const differing = (mine: Digest, theirs: Digest): string[] =>
  Object.keys(mine).filter(
    (name) => theirs[name] && JSON.stringify(count(mine, name)) !== JSON.stringify(count(theirs, name)),
  );

const count = (digest: Digest, name: string): unknown[] => [digest[name]?.count, digest[name]?.hash];
