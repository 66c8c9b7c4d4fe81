import { Dexie } from 'dexie';
import type { Local } from './database.ts';

/** Why sync is stuck. Plain offline is not an error and needs no remedy. */
export type Stall = 'offline' | 'portal' | 'cannot-reach' | 'sign-in' | 'update-needed' | 'needs-attention' | 'storage';

export interface SyncStatus {
  /** Unsent records by entity. */
  pending: Record<string, number>;
  /** Time of the oldest unsent edit. */
  pendingSince: number | null;
  lastSync: number | null;
  stall: Stall | null;
  rejected: number;
  conflicts: number;
}

/** Stored in the database, so that every tab shows what the leader knows. */
export async function saveStall(db: Local, stall: Stall | null): Promise<void> {
  const before = await db.facts.get('stall');
  if ((before?.value ?? null) !== stall) await db.facts.put({ name: 'stall', value: stall });
}

export async function saveLastSync(db: Local, at: number): Promise<void> {
  await db.facts.put({ name: 'last-sync', value: at });
}

/** Skips from entity to entity instead of walking the queue, which may hold thousands of rows after a time offline. */
async function unsentByEntity(db: Local): Promise<Record<string, number>> {
  const pending: Record<string, number> = {};
  const between = (rank: number, last: number) =>
    db.outbox.where('[rank+seq]').between([rank, Dexie.minKey], [last, Dexie.maxKey]);
  for (let entry = await between(0, Infinity).first(); entry; entry = await between(entry.rank + 1, Infinity).first()) {
    const { entity, rank } = entry;
    pending[entity] = (pending[entity] ?? 0) + (await between(rank, rank).count());
  }
  return pending;
}

export async function readStatus(db: Local): Promise<SyncStatus> {
  const [pending, oldest, facts, rejected, conflicts] = await Promise.all([
    unsentByEntity(db),
    db.outbox.orderBy(':id').first(),
    db.facts.bulkGet(['last-sync', 'stall']),
    db.rejected.count(),
    db.conflicts.count(),
  ]);
  return {
    pending,
    pendingSince: oldest?.since ?? null,
    lastSync: (facts[0]?.value as number | undefined) ?? null,
    stall: (facts[1]?.value as Stall | null | undefined) ?? null,
    rejected,
    conflicts,
  };
}
