import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import { only } from '../people/support.ts';
import { balances, invoiceOf } from './support.ts';

let stack: TestStack;
let ada: SupabaseClient;
let ben: SupabaseClient;

beforeAll(async () => {
  stack = await openTestStack();
  ada = await stack.signUp('ada@example.test');
  ben = await stack.signUp('ben@example.test');
}, 120_000);
afterAll(() => stack.close());

async function chosen(who: SupabaseClient, offer: string, inParts = false): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await who.rpc('choose_offer', { id, offer, in_parts: inParts });
  if (error) throw error;
  return id;
}

/** The address of the gateway's page. */
async function started(who: SupabaseClient, invoiceId: string, whole = false): Promise<string> {
  const { instalments, total_kobo } = await invoiceOf(stack.database, invoiceId);
  const shownKobo = whole ? total_kobo : (instalments[0]?.amount_kobo ?? 0);
  const body = { invoiceId, whole, shownKobo };
  const { data, error } = await who.functions.invoke<{ url: string }>('start-payment', { body });
  if (error) throw error;
  return data?.url ?? '';
}

/** Ends a payment on the gateway's page, and comes back with its reference. */
async function end(page: string, how: string, channel = 'ussd'): Promise<string> {
  const body = new URLSearchParams({ end: how, channel });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('paid') ?? '';
}

/** Where a person who bought something may be named. */
const MONEY = [
  'public.invoices',
  'public.payments',
  'private.checkouts',
  'private.refunds',
  'private.ledger_entries',
  'private.ledger_lines',
  'private.made_today',
  'private.subscriptions',
  'private.cards',
  'private.card_consents',
  'private.disputes',
];

const paymentOf = (id: string) =>
  only<{ status: string; applied_kobo: number; refund_kobo: number; refunded_kobo: number }>(
    stack.database,
    'select status, applied_kobo, refund_kobo, refunded_kobo from public.payments where id = $1',
    [id],
  );

/** Later, so that whoever looks for what is due finds it. */
const age = (id: string) =>
  stack.database.query(`update public.payments set created_at = created_at - interval '1 hour' where id = $1`, [id]);

const settleAll = () => stack.service().functions.invoke('settle-payments', { body: {} });

async function webhook(body: string, signature: string): Promise<number> {
  const headers = { 'x-paystack-signature': signature, 'content-type': 'application/json' };
  const answer = await fetch(`${stack.url}/functions/v1/payment-webhook`, { method: 'POST', headers, body });
  return answer.status;
}

describe('paying at the gateway', () => {
  test('the amount is the row’s, its message settles it, and the receipt is read by its client alone', async () => {
    const invoice = await chosen(ada, 'fitness-foundation', true);
    const page = await started(ada, invoice);
    const html = await (await fetch(page)).text();
    expect(html).toContain('30,000.00');
    const reference = await end(page, 'success');
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid', applied_kobo: 3_000_000 });
    expect(await invoiceOf(stack.database, invoice)).toMatchObject({ status: 'part_paid', paid_kobo: 3_000_000 });
    const theirs = await ben.from('payments').select('id');
    expect(theirs.data).toEqual([]);
    const own = await ada.from('payments').select('id, channel');
    expect(own.data).toEqual([{ id: reference, channel: 'ussd' }]);
  });

  test('who presses twice goes on with the same payment, and another’s invoice cannot be paid', async () => {
    const invoice = await chosen(ada, 'personal-training');
    const page = await started(ada, invoice);
    expect(await started(ada, invoice)).toBe(page);
    const body = { invoiceId: invoice, whole: true, shownKobo: 1_500_000 };
    const { error } = await ben.functions.invoke('start-payment', { body });
    expect(error).toMatchObject({ context: { status: 409 } });
    const less = await ada.functions.invoke('start-payment', { body: { ...body, shownKobo: 1 } });
    expect(less.error).toMatchObject({ context: { status: 409 } });
    expect(await (less.error as { context: Response }).context.json()).toMatchObject({ hint: 'amount-changed' });
    const visitor = await stack.visitor().functions.invoke('start-payment', { body });
    expect(visitor.error).toMatchObject({ context: { status: 401 } });
  });

  test('a message that comes twice counts once', async () => {
    const invoice = await chosen(ada, 'dietary-analysis');
    const before = await balances(stack.database);
    await end(await started(ada, invoice), 'twice');
    expect(await invoiceOf(stack.database, invoice)).toMatchObject({ status: 'paid', paid_kobo: 1_500_000 });
    expect((await balances(stack.database))['receivable']).toBe(before['receivable']);
  });

  test('a forged message is refused, and what was not paid stays unpaid', async () => {
    const invoice = await chosen(ada, 'meal-prep-planning');
    const reference = await end(await started(ada, invoice), 'forged');
    expect(await paymentOf(reference)).toMatchObject({ status: 'started' });
    const body = JSON.stringify({ event: 'charge.success', data: { reference } });
    expect(await webhook(body, createHmac('sha512', 'a guess').update(body).digest('hex'))).toBe(401);
    expect(await webhook(body, '')).toBe(401);
    expect(await webhook(body, 'zz'.repeat(64))).toBe(401);
    expect(await paymentOf(reference)).toMatchObject({ status: 'started' });
  });

  test('another amount than was asked for is held, and pays nothing', async () => {
    const invoice = await chosen(ada, 'health-monitoring');
    const reference = await end(await started(ada, invoice), 'other');
    expect(await paymentOf(reference)).toMatchObject({ status: 'held', applied_kobo: 0 });
    expect(await invoiceOf(stack.database, invoice)).toMatchObject({ status: 'open', paid_kobo: 0 });
    expect((await balances(stack.database))['suspense']).toBe(-750_000);
  });

  test('a message that is lost is found when the client comes back, and by the server’s rounds', async () => {
    const [first, second] = [await chosen(ada, 'nutrition-consultation'), await chosen(ben, 'nutrition-consultation')];
    const back = await end(await started(ada, first), 'lost');
    expect(await paymentOf(back)).toMatchObject({ status: 'started' });
    const others = await ben.functions.invoke('settle-payments', { body: { payment: back } });
    expect(others.error).toMatchObject({ context: { status: 404 } });
    const own = await ada.functions.invoke('settle-payments', { body: { payment: back } });
    expect(own.data).toEqual({ state: 'paid' });
    const found = await end(await started(ben, second), 'lost');
    await settleAll();
    expect(await paymentOf(found)).toMatchObject({ status: 'started' });
    await age(found);
    await settleAll();
    expect(await paymentOf(found)).toMatchObject({ status: 'paid' });
  });

  test('who gives up may pay after all, on the page that is still open', async () => {
    const invoice = await chosen(ben, 'medical-consultation');
    const page = await started(ben, invoice);
    const reference = await end(page, 'abandoned');
    await ben.functions.invoke('settle-payments', { body: { payment: reference } });
    expect(await paymentOf(reference)).toMatchObject({ status: 'abandoned' });
    await end(page, 'success');
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid' });
  });

  test('what was paid too much goes back, once, and its message says so', async () => {
    const invoice = await chosen(ben, 'lab-testing-package');
    const first = await started(ben, invoice);
    await stack.database.query('update private.checkouts set url = null');
    const second = await started(ben, invoice);
    expect(second).not.toBe(first);
    await end(first, 'success');
    const twice = await end(second, 'success');
    expect(await paymentOf(twice)).toEqual({
      status: 'paid',
      applied_kobo: 0,
      refund_kobo: 5_000_000,
      refunded_kobo: 0,
    });
    await settleAll();
    await expect.poll(() => paymentOf(twice)).toMatchObject({ refunded_kobo: 5_000_000 });
    await settleAll();
    expect((await balances(stack.database))['client_credit']).toBe(0);
  });

  test('a plan is charged by the rounds with the card that was agreed to, once; one that is refused is not', async () => {
    const charged = async (who: SupabaseClient, how: string) => {
      await who.rpc('agree_to_card', { version: '2026-11' });
      const invoice = await chosen(who, 'basic');
      await end(await started(who, invoice), how, 'card');
      return (await who.auth.getUser()).data.user?.id ?? '';
    };
    const [own, other] = [await charged(ada, 'success'), await charged(ben, 'refusing')];
    const cards = await stack.database.query(
      'select last_four, expires_on::text, email from private.cards order by email',
    );
    expect(cards).toEqual([
      { last_four: '4081', expires_on: '2030-12-31', email: 'ada@example.test' },
      { last_four: '4081', expires_on: '2030-12-31', email: 'ben@example.test' },
    ]);
    await stack.database.query(
      `update private.subscriptions set started_on = (private.day_of(now()) - interval '1 month')::date`,
    );
    const nights = 'select private.pass_day_of_plans(private.day_of(now()) - ago) from unnest(array[3, 0]) as ago';
    await stack.database.query(nights);
    await settleAll();
    await stack.database.query('update private.charges set asked_at = null');
    await settleAll();
    const rows = await stack.database.query(
      `select p.client_id, p.status, s.months from private.charges c join public.payments p on p.id = c.payment_id
       join private.subscriptions s on s.client_id = p.client_id order by p.status`,
    );
    expect(rows).toEqual([
      { client_id: other, status: 'failed', months: 1 },
      { client_id: own, status: 'paid', months: 2 },
    ]);
  });

  test('a dispute is what the gateway says of it: its message comes twice, early, late and forged', async () => {
    const page = await started(ada, await chosen(ada, 'personal-training'));
    // The message that it is paid is lost, so that the dispute comes first.
    const reference = await end(page, 'lost');
    await end(page, 'dispute');
    const disputeOf = () =>
      only<{ id: string; outcome: string | null; sent: boolean; days: number }>(
        stack.database,
        `select id, outcome, sent_at is not null as sent, (due_at::date - now()::date) as days from private.disputes
         where payment_id = $1`,
        [reference],
      );
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid' });
    const { id } = await disputeOf();
    expect(await disputeOf()).toEqual({ id, outcome: null, sent: false, days: 7 });
    const data = { id: Number(id), status: 'resolved', resolution: 'merchant-accepted', transaction: { reference } };
    const body = JSON.stringify({ event: 'charge.dispute.resolve', data });
    expect(await webhook(body, createHmac('sha512', 'a guess').update(body).digest('hex'))).toBe(401);
    await end(page, 'again');
    expect(await disputeOf()).toMatchObject({ outcome: null });
    await stack.database.query(
      `update private.disputes set wanted = 'contest', answer = 'It took place', asked_at = null`,
    );
    await settleAll();
    expect(await disputeOf()).toMatchObject({ outcome: null, sent: true });
    // That it was taken is not known: it is asked for, and the answer does not go out a second time.
    await stack.database.query('update private.disputes set sent_at = null, asked_at = null');
    expect((await settleAll()).data).toEqual({ failed: 0 });
    expect(await disputeOf()).toMatchObject({ outcome: null, sent: true });
    await end(page, 'won');
    expect(await disputeOf()).toMatchObject({ outcome: 'won' });
    for (const late of ['again', 'lost']) await end(page, late);
    expect(await paymentOf(reference)).toMatchObject({ refunded_kobo: 0 });
    expect((await balances(stack.database))['disputed']).toBe(0);
  });

  test('one that the house accepts is lost once the gateway says so', async () => {
    const page = await started(ben, await chosen(ben, 'personal-training'));
    const reference = await end(page, 'success');
    await end(page, 'dispute');
    await stack.database.query(
      `update private.disputes set wanted = 'accept', answer = 'We were wrong', asked_at = null where payment_id = $1`,
      [reference],
    );
    await settleAll();
    await expect.poll(() => paymentOf(reference)).toMatchObject({ applied_kobo: 0, refunded_kobo: 1_500_000 });
  });

  test('who leaves takes his name along, and the books keep what was charged and paid', async () => {
    const dora = await stack.signUp('dora@example.test');
    const invoice = await chosen(dora, 'fitness-assessment');
    const page = await started(dora, invoice);
    const reference = await end(page, 'success');
    await end(page, 'dispute');
    await dora.rpc('agree_to_card', { version: '2026-11' });
    await end(await started(dora, await chosen(dora, 'basic')), 'success', 'card');
    const { data } = await dora.auth.getUser();
    const traces = async () => {
      const found: string[] = [];
      for (const table of MONEY) {
        const rows = await stack.database.query(
          `select from ${table} t where t::text like '%' || $1 || '%' or t::text ilike '%dora%'`,
          [data.user?.id],
        );
        if (rows.length > 0) found.push(table);
      }
      return found;
    };
    expect(await traces()).toEqual([
      'public.invoices',
      'public.payments',
      'private.made_today',
      'private.subscriptions',
      'private.cards',
      'private.card_consents',
    ]);
    const { error } = await stack.service().auth.admin.deleteUser(data.user?.id ?? '');
    expect(error).toBeNull();
    expect(await traces()).toEqual([]);
    const rows = await stack.database.query(
      `select i.client_id, i.status, p.client_id as payer, p.applied_kobo
       from public.invoices i join public.payments p on p.invoice_id = i.id where p.id = $1`,
      [reference],
    );
    expect(rows).toEqual([{ client_id: null, status: 'paid', payer: null, applied_kobo: 2_500_000 }]);
  });
});
