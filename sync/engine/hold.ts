import { Dexie } from 'dexie';
import type { Local } from './database.ts';
import type { Entity } from './define-entity.ts';
import { rowsOf } from './journal.ts';

/** Why it is parked: nobody refused it. */
export const HELD = 'held';

async function holdOf(db: Local, { name, asksAgain }: Entity, now: number): Promise<void> {
  if (!asksAgain) return;
  const { afterMs, unless } = asksAgain;
  const entries = await db.outbox.where('key').startsWith(`${name}:`).toArray();
  const parked = await db.rejected.where('[entity+id]').between([name, Dexie.minKey], [name, Dexie.maxKey]).toArray();
  const held = parked.filter(({ code }) => code === HELD);
  if (entries.length + held.length === 0) return;
  const rows = await rowsOf(db, [...entries, ...held]);
  for (const { seq, key, entity, id, base, since } of entries) {
    const row = rows.get(key);
    if (!row || base !== null || now - since <= afterMs || row[unless] !== null) continue;
    await db.rejected.add({ entity, id, at: now, row, base, code: HELD, message: '' });
    await db.outbox.delete(seq);
    await db.rows({ name }).delete(id);
  }
  // It had arrived: only the answer had been lost.
  for (const { n = 0, entity, id } of held) if (rows.has(`${entity}:${id}`)) await db.rejected.delete(n);
}

/** Law 19: what waited for too long is parked, until its writer says again that he wants it sent. */
export async function hold(db: Local, now: number): Promise<void> {
  const asking = db.entities.filter(({ asksAgain }) => asksAgain);
  if (asking.length === 0) return;
  await db.transaction('rw', [...asking.map((entity) => db.rows(entity)), db.outbox, db.rejected], async () => {
    for (const entity of asking) await holdOf(db, entity, now);
  });
}
