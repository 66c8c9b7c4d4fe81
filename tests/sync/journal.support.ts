import { randomUUID } from 'node:crypto';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { write } from '#sync/engine/journal.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { applyPage } from '#sync/engine/pages.ts';
import type { Change, Cursor, Op, Page, Verdict } from '#sync/engine/transport.ts';
import { openLocal, sessions } from './devices.ts';

export const USER = randomUUID();
export const cursor = (xid: number): Cursor => ({ epoch: 'e', base: '1', xid: String(xid), entity: '', id: '' });

export const page = (xid: number, changes: Change[], rest: Partial<Page> = {}): Page => ({
  changes,
  cursor: cursor(xid),
  has_more: false,
  reset: false,
  held_back: false,
  server_time: new Date().toISOString(),
  ...rest,
});

export const serverRow = (fields: Partial<Row> = {}): Row => ({
  id: randomUUID(),
  rev: randomUUID(),
  updated_at: '2026-05-01T10:00:00+00:00',
  deleted: false,
  user_id: USER,
  name: 'Legs',
  notes: null,
  ...fields,
});

export const change = (row: Row): Change => ({ entity: 'workout_sessions', id: row.id, row });
export const applied = ({ entity, row }: Op): Verdict => ({ entity, id: row.id, verdict: 'applied' });

export async function withRows(...rows: Row[]): Promise<Local> {
  const db = await openLocal(USER);
  await applyPage(db, null, page(1, rows.map(change), { reset: true }));
  return db;
}

export const edit = (db: Local, id: string, set: Record<string, unknown>) => write(db, [{ entity: sessions, id, set }]);
export const shown = (db: Local, id: string) => db.rows(sessions).get(id);

/** Sends all that is unsent and has it answered by `verdict`. */
export async function answer(db: Local, verdict: (op: Op) => Verdict): Promise<Op[]> {
  const ops = await outgoing(db, 1000);
  await settle(db, ops, ops.map(verdict));
  return ops;
}
