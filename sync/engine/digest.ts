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

const xor = (left: string, right: string): string =>
  [0, 8].map((at) => eight(hex(left.slice(at, at + 8)) ^ hex(right.slice(at, at + 8)))).join('');

/**
 * By entity, what one of the two has and the other has not: rows that both hold cancel each other out, so that a lasting
 * difference looks the same at every look, whatever comes and goes meanwhile. What only one of them knows is none.
 */
export function differences(mine: Digest, theirs: Digest): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, { count, hash }] of Object.entries(mine)) {
    const other = theirs[name];
    if (other && (other.count !== count || other.hash !== hash)) {
      found.set(name, `${count - other.count} ${xor(hash, other.hash)}`);
    }
  }
  return found;
}
