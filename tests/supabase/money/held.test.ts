import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { balances, begin, begun, byTwo, cancel, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, FINANCE, ADMIN] = [numbered(1), numbered(8), numbered(9)];

describe.each(engines)('money that came for something unclear on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, ADMIN, 'admin');
    await join(db, FINANCE, 'finance');
  }, 120_000);
  afterAll(() => db.close());

  /** A program of 120,000 of which half of what was asked came. */
  async function held(offer = 'fitness-foundation', amount = 6_000_000, currency = 'NGN') {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, ADA, offer);
    expect(await settle(db, reference, { amount, currency, fee: 1000 })).toBe('held');
    return { invoice, reference };
  }
  const release = (who: string, payment: string, way: string) =>
    byTwo(db, [who, FINANCE], `public.release_held($1, $2, 'Seen at the gateway')`, [payment, way]);
  const paymentOf = (id: string) => only(db, 'select * from public.payments where id = $1', [id]);
  const told = async () =>
    (
      await db.query<{ title: string }>(
        `select title from public.notifications where user_id = $1 and link = '/billing' order by created_at desc, id`,
        [ADA],
      )
    ).map(({ title }) => title);

  test('its invoice is neither paid again, nor cancelled, nor does it lapse; and its client is told', async () => {
    const { invoice } = await held();
    expect(await hintOf(begin(db, ADA, invoice))).toBe('held');
    expect(await hintOf(cancel(db, ADA, invoice))).toBe('held');
    await db.exec(`set session_replication_role = replica;
      update public.invoices set opened_on = opened_on - 40 where id = '${invoice}';
      set session_replication_role = origin`);
    await db.query('select private.pass_day_of_money()');
    expect((await invoiceOf(db, invoice)).status).toBe('open');
    expect(await told()).toEqual(['Your payment is being checked']);
  });

  test('an administrator counts it for the invoice: what is left of it is owed', async () => {
    const before = await balances(db);
    const { invoice, reference } = await held();
    expect(await codeOf(release(ADA, reference, 'invoice'))).toBe('42501');
    expect(await codeOf(release(ADMIN, reference, 'somehow'))).toBe('P0001');
    await release(ADMIN, reference, 'invoice');
    expect(await paymentOf(reference)).toMatchObject({
      status: 'paid',
      amount_kobo: 6_000_000,
      applied_kobo: 6_000_000,
    });
    expect(await invoiceOf(db, invoice)).toMatchObject({ paid_kobo: 6_000_000 });
    expect(
      await only(db, `select actor_id, act, reason, detail from private.audit_lines order by id desc limit 1`),
    ).toEqual({
      actor_id: FINANCE,
      act: 'money.released: invoice',
      reason: 'Seen at the gateway',
      detail: { of: reference },
    });
    const after = await balances(db);
    expect(after['suspense']).toBe(before['suspense']);
    expect(after['receivable']).toBe((before['receivable'] ?? 0) + 6_000_000);
    expect((await begin(db, ADA, invoice)).amount_kobo).toBe(6_000_000);
    expect(await codeOf(release(ADMIN, reference, 'invoice'))).toBe('P0001');
    expect((await told())[0]).toBe('Your payment has been counted');
  });

  test('what is large is released by a second person, and not by who asked; what is small by one', async () => {
    const { invoice, reference } = await held();
    const ask = (who: string, sql: string, id: string) =>
      db.as(who, (s) => s.query<{ done: boolean }>(`select ${sql} as done`, [id]));
    const asked = (who = ADMIN) => ask(who, `public.release_held($1, 'refund', 'Seen')`, reference);
    const waiting = () =>
      db.as(FINANCE, (s) =>
        s.query<{ id: string; what: string }>(
          'select id, what, own from public.money_waiting() where invoice_id = $1',
          [invoice],
        ),
      );
    expect(await asked()).toEqual([{ done: false }]);
    expect(await asked(FINANCE)).toEqual([{ done: false }]);
    const [wish] = await waiting();
    expect([await waiting(), (await paymentOf(reference))['status']]).toEqual([
      [{ id: wish?.id, what: 'return', own: false }],
      'held',
    ]);
    const decide = (who: string, yes: boolean) =>
      db.as(who, (s) => s.query(`select public.decide_wish($1, $2, 'No')`, [wish?.id, yes]));
    expect(await hintOf(decide(ADMIN, true))).toBe('own');
    await decide(ADMIN, false);
    expect(await waiting()).toMatchObject([{ id: reference, what: 'held' }]);
    await release(ADMIN, reference, 'refund');
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid', refund_kobo: 6_000_000 });
    await db.query(`update private.refunds set by_hand = true where payment_id = $1`, [reference]);
    const refund = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [reference]);
    const give = (who: string) => ask(who, `public.refund_by_hand($1, 'Receipt 8')`, refund.id);
    expect([await give(ADMIN), await give(FINANCE)]).toEqual([[{ done: false }], [{ done: false }]]);
    expect((await paymentOf(reference))['refunded_kobo']).toBe(0);
    expect(await waiting()).toMatchObject([{ what: 'given', own: false }]);
    await db.query('update private.refunds set amount_kobo = 5000000 where id = $1', [refund.id]);
    await db.query(`update private.money_wishes set outcome = 'refused', decided_at = now() where outcome is null`);
    expect(await give(ADMIN)).toEqual([{ done: true }]);
  });

  test('what is more than owed goes back, and the receipt is of what came', async () => {
    const { invoice, reference } = await held('dietary-analysis', 2_000_000);
    await release(ADMIN, reference, 'invoice');
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: 1_500_000 });
    expect(await paymentOf(reference)).toMatchObject({ amount_kobo: 2_000_000, refund_kobo: 500_000 });
  });

  test('or it goes back, and the invoice is as it was', async () => {
    const before = await balances(db);
    const { invoice, reference } = await held();
    await release(ADMIN, reference, 'refund');
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid', applied_kobo: 0, refund_kobo: 6_000_000 });
    const [refund] = await db.query<{ refund: string }>('select refund from public.refunds_of($1)', [reference]);
    await db.query(`select public.settle_refund($1, 'done')`, [refund?.refund]);
    const after = await balances(db);
    expect([after['suspense'], after['client_credit']]).toEqual([before['suspense'], before['client_credit']]);
    expect((await told())[0]).toBe('Your payment goes back');
    await cancel(db, ADA, invoice);
    expect((await invoiceOf(db, invoice)).status).toBe('void');
  });

  test('nothing of it counts for an invoice that is void by now, and its client is told that it goes back', async () => {
    await db.query('delete from private.made_today');
    const { invoice, reference } = await begun(db, ADA, 'fitness-foundation');
    await cancel(db, ADA, invoice);
    expect(await settle(db, reference, { amount: 6_000_000, fee: 1000 })).toBe('held');
    await release(ADMIN, reference, 'invoice');
    expect(await paymentOf(reference)).toMatchObject({ applied_kobo: 0, refund_kobo: 6_000_000 });
    expect((await told())[0]).toBe('Your payment goes back');
  });

  test('another currency is in no book: it is returned by hand, and the gateway’s word counts no more', async () => {
    const before = await balances(db);
    const { invoice, reference } = await held('meal-prep-planning', 1_000_000, 'USD');
    expect(await codeOf(release(ADMIN, reference, 'invoice'))).toBe('P0001');
    await release(ADMIN, reference, 'by hand');
    expect(await settle(db, reference, { amount: 1_000_000, currency: 'USD' })).toBe('known');
    expect((await begin(db, ADA, invoice)).amount_kobo).toBe(1_000_000);
    const after = await balances(db);
    for (const account of ['gateway', 'gateway_fees', 'suspense', 'client_credit'])
      expect([account, after[account]]).toEqual([account, before[account]]);
  });
});
