import type { Local } from './database.ts';
import type { Entity } from './define-entity.ts';
import { HELD, rowsOf } from './journal.ts';

/** Typed so much later than now, it was typed by a clock that was ahead: nobody knows how long it has waited. */
const AHEAD_MS = 300_000;

async function holdOf(db: Local, { name, asksAgain }: Entity, now: number): Promise<void> {
  if (!asksAgain) return;
  const { afterMs, unless, behind } = asksAgain;
  const waiting = await db.outbox.where('key').startsWith(`${name}:`).toArray();
  // Law 5: what was sent is repeated until it is answered, because it may have arrived.
  const entries = waiting.filter(({ base, sent }) => base === null && sent === null);
  if (entries.length === 0) return;
  const rows = await rowsOf(db, entries);
  const asked = new Set<string>();
  for (const { seq, key, entity, id, base, since } of entries.toSorted((a, b) => a.seq - b.seq)) {
    const row = rows.get(key);
    if (!row || row[unless] !== null) continue;
    const among = JSON.stringify(behind.map((column) => row[column]));
    // What follows is held with it: half a thought says something else.
    if (now - since <= afterMs && since - now <= AHEAD_MS && !asked.has(among)) continue;
    asked.add(among);
    await db.rejected.add({ entity, id, at: now, row, base, code: HELD, message: '' });
    await db.outbox.delete(seq);
    await db.rows({ name }).delete(id);
  }
}

/** Law 19: what waited for too long is parked, until its writer says again that he wants it sent. */
export async function hold(db: Local, now: number): Promise<void> {
  const asking = db.entities.filter(({ asksAgain }) => asksAgain);
  if (asking.length === 0) return;
  await db.transaction('rw', [...asking.map((entity) => db.rows(entity)), db.outbox, db.rejected], async () => {
    for (const entity of asking) await holdOf(db, entity, now);
  });
}
