import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { retractMessage, sendMessage } from '#sync/actions/messages.ts';
import { resendRejected } from '#sync/engine/attention.ts';
import { createCourier } from '#sync/engine/courier.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { hold } from '#sync/engine/hold.ts';
import { applyPage } from '#sync/engine/pages.ts';
import { outgoing } from '#sync/engine/push.ts';
import type { Op, Transport } from '#sync/engine/transport.ts';
import { entities } from '#sync/entities/index.ts';
import { messages } from '#sync/entities/messages.ts';
import { did } from '../support/did.ts';
import { numbered } from '../support/members.ts';
import { page } from './journal.support.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const HOUR = 3_600_000;

let prefix: string;
let db: Local;
beforeEach(async () => {
  prefix = randomUUID();
  db = await openDatabase(ADA, entities, { prefix });
});

const say = (content: string, hoursAgo: number): Promise<string> =>
  did(db, sendMessage({ client_id: ADA, provider_id: TRAINER, sender_id: ADA, content, urgent: false }), {
    now: () => Date.now() - hoursAgo * HOUR,
  });
const heldIn = async (of: Local): Promise<unknown[]> =>
  (await of.rejected.toArray()).map(({ code, row }) => [code, row['content']]);
const saidBy = (ops: readonly Op[]): unknown[] => ops.map(({ row }) => row['content']);

/** A server that takes everything. */
const taking = (took: Op[]): Transport =>
  ({
    push: (ops: Op[]) => {
      took.push(...ops);
      return Promise.resolve(ops.map(({ entity, row }) => ({ entity, id: row.id, verdict: 'applied' })));
    },
  }) as unknown as Transport;

it('law 19: what waited for more than a day is not sent unasked, and what did not is', async () => {
  await say('I come today', 25);
  await say('I have a question', 23);
  const took: Op[] = [];
  await createCourier(db, taking(took)).push();
  expect(saidBy(took)).toEqual(['I have a question']);
  expect(await heldIn(db)).toEqual([['held', 'I come today']]);
});

it('law 19: the hold survives a reload, another tab has it too, and once it is said again it goes once', async () => {
  await say('I come today', 25);
  const tab = await openDatabase(ADA, entities, { prefix });
  await Promise.all([hold(db, Date.now()), hold(tab, Date.now())]);
  db.close();
  db = await openDatabase(ADA, entities, { prefix });
  for (const each of [db, tab]) expect(await heldIn(each)).toEqual([['held', 'I come today']]);
  const [parked] = await db.rejected.toArray();
  await Promise.all([db, tab].map((each) => resendRejected(each, parked?.n ?? 0, { content: 'I come tomorrow' })));
  await hold(tab, Date.now());
  expect(saidBy(await outgoing(db, 10))).toEqual(['I come tomorrow']);
  expect(await heldIn(tab)).toEqual([]);
  tab.close();
});

it('law 19: what had arrived though its answer was lost is not asked about once it is pulled', async () => {
  await say('I come today', 25);
  const [op] = await outgoing(db, 10);
  if (!op) throw new Error('nothing goes out');
  await hold(db, Date.now());
  expect(await heldIn(db)).toHaveLength(1);
  await applyPage(db, null, page(1, [{ entity: 'messages', id: op.row.id, row: op.row }]));
  await hold(db, Date.now());
  expect(await heldIn(db)).toEqual([]);
  expect(await db.rows(messages).count()).toBe(1);
});

it('law 19: what was taken back meanwhile goes, so that it was never said', async () => {
  const [first, second] = [await say('Wrong', 30), await say('Wrong as well', 30)];
  await did(db, retractMessage(first, 'A mistake'));
  await outgoing(db, 10);
  await did(db, retractMessage(second, 'A mistake'));
  await hold(db, Date.now());
  expect(await heldIn(db)).toEqual([]);
  expect(await db.outbox.count()).toBe(2);
});
