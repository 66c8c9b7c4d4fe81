import { randomUUID } from 'node:crypto';
import type { Queries, Row, TestDatabase } from '../../support/database.ts';

export interface Verdict {
  id: string;
  verdict: 'applied' | 'duplicate' | 'conflict' | 'rejected';
  code?: string;
  row?: Row;
}

interface Change {
  entity: string;
  id: string;
  row?: Row;
  removed?: boolean;
}

/** Pushes one row as a device does. A row without a rev gets a fresh one. */
export async function push(
  db: TestDatabase,
  caller: string,
  entity: string,
  row: Row,
  base?: unknown,
): Promise<Verdict> {
  const op = { entity, row: { rev: randomUUID(), ...row }, base_rev: base ?? null };
  return db.as(caller, async (session) => {
    const [answer] = await session.query<{ verdicts: Verdict[] }>(`select public.sync_push($1::jsonb) as verdicts`, [
      JSON.stringify([op]),
    ]);
    const verdict = answer?.verdicts[0];
    if (verdict === undefined) throw new Error('no verdict');
    return verdict;
  });
}

/** A device that keeps its cursor: each call answers with what is new to it, as `entity` or `-entity` by id. */
export function deviceOf(db: TestDatabase, caller: string): () => Promise<Map<string, string>> {
  let cursor: unknown = null;
  return async () => {
    const news = new Map<string, string>();
    for (let more = true; more;) {
      const [answer] = await db.as(caller, (session) =>
        session.query<{ page: { changes: Change[]; cursor: unknown; has_more: boolean } }>(
          `select public.sync_pull($1::jsonb) as page`,
          [cursor === null ? null : JSON.stringify(cursor)],
        ),
      );
      if (answer === undefined) throw new Error('no page');
      cursor = answer.page.cursor;
      more = answer.page.has_more;
      for (const change of answer.page.changes) {
        news.set(`${change.entity} ${change.id}`, change.removed === true ? 'removed' : 'row');
      }
    }
    return news;
  };
}

/** The SQLSTATE an attempt fails with; null where it succeeds. */
export async function codeOf(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string') throw error;
    return code;
  }
}

export async function only<T extends Row>(db: Pick<Queries, 'query'>, sql: string, params: unknown[] = []): Promise<T> {
  const rows = await db.query<T>(sql, params);
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}

export async function count(db: Queries, sql: string, params: unknown[] = []): Promise<number> {
  return (await db.query(sql, params)).length;
}

/** A date so many days from now, as the clinic's calendar says it. */
export function dayAhead(days: number): string {
  const now = new Date(Date.now() + 3_600_000);
  now.setUTCDate(now.getUTCDate() + days);
  return now.toISOString().slice(0, 10);
}
