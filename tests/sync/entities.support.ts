import { randomUUID } from 'node:crypto';
import { entities } from '#sync/entities/index.ts';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import { applyPage, cursorOf } from '#sync/engine/pages.ts';
import { same } from '#sync/engine/compare.ts';
import type { Change, Cursor, Page, Verdict } from '#sync/engine/transport.ts';
import { openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

/** A server for the tests of a file, with whom they are about. */
export function aServer(prepare?: (server: TestDatabase) => Promise<unknown>): () => TestDatabase {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await openTestDatabase({ engine: 'pglite' });
    await prepare?.(server);
  }, 120_000);
  afterAll(() => server.close());
  return () => server;
}

async function pull(server: TestDatabase, userId: string, cursor: Cursor | null): Promise<Page> {
  const [answer] = await server.as(userId, (session) =>
    session.query<{ page: Page }>(`select public.sync_pull($1::jsonb, 1000) as page`, [
      cursor && JSON.stringify(cursor),
    ]),
  );
  if (!answer) throw new Error('no page');
  return answer.page;
}

/** All that the server has for a user, as a new device hears it. */
export async function pullAll(server: TestDatabase, userId: string): Promise<Change[]> {
  const changes: Change[] = [];
  let page: Page | null = null;
  do {
    page = await pull(server, userId, page?.cursor ?? null);
    changes.push(...page.changes);
  } while (page.has_more);
  return changes;
}

/** What the server made otherwise of a row that was sent: the column, by entity. */
type Corrections = Record<string, string[]>;

export interface Device {
  db: Local;
  /** Sends all there is to send, and fails unless everything is applied. Answers with what the server made otherwise. */
  push: () => Promise<Corrections>;
  /** Sends, and merges what others wrote, until there is nothing left to send. */
  converge: () => Promise<void>;
  pull: () => Promise<void>;
  close: () => void;
}

function correctionsOf(verdicts: readonly Verdict[], sent: ReadonlyMap<string, Row>): Corrections {
  const corrections: Corrections = {};
  for (const { entity, id, row } of verdicts) {
    const before = sent.get(id);
    if (!row || !before) continue;
    const columns = Object.keys(row).filter((column) => !same(row[column], before[column]));
    corrections[entity] = [...new Set([...(corrections[entity] ?? []), ...columns])].toSorted();
  }
  return corrections;
}

/** A device of this user with a real local database, whose wire is the server's own functions. */
export async function openDevice(server: TestDatabase, userId: string): Promise<Device> {
  const db = await openDatabase(userId, entities, { prefix: randomUUID() });
  const send = async () => {
    const ops = await outgoing(db, 1000);
    const [answer] = await server.as(userId, (session) =>
      session.query<{ verdicts: Verdict[] }>('select public.sync_push($1::jsonb) as verdicts', [JSON.stringify(ops)]),
    );
    const verdicts = answer?.verdicts ?? [];
    return { ops, verdicts, settle: () => settle(db, ops, verdicts) };
  };
  const device: Device = {
    db,
    async push() {
      const sent = await send();
      const refused = sent.verdicts.filter(({ verdict }) => verdict !== 'applied');
      if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused, null, 1)}`);
      await sent.settle();
      return correctionsOf(sent.verdicts, new Map(sent.ops.map(({ row }) => [row.id, row])));
    },
    async converge() {
      while ((await db.outbox.count()) > 0) await (await send()).settle();
    },
    async pull() {
      for (let more = true; more;) {
        const from = await cursorOf(db);
        const page = await pull(server, userId, from);
        await applyPage(db, from, page);
        more = page.has_more;
      }
    },
    close: () => {
      db.close();
    },
  };
  await device.pull();
  return device;
}

/** A clock that goes on by a second with every look at it. */
export function steadyClock(start = Date.now()): { now: () => number } {
  let at = start;
  return { now: () => (at += 1000) };
}
