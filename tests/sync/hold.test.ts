import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { retractMessage, sendMessage } from '#sync/actions/messages.ts';
import { resendRejected } from '#sync/engine/attention.ts';
import { createCourier } from '#sync/engine/courier.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { hold } from '#sync/engine/hold.ts';
import { outgoing, settle } from '#sync/engine/push.ts';
import type { Op, Transport } from '#sync/engine/transport.ts';
import { entities } from '#sync/entities/index.ts';
import { messages } from '#sync/entities/messages.ts';
import { did } from '../support/did.ts';
import { numbered } from '../support/members.ts';
import { applied } from './journal.support.ts';

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const HOUR = 3_600_000;

let prefix: string;
let db: Local;
beforeEach(async () => {
  prefix = randomUUID();
  db = await openDatabase(ADA, entities, { prefix });
});

const say = (content: string, hoursAgo: number, provider_id = TRAINER): Promise<string> =>
  did(db, sendMessage({ client_id: ADA, provider_id, sender_id: ADA, content, urgent: false }), {
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
  await say('I have a question', 23, numbered(3));
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

it('law 5: what may have arrived is not held, and is sent again as it was', async () => {
  await say('I come today', 25);
  const [sent] = await outgoing(db, 10);
  await hold(db, Date.now());
  expect(await heldIn(db)).toEqual([]);
  expect((await outgoing(db, 10)).map(({ row }) => row.rev)).toEqual([sent?.row.rev]);
});

it('law 5: the answer of a sending under way is read, though another tab holds meanwhile', async () => {
  await say('I come today', 25);
  const ops = await outgoing(db, 10);
  const tab = await openDatabase(ADA, entities, { prefix });
  await hold(tab, Date.now());
  await settle(db, ops, ops.map(applied));
  expect(await db.outbox.count()).toBe(0);
  expect(await db.rows(messages).count()).toBe(1);
  expect(await heldIn(tab)).toEqual([]);
  tab.close();
});

it('law 19: of one conversation what follows is held as well, and no half of a thought is sent', async () => {
  await say('Take two', 25);
  await say('To another', 23, numbered(3));
  await say('No, sorry: ONE', 23);
  await hold(db, Date.now());
  expect(saidBy(await outgoing(db, 10))).toEqual(['To another']);
  expect(await heldIn(db)).toEqual([
    ['held', 'Take two'],
    ['held', 'No, sorry: ONE'],
  ]);
});

it('law 19: sent in the end it is of now, and is not held again because of what still waits', async () => {
  await say('Take two', 25);
  await say('No, sorry: ONE', 23);
  await hold(db, Date.now());
  const [, second] = await db.rejected.toArray();
  expect(await resendRejected(db, second?.n ?? 0)).toBe(true);
  await hold(db, Date.now());
  const [op] = await outgoing(db, 10);
  expect(op?.row['content']).toBe('No, sorry: ONE');
  expect(Date.now() - Date.parse(String(op?.row['created_at']))).toBeLessThan(60_000);
  expect(await resendRejected(db, second?.n ?? 0)).toBe(false);
});

it('law 19: what a clock that was ahead has dated is asked about', async () => {
  await say('I come today', -24);
  await hold(db, Date.now());
  expect(await heldIn(db)).toEqual([['held', 'I come today']]);
});

it('law 19: what was taken back before it was sent goes so, that it was never said', async () => {
  const id = await say('Wrong', 30);
  await did(db, retractMessage(id, 'A mistake'));
  await hold(db, Date.now());
  expect(await heldIn(db)).toEqual([]);
  expect((await outgoing(db, 10)).map(({ base_rev, row }) => [base_rev, row['retract_reason']])).toEqual([
    [null, 'A mistake'],
  ]);
});

it('where holding fails, everything else is sent all the same', async () => {
  await say('I have a question', 1);
  const took: Op[] = [];
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('storage');
  });
  await createCourier(db, taking(took)).push();
  expect(saidBy(took)).toEqual(['I have a question']);
  transaction.mockRestore();
});
