import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join } from '../../support/members.ts';
import { only } from '../people/support.ts';
import { begin, dispute, invoiceOf, settle } from './support.ts';
import { ADA, PREMIUM, planSteps } from './plan-steps.ts';

describe.each(engines)('what a plan charges on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await anew();
    await db.query('delete from private.card_consents');
    await db.query('delete from public.notifications');
    await db.query('delete from private.made_today');
    await db.query(`update public.user_settings set subscription_next_billing = null`);
  });

  const { planOf, told, bought, endsIn, night, anew, wish, withCard, dueWithCard, monthLater, charges, claim } =
    planSteps(() => db);

  /** The card is charged, and the gateway says that it was. */
  async function charge() {
    await night();
    const [claimed] = await claim();
    await settle(db, claimed?.payment ?? '', { amount: claimed?.amount_kobo ?? 0 });
    return (await planOf()).invoice_id;
  }
  const backOf = (invoice: string) =>
    only<{ refund_kobo: number }>(db, 'select refund_kobo from public.payments where invoice_id = $1', [invoice]);
  /** As one of the desk does with what waits. */
  const agreeTo = (invoice: string) =>
    db.query(
      `with wish as (
         update private.money_wishes set outcome = 'booked', decided_at = now()
         where invoice_id = $1 and outcome is null returning *)
       select private.do_wish(w, i) from wish w join public.invoices i on i.id = w.invoice_id`,
      [invoice],
    );
  const changePlan = (plan: string) => db.as(ADA, (s) => s.query('select public.change_plan($1)', [plan]));
  /** The days on which it is tried and refused. */
  async function triesUntil(last: number, on: (day: number) => Promise<unknown> = async () => {}): Promise<number[]> {
    const tries: number[] = [];
    for (let day = 0; day <= last; day += 1) {
      await on(day);
      await night(day);
      const [claimed] = await claim();
      if (!claimed) continue;
      tries.push(day);
      await settle(db, claimed.payment, { outcome: 'failed', amount: 0 });
    }
    return tries;
  }

  test('the wish counts from the charge, not from its period, and undoes the last by itself', async () => {
    await dueWithCard();
    const first = await charge();
    await monthLater();
    // The period began two days ago; the wish is of yesterday.
    await endsIn(-2);
    const second = await charge();
    await wish('-1 day');
    await night();
    await night();
    expect([await backOf(first), await backOf(second)]).toEqual([{ refund_kobo: 0 }, { refund_kobo: PREMIUM }]);
    expect(await planOf()).toMatchObject({ ended: true, months: 2 });
    await agreeTo(first);
    expect(await backOf(first)).toEqual({ refund_kobo: PREMIUM });
    expect(await planOf()).toMatchObject({ ended: true, months: 1 });
  });

  test('what is above the limit of one person is undone by the desk', async () => {
    await dueWithCard();
    const charged = await charge();
    await wish('-1 day');
    await db.query(`update private.money_limits set value = $1 where name = 'second_look_above_kobo'`, [PREMIUM - 1]);
    await night();
    await db.query(`update private.money_limits set value = 5000000 where name = 'second_look_above_kobo'`);
    expect(await backOf(charged)).toEqual({ refund_kobo: 0 });
    expect(await planOf()).toMatchObject({ ended: false, months: 2 });
    await agreeTo(charged);
    expect(await backOf(charged)).toEqual({ refund_kobo: PREMIUM });
    expect(await planOf()).toMatchObject({ ended: true, months: 1 });
  });

  test('whose bank took an earlier period back is not charged again', async () => {
    await dueWithCard();
    const { invoice_id: earlier } = await planOf();
    await charge();
    const { id } = await only<{ id: string }>(db, 'select id from public.payments where invoice_id = $1', [earlier]);
    await dispute(db, id, id, 'lost');
    await monthLater();
    await night();
    expect(await claim()).toEqual([]);
    expect(await told()).toContain('Your plan is not paid yet');
    expect(await db.query('select from private.card_consents where withdrawn_at is null')).toEqual([]);
  });

  test('a next period that the desk credits is not wanted', async () => {
    await dueWithCard();
    const { renewal_id: renewal } = await planOf();
    await db.query(
      `select private.credit_at_desk(i, i.total_kobo, 'Not wanted') from public.invoices i where id = $1`,
      [renewal],
    );
    await night();
    expect(await planOf()).toMatchObject({ ended: true, renewal_id: null });
  });

  test('what never reached the gateway is no attempt, and after the last one its client is reminded', async () => {
    await dueWithCard();
    await night();
    await db.query('update private.card_consents set withdrawn_at = now()');
    expect(await claim()).toEqual([]);
    await db.query('update private.card_consents set withdrawn_at = null');
    expect(await triesUntil(7)).toEqual([0, 1, 3, 7]);
    expect(await told()).not.toContain('Your plan is not paid yet');
    await night(8);
    expect(await told()).toContain('Your plan is not paid yet');
  });

  test('a wish of before the plan ends it from now on: no charge follows, and none is undone', async () => {
    await dueWithCard();
    const charged = await charge();
    await monthLater();
    await night();
    await wish('-400 days');
    expect(await claim()).toEqual([]);
    await night();
    expect(await planOf()).toMatchObject({ ended: true, renewal_id: null });
    expect(await backOf(charged)).toEqual({ refund_kobo: 0 });
  });

  test('nothing is charged of a plan that ended, that a bank wants back, or while its client pays himself', async () => {
    await dueWithCard();
    await night();
    const { renewal_id: renewal, invoice_id: invoice } = await planOf();
    const own = await begin(db, ADA, renewal ?? '');
    expect(await claim()).toEqual([]);
    await settle(db, own.reference, { outcome: 'failed', amount: 0 });
    const [claimed] = await claim();
    expect(claimed).toBeDefined();
    await settle(db, claimed?.payment ?? '', { outcome: 'failed', amount: 0 });
    await night(1);
    const payment = await only<{ id: string }>(db, 'select id from public.payments where invoice_id = $1', [invoice]);
    await dispute(db, payment.id, payment.id, 'open');
    expect(await claim()).toEqual([]);
    await night(2);
    expect((await charges()).map(({ status }) => status)).not.toContain('started');
    expect(await told()).toContain('Your plan is not paid yet');
    await dispute(db, payment.id, payment.id, 'won');
    await night(2);
    await db.query(
      `select private.credit_at_desk(i, i.total_kobo, 'Not wanted') from public.invoices i where id = $1`,
      [invoice],
    );
    expect(await planOf()).toMatchObject({ ended: true, renewal_id: null });
    expect((await invoiceOf(db, renewal ?? '')).status).toBe('void');
    expect(await claim()).toEqual([]);
  });

  test('three days lie between the notice and the charge, and no change of plan gives more attempts', async () => {
    await withCard(0);
    await night();
    expect(await triesUntil(13)).toEqual([3, 4, 6, 10]);
    expect((await planOf()).ended).toBe(true);
    await anew();
    await dueWithCard();
    const { renewal_id: same } = await planOf();
    await changePlan('premium');
    expect((await planOf()).renewal_id).toBe(same);
    const tries = await triesUntil(30, async (day) => (day === 5 ? changePlan('basic') : null));
    expect(tries).toHaveLength(4);
    expect(tries.slice(0, 3)).toEqual([0, 1, 3]);
    expect(tries[3]).toBeGreaterThanOrEqual(8);
  });

  test('a renewal that is paid in part ends as one that is not paid, and the part goes back', async () => {
    await bought();
    await endsIn(0);
    await night(-3);
    const { renewal_id: renewal } = await planOf();
    const { reference } = await begin(db, ADA, renewal ?? '');
    await settle(db, reference, { amount: PREMIUM / 2 });
    await db.query(
      `select private.release_payment(i, $2, 'invoice', 'Half of it') from public.invoices i where id = $1`,
      [renewal, reference],
    );
    expect((await invoiceOf(db, renewal ?? '')).status).toBe('part_paid');
    await night(9);
    expect((await planOf()).ended).toBe(false);
    await night(10);
    expect(await planOf()).toMatchObject({ ended: true, renewal_id: null });
    expect((await invoiceOf(db, renewal ?? '')).status).toBe('credited');
    expect(await backOf(renewal ?? '')).toEqual({ refund_kobo: PREMIUM / 2 });
  });
});
