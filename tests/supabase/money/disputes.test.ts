import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { balances, begin, begun, choose, credit, dispute, hintOf, invoiceOf, settle } from './support.ts';

const [ADA, CLERK, ADMIN] = [numbered(1), numbered(2), numbered(3)];
const PRICE = 1_500_000;

describe.each(engines)('disputes on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, CLERK, 'finance');
    await join(db, ADMIN, 'admin');
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(() => db.query('delete from private.made_today'));

  async function paid(offer = 'dietary-analysis', inParts = false) {
    const { invoice, reference, amount_kobo: kobo } = await begun(db, ADA, offer, inParts);
    await settle(db, reference, { amount: kobo });
    return { invoice, reference, kobo };
  }
  const paymentOf = (id: string) =>
    only(db, 'select applied_kobo, refund_kobo, refunded_kobo from public.payments where id = $1', [id]);
  /** What each account has moved by meanwhile. */
  async function moved(what: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await balances(db);
    await what();
    const after = await balances(db);
    return Object.fromEntries(
      Object.entries(after)
        .map(([account, kobo]) => [account, kobo - (before[account] ?? 0)] as const)
        .filter(([, kobo]) => kobo !== 0),
    );
  }
  const answer = (who: string, id: string, way = 'contest') =>
    db.as(who, (s) =>
      only<{ done: boolean }>(s, `select public.answer_dispute($1, $2, 'It took place') as done`, [id, way]),
    );
  const open = () =>
    db.as(CLERK, (s) =>
      s.query<{ id: string; wanted: string | null; waits: boolean }>('select * from public.disputes_open()'),
    );

  test('its money is held, once, and what the house wins is its own again', async () => {
    const { reference, invoice } = await paid();
    const id = randomUUID();
    expect(await moved(() => dispute(db, id, reference, 'open'))).toEqual({ disputed: PRICE, gateway: -PRICE });
    expect(await moved(() => dispute(db, id, reference, 'open'))).toEqual({});
    expect(await moved(() => dispute(db, id, reference, 'won'))).toEqual({ disputed: -PRICE, gateway: PRICE });
    for (const late of ['open', 'lost', 'won'] as const) {
      expect(await moved(async () => expect(await dispute(db, id, reference, late)).toBe('known'))).toEqual({});
    }
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'paid', paid_kobo: PRICE, credited_kobo: 0 });
  });

  test('what it loses is credited with its tax and back already, also where the end comes first', async () => {
    const { reference, invoice } = await paid();
    const tax = (await invoiceOf(db, invoice)).tax_kobo;
    expect(await moved(() => dispute(db, randomUUID(), reference, 'lost'))).toEqual({
      gateway: -PRICE,
      revenue: PRICE - tax,
      tax,
    });
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'credited', paid_kobo: 0, credited_kobo: PRICE });
    expect(await paymentOf(reference)).toEqual({ applied_kobo: 0, refund_kobo: PRICE, refunded_kobo: PRICE });
    const note = await only(db, 'select status, total_kobo, reason from public.invoices where credits_id = $1', [
      invoice,
    ]);
    expect(note).toEqual({ status: 'paid', total_kobo: PRICE, reason: 'Your bank has returned this payment' });
  });

  test('a part that is lost of a plan in parts leaves what is owed as it was', async () => {
    const { reference, invoice, kobo } = await paid('fitness-foundation', true);
    const owed = 12_000_000 - kobo;
    await dispute(db, randomUUID(), reference, 'lost');
    const after = await invoiceOf(db, invoice);
    expect(after.total_kobo - after.paid_kobo - after.credited_kobo).toBe(owed);
    expect(after['sessions_taken']).toBe(6);
  });

  test('nothing goes back twice: a refund waits for the end of the dispute, and is done by its loss', async () => {
    const { reference, invoice } = await paid();
    const refundOf = () =>
      only<{ status: string }>(db, 'select status from private.refunds where payment_id = $1', [reference]);
    const id = randomUUID();
    await credit(db, [ADMIN, CLERK], invoice, 600_000);
    await dispute(db, id, reference, 'open');
    expect(await db.query('select * from public.claim_refund()')).toEqual([]);
    const refund = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [reference]);
    const { may } = await only<{ may: boolean }>(db, 'select public.may_send_refund($1, 0) as may', [refund.id]);
    expect(may).toBe(false);
    await dispute(db, id, reference, 'lost');
    expect(await refundOf()).toEqual({ status: 'done' });
    expect(await paymentOf(reference)).toMatchObject({ refund_kobo: PRICE, refunded_kobo: PRICE });
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'credited', credited_kobo: PRICE });
    expect((await balances(db))['client_credit'] ?? 0).toBe(0);
  });

  test('what has gone back already is neither held nor lost', async () => {
    const { reference, invoice } = await paid();
    await credit(db, [ADMIN, CLERK], invoice, PRICE);
    const refund = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [reference]);
    await db.query(`select public.settle_refund($1, 'done')`, [refund.id]);
    const id = randomUUID();
    expect(await moved(() => dispute(db, id, reference, 'open'))).toEqual({});
    expect(await moved(() => dispute(db, id, reference, 'lost'))).toEqual({});
  });

  test('a refund at which the gateway failed is held and lost as one that was never sent', async () => {
    const { reference, invoice } = await paid();
    await credit(db, [ADMIN, CLERK], invoice, PRICE);
    const refund = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [reference]);
    await db.query('select public.may_send_refund($1, 0)', [refund.id]);
    const id = randomUUID();
    expect(await moved(() => dispute(db, id, reference, 'open'))).toEqual({});
    await db.query(`select public.settle_refund($1, 'failed')`, [refund.id]);
    expect(await moved(() => dispute(db, id, reference, 'lost'))).toEqual({ gateway: -PRICE, client_credit: PRICE });
    expect(await paymentOf(reference)).toMatchObject({ refund_kobo: PRICE, refunded_kobo: PRICE });
  });

  test('a refund that fails after its dispute was lost has come back by that, and is not sent again', async () => {
    const { reference, invoice } = await paid();
    await credit(db, [ADMIN, CLERK], invoice, 600_000);
    const { id: refund } = await only<{ id: string }>(db, 'select id from private.refunds where payment_id = $1', [
      reference,
    ]);
    const may = async (failed: number) =>
      (await only<{ may: boolean }>(db, 'select public.may_send_refund($1, $2) as may', [refund, failed])).may;
    const id = randomUUID();
    expect(await may(0)).toBe(true);
    await dispute(db, id, reference, 'open');
    // It is looked for all the same.
    expect(await db.query('select refund from public.claim_refund()')).toEqual([{ refund }]);
    expect(await moved(() => dispute(db, id, reference, 'lost'))).toMatchObject({ disputed: -900_000 });
    expect(await moved(async () => expect(await may(1)).toBe(false))).toEqual({
      gateway: -600_000,
      client_credit: 600_000,
    });
    expect(await only(db, 'select status from private.refunds where id = $1', [refund])).toEqual({ status: 'done' });
    expect(await moved(async () => expect(await may(1)).toBe(false))).toEqual({});
    expect(await paymentOf(reference)).toMatchObject({ refund_kobo: PRICE, refunded_kobo: PRICE });
  });

  test('what is lost is what the end says, and all of it where that says nothing', async () => {
    for (const [first, last, lost] of [
      [undefined, 400_000, 400_000],
      [400_000, PRICE, PRICE],
      [400_000, 0, 400_000],
    ] as const) {
      const { reference } = await paid();
      const id = randomUUID();
      await dispute(db, id, reference, 'open', first === undefined ? {} : { amount: first });
      await dispute(db, id, reference, 'lost', { amount: last });
      expect(await paymentOf(reference)).toMatchObject({ refunded_kobo: lost });
    }
  });

  test('money that is held is disputed as any other, and is not released meanwhile', async () => {
    const { reference, invoice } = await begun(db, ADA, 'dietary-analysis');
    await settle(db, reference, { amount: 500_000 });
    const id = randomUUID();
    const release = () => db.as(CLERK, (s) => s.query(`select public.release_held($1, 'invoice', 'x')`, [reference]));
    const held = () =>
      only(db, 'select status, amount_kobo, refund_kobo from public.payments where id = $1', [reference]);
    expect(await moved(() => dispute(db, id, reference, 'open'))).toEqual({ disputed: 500_000, gateway: -500_000 });
    expect(await hintOf(release())).toBe('decided');
    expect(await moved(() => dispute(db, id, reference, 'lost', { amount: 100_000 }))).toEqual({
      disputed: -500_000,
      gateway: 400_000,
      suspense: 100_000,
    });
    expect(await held()).toEqual({ status: 'held', amount_kobo: 400_000, refund_kobo: 0 });
    const [first, second] = [randomUUID(), randomUUID()];
    for (const one of [first, second]) await dispute(db, one, reference, 'open');
    await dispute(db, first, reference, 'lost');
    expect(await held()).toMatchObject({ status: 'failed' });
    expect(await moved(async () => expect(await dispute(db, second, reference, 'lost')).toBe('lost'))).toEqual({});
    expect(await hintOf(release())).toBe('decided');
    expect(await invoiceOf(db, invoice)).toMatchObject({ status: 'open', paid_kobo: 0 });
  });

  test('one of a payment that is not known, not paid, or in another currency books nothing', async () => {
    const started = await begin(db, ADA, await choose(db, ADA, 'meal-prep-planning'));
    const states = [
      await dispute(db, randomUUID(), randomUUID(), 'open'),
      await dispute(db, randomUUID(), started.reference, 'lost'),
      await dispute(db, randomUUID(), (await paid()).reference, 'lost', { currency: 'USD' }),
    ];
    expect(states).toEqual(['unknown', 'unpaid', 'unknown']);
    // A dispute that is one payment's is no other's.
    const [one, other] = [await paid(), await paid()];
    const id = randomUUID();
    await dispute(db, id, one.reference, 'open');
    expect(await moved(async () => expect(await dispute(db, id, other.reference, 'lost')).toBe('known'))).toEqual({});
  });

  test('the desk sees the soonest first, and answers small ones alone and large ones by two', async () => {
    await db.query(`update private.disputes set outcome = 'won', ended_at = now() where outcome is null`);
    const [small, large] = [await paid(), await paid('gold-program')];
    await dispute(db, 'later', small.reference, 'open', { due: '9 days' });
    await dispute(db, 'soon', large.reference, 'open', { due: '2 days' });
    expect((await open()).map(({ id }) => id)).toEqual(['soon', 'later']);
    expect(await answer(CLERK, 'later', 'accept')).toEqual({ done: true });
    expect(await hintOf(answer(CLERK, 'later'))).toBe('decided');
    expect(await answer(CLERK, 'soon')).toEqual({ done: false });
    expect(await answer(CLERK, 'soon')).toEqual({ done: false });
    expect((await open())[0]).toMatchObject({ id: 'soon', wanted: null, waits: true });
    const wish = await only<{ id: string }>(
      db,
      `select id from private.money_wishes where what = 'contest' and outcome is null`,
    );
    const decide = (who: string) => db.as(who, (s) => s.query('select public.decide_wish($1, true)', [wish.id]));
    expect(await hintOf(decide(CLERK))).toBe('own');
    await decide(ADMIN);
    expect((await open())[0]).toMatchObject({ wanted: 'contest', answer: 'It took place', waits: false, sent: false });
    const claimed = await db.query<{ dispute: string; way: string }>('select * from public.claim_dispute()');
    expect(claimed).toMatchObject([
      { dispute: 'soon', way: 'contest', words: 'It took place', evidence: { title: 'Gold Program' } },
    ]);
    await db.query(`select public.note_dispute_sent('soon')`);
    await db.query('update private.disputes set asked_at = null');
    expect(await db.query('select * from public.claim_dispute()')).toMatchObject([{ dispute: 'soon', way: null }]);
    // Its answer may have been lost: the bank has it all the same.
    await db.query(`update private.disputes set sent_at = null, asked_at = null`);
    expect(await dispute(db, 'soon', large.reference, 'answered')).toBe('answered');
    expect(await db.query('select * from public.claim_dispute()')).toMatchObject([{ way: null }]);
    const tried = [
      'select * from private.disputes',
      'select * from public.disputes_open()',
      `select public.answer_dispute('soon', 'accept', 'x')`,
    ].map((sql) => codeOf(db.as(ADA, (session) => session.query(sql))));
    expect(new Set(await Promise.all(tried))).toEqual(new Set(['42501']));
  });

  test('one that is over, but not how, is answered no more: two of the desk end it', async () => {
    await db.query(`update private.disputes set outcome = 'won', ended_at = now() where outcome is null`);
    const { reference } = await paid();
    const id = randomUUID();
    const end = (who: string, way: string, amount: number) =>
      db.as(who, (s) => s.query(`select public.end_dispute($1, $2, $3, 'So it says there')`, [id, way, amount]));
    await dispute(db, id, reference, 'open');
    expect(await hintOf(end(CLERK, 'won', PRICE))).toBe('decided');
    for (let n = 0; n < 2; n += 1) expect(await dispute(db, id, reference, 'unclear')).toBe('unclear');
    const toldOfIt = await db.query(
      `select from public.notifications where user_id = $1 and title = 'A dispute is over, but its outcome is unknown'`,
      [CLERK],
    );
    expect(toldOfIt).toHaveLength(1);
    expect(await hintOf(answer(CLERK, id))).toBe('decided');
    expect(await open()).toMatchObject([{ id, unclear: true, waits: false }]);
    expect(await hintOf(end(CLERK, 'lost', PRICE + 1))).toBe('too-much');
    expect(await codeOf(end(ADA, 'lost', 1))).toBe('42501');
    expect(await moved(() => end(CLERK, 'lost', 400_000))).toEqual({});
    expect(await hintOf(end(ADMIN, 'won', 1))).toBe('decided');
    const { id: wish } = await only<{ id: string }>(
      db,
      'select id from private.money_wishes where dispute_id = $1 and outcome is null',
      [id],
    );
    const decide = (who: string) => db.as(who, (s) => s.query('select public.decide_wish($1, true)', [wish]));
    expect(await hintOf(decide(CLERK))).toBe('own');
    expect(await moved(() => decide(ADMIN))).toMatchObject({ disputed: -PRICE, gateway: PRICE - 400_000 });
    expect(await paymentOf(reference)).toMatchObject({ refunded_kobo: 400_000 });
    expect(await open()).toEqual([]);
  });

  test('a small dispute beside a large one of the same payment is answered by two, and answers only itself', async () => {
    await db.query(`update private.disputes set outcome = 'won', ended_at = now() where outcome is null`);
    const { reference, kobo } = await paid('gold-program');
    await dispute(db, 'large', reference, 'open', { amount: kobo - 100_000, due: '1 day' });
    await dispute(db, 'small', reference, 'open', { amount: 100_000 });
    expect(await answer(CLERK, 'small', 'accept')).toEqual({ done: false });
    expect((await open()).map(({ id, waits }) => [id, waits])).toEqual([
      ['large', false],
      ['small', true],
    ]);
    expect(await answer(CLERK, 'large')).toEqual({ done: false });
    const wish = await only<{ id: string }>(
      db,
      `select id from private.money_wishes where what = 'accept' and outcome is null`,
    );
    await db.as(ADMIN, (s) => s.query('select public.decide_wish($1, true)', [wish.id]));
    expect((await open()).map(({ wanted, waits }) => [wanted, waits])).toEqual([
      [null, true],
      ['accept', false],
    ]);
    // Its end leaves what waits of the other one.
    await dispute(db, 'small', reference, 'lost', { amount: 100_000 });
    expect(await open()).toMatchObject([{ id: 'large', waits: true }]);
  });
});
