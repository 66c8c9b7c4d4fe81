import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider, RefundsFound } from '../../../supabase/functions/_shared/payment-provider.ts';
import { Refused } from '../../../supabase/functions/_shared/payment-provider.ts';
import { followRefunds, settleAllDue, settleDispute } from '../../../supabase/functions/_shared/settle.ts';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { only } from '../people/support.ts';
import { settle } from './support.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

interface FakeGateway extends PaymentProvider {
  posted: string[];
  found: () => Promise<RefundsFound>;
  answer: () => Promise<'sent' | 'done' | 'failed'>;
}

const none = { state: null, failed: 0 } as const;

function fakeGateway(): FakeGateway {
  const gateway: FakeGateway = {
    posted: [],
    found: async () => none,
    answer: async () => 'sent',
    start: () => Promise.reject(new Error('not here')),
    verify: async () => null,
    readWebhook: async () => null,
    findRefunds: () => gateway.found(),
    charge: () => Promise.reject(new Error('not here')),
    findDispute: async () => null,
    answerDispute: () => Promise.reject(new Error('not here')),
    refund({ mark }) {
      gateway.posted.push(mark);
      return gateway.answer();
    },
  };
  return gateway;
}

describe('what goes back is asked for once', () => {
  let stack: TestStack;
  let gateway: FakeGateway;
  let ada: SupabaseClient;
  beforeAll(async () => {
    stack = await openTestStack();
    ada = await stack.signUp('ada@example.test');
  }, 120_000);
  afterAll(() => stack.close());
  beforeEach(async () => {
    gateway = fakeGateway();
    await stack.database.query(`update private.refunds set status = 'done'`);
    await stack.database.query('delete from private.made_today');
  });

  /** A payment for what was cancelled meanwhile: all of it goes back. */
  async function tooMuch() {
    const db = stack.database;
    const invoice = crypto.randomUUID();
    await ada.rpc('choose_offer', { id: invoice, offer: 'dietary-analysis', in_parts: false });
    const { data } = await ada.rpc('begin_payment', { invoice, whole: true, shown: 1_500_000 });
    const [{ reference }] = data as [{ reference: string }];
    await ada.rpc('cancel_invoice', { invoice });
    await settle(db, reference, { amount: 1_500_000 });
    const { id } = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [reference]);
    return { reference, id };
  }
  const later = (hours = 30) =>
    stack.database.query(`update private.refunds set asked_at = asked_at - make_interval(hours => $1)`, [hours]);
  const statusOf = async (id: string) =>
    (await only<{ status: string }>(stack.database, 'select status from private.refunds where id = $1', [id])).status;
  const goRound = () => settleAllDue(stack.service(), gateway);

  test('one that was sent is not sent again where the gateway’s list does not have it', async () => {
    const { id } = await tooMuch();
    for (let n = 0; n < 3; n += 1) {
      await goRound();
      await later();
    }
    expect(gateway.posted).toEqual([id]);
    expect(await statusOf(id)).toBe('sent');
  });

  test('nor where its answer was lost', async () => {
    const { id } = await tooMuch();
    gateway.answer = () => Promise.reject(new Error('no answer'));
    await goRound();
    await later();
    await goRound();
    expect(gateway.posted).toEqual([id]);
  });

  test('nor where the list cannot be read', async () => {
    await tooMuch();
    gateway.found = () => Promise.reject(new Error('no answer'));
    expect(await goRound()).toEqual({ failed: 1 });
    expect(gateway.posted).toEqual([]);
  });

  test('nor by two rounds that are slow', async () => {
    const { id } = await tooMuch();
    const looking: (() => void)[] = [];
    gateway.found = () => new Promise((resolve) => looking.push(() => resolve(none)));
    const first = goRound();
    await expect.poll(() => looking.length).toBe(1);
    await later();
    const second = goRound();
    await expect.poll(() => looking.length).toBe(2);
    for (const go of looking) go();
    await Promise.all([first, second]);
    expect(gateway.posted).toEqual([id]);
  });

  test('it is sent again once for each time the gateway says that it failed', async () => {
    const { id, reference } = await tooMuch();
    await goRound();
    await later();
    gateway.found = async () => ({ state: 'failed', failed: 1 });
    await followRefunds(stack.service(), gateway, reference);
    await Promise.all([goRound(), followRefunds(stack.service(), gateway, reference)]);
    await later();
    await goRound();
    expect(gateway.posted).toEqual([id, id]);
    gateway.found = async () => ({ state: 'done', failed: 1 });
    await later();
    await goRound();
    expect(await statusOf(id)).toBe('done');
  });

  test('whether one has failed is asked before a lost dispute is counted, and only the rest is sent again', async () => {
    const { id, reference } = await tooMuch();
    await goRound();
    gateway.found = async () => ({ state: 'failed', failed: 1 });
    const amountKobo = 1_000_000;
    const lost = { state: 'lost', currency: 'NGN', category: null, dueAt: null } as const;
    gateway.findDispute = async () => ({ ...lost, reference, amountKobo });
    await settleDispute(stack.service(), gateway, 'one');
    expect(await only(stack.database, `select held_kobo from private.disputes where id = 'one'`)).toEqual({
      held_kobo: amountKobo,
    });
    await later();
    await goRound();
    expect(gateway.posted).toEqual([id, id]);
    expect(await only(stack.database, 'select amount_kobo, status from private.refunds where id = $1', [id])).toEqual({
      amount_kobo: 500_000,
      status: 'sent',
    });
  });

  test('what the gateway refused was not sent, and is sent later', async () => {
    const { id } = await tooMuch();
    gateway.answer = () => Promise.reject(new Refused(400));
    expect(await goRound()).toEqual({ failed: 1 });
    expect(await statusOf(id)).toBe('wanted');
    await later();
    gateway.answer = async () => 'done';
    await goRound();
    expect(gateway.posted).toEqual([id, id]);
    expect(await statusOf(id)).toBe('done');
  });

  test('each is claimed just before it is sent', async () => {
    await tooMuch();
    await tooMuch();
    const claimed: number[] = [];
    gateway.found = async () => {
      const { n } = await only<{ n: number }>(
        stack.database,
        `select count(*)::integer as n from private.refunds where status <> 'done' and asked_at is not null`,
      );
      claimed.push(n);
      return none;
    };
    await goRound();
    expect(claimed).toEqual([1, 2]);
  });

  test('those that cannot succeed wait longer and longer, and hold up no other', async () => {
    const stuck = await tooMuch();
    gateway.answer = () => Promise.reject(new Refused(400));
    await goRound();
    const fresh = await tooMuch();
    await later(1);
    const next = () => only<{ refund: string }>(stack.database, 'select refund from public.claim_refund()');
    expect((await next()).refund).toBe(fresh.id);
    await stack.database.query(
      `update private.refunds set created_at = now() - interval '3 days', asked_at = now() - interval '2 hours'
       where id = $1`,
      [stuck.id],
    );
    expect(await stack.database.query('select * from public.claim_refund()')).toEqual([]);
    await later(25);
    expect((await next()).refund).toBe(stuck.id);
  });
});
