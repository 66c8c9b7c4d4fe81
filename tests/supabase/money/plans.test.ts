import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { begun, cancel, choose, hintOf, invoiceOf, settle } from './support.ts';
import { ADA, PREMIUM, planSteps } from './plan-steps.ts';

const BEN = numbered(2);

describe.each(engines)('plans on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const id of [ADA, BEN]) await join(db, id);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await anew();
    await db.query('delete from private.card_consents');
    await db.query('delete from public.notifications');
    await db.query('delete from private.made_today');
    await db.query(`update public.user_settings set subscription_next_billing = null`);
  });

  const {
    planOf,
    shown,
    told,
    bought,
    endsIn,
    night,
    agree,
    anew,
    payRenewal,
    keep,
    wish,
    withCard,
    dueWithCard,
    charges,
    claim,
  } = planSteps(() => db);

  test('a plan is an offer that is paid, and what it gives is in its invoice', async () => {
    const { invoice } = await bought();
    expect(await planOf()).toMatchObject({ plan: 'premium', ended: false, renewal_id: null, invoice_id: invoice });
    expect(await shown()).toMatchObject({ plan: 'premium', status: 'active', left: (await planOf()).left });
    expect((await invoiceOf(db, invoice)).lines[0]).toMatchObject({ months: 1, sessions: 4 });
    expect(await hintOf(choose(db, ADA, 'basic'))).toBe('plan-runs');
    expect(await hintOf(choose(db, ADA, 'personal-training'))).toBeNull();
  });

  test('without a card the next period is an invoice with reminders, and is counted from the end of the last', async () => {
    await bought();
    await endsIn(4);
    await night();
    expect((await planOf()).renewal_id).toBeNull();
    await endsIn(3);
    await night();
    await night();
    const { renewal_id: renewal } = await planOf();
    expect(await invoiceOf(db, renewal ?? '')).toMatchObject({ status: 'open', total_kobo: PREMIUM });
    expect(await told()).toEqual(['The next period of your plan can be paid']);
    expect(await charges()).toEqual([]);
    for (const day of [3, 3, 6, 10]) await night(day);
    expect((await told()).filter((title) => title === 'Your plan is not paid yet')).toHaveLength(3);
    const before = await planOf();
    await payRenewal();
    const after = await planOf();
    expect(after).toMatchObject({ renewal_id: null, invoice_id: renewal, ended: false });
    expect(after.left - before.left).toBeGreaterThan(27);
  });

  test('with a saved card it is charged once, by the amount of its invoice', async () => {
    await withCard(3);
    await night();
    expect(await told()).toEqual(['Your plan is renewed in three days']);
    expect(await charges()).toEqual([]);
    await night(3);
    await night(3);
    await night(5);
    expect(await charges()).toHaveLength(1);
    const [claimed] = await claim();
    expect(claimed).toMatchObject({ amount_kobo: PREMIUM, code: 'AUTH_1' });
    expect(await claim()).toEqual([]);
    expect(await settle(db, claimed?.payment ?? '', { amount: PREMIUM })).toBe('paid');
    expect(await settle(db, claimed?.payment ?? '', { amount: PREMIUM })).toBe('known');
    expect(await planOf()).toMatchObject({ renewal_id: null, ended: false });
    expect((await planOf()).left).toBeGreaterThan(30);
    expect(await told()).toContain('Your plan is renewed');
  });

  test('what is refused is tried again on its days, at most three times, then the plan ends and nothing else', async () => {
    await dueWithCard();
    const { renewal_id: renewal } = await planOf();
    const tries: number[] = [];
    for (let day = 0; day <= 9; day += 1) {
      await night(day);
      const [claimed] = await claim();
      if (!claimed) continue;
      tries.push(day);
      await settle(db, claimed.payment, { outcome: 'failed', amount: 0 });
    }
    expect(tries).toEqual([0, 1, 3, 7]);
    expect(await shown()).toMatchObject({ status: 'past_due' });
    const { invoice_id: paid } = await planOf();
    await night(10);
    expect(await planOf()).toMatchObject({ ended: true, renewal_id: null });
    expect(await shown()).toMatchObject({ status: 'expired', left: 0 });
    const [invoice, before] = [await invoiceOf(db, renewal ?? ''), await invoiceOf(db, paid)];
    expect([invoice.status, before.status]).toEqual(['void', 'paid']);
    expect((await told()).filter((title) => title === 'The charge for your plan was refused')).toHaveLength(4);
    // A transfer that was on its way comes too late: it goes back.
    const late = await only<{ id: string }>(db, 'select id from public.payments where invoice_id = $1 limit 1', [
      renewal,
    ]);
    await settle(db, late.id, { amount: PREMIUM });
    expect(await only(db, 'select refund_kobo from public.payments where id = $1', [late.id])).toEqual({
      refund_kobo: PREMIUM,
    });
    await bought('basic');
    expect(await planOf()).toMatchObject({ plan: 'basic', ended: false });
  });

  test('who cancels has what is paid to its end, pays no more, and may take it up again until then', async () => {
    await withCard(3);
    await night();
    await wish('0');
    await night(1);
    expect(await planOf()).toMatchObject({ ended: false, renewal_id: null, left: 3 });
    await db.query(`update public.user_settings set subscription_cancelled_at = null where id = $1`, [ADA]);
    await night(1);
    expect((await planOf()).renewal_id).not.toBeNull();
    await wish('0');
    await night(3);
    expect([await planOf(), await shown()]).toMatchObject([{ ended: true, renewal_id: null }, { status: 'cancelled' }]);
    expect(await charges()).toEqual([]);
  });

  test('a wish of before the charge that came after it undoes the charge, but for the sessions that were taken', async () => {
    for (const [taken, back, plan, status] of [
      [0, PREMIUM, { ended: true, left: 0 }, 'cancelled'],
      // Of what was used its period stays, with nothing left in it.
      [1, (PREMIUM / 4) * 3, { ended: false }, 'active'],
    ] as const) {
      await dueWithCard();
      await night();
      const [claimed] = await claim();
      await settle(db, claimed?.payment ?? '', { amount: PREMIUM });
      const { invoice_id: invoice } = await planOf();
      await db.query('update public.invoices set sessions_taken = $2 where id = $1', [invoice, taken]);
      await wish('-2 days');
      await night();
      await night();
      expect(await planOf()).toMatchObject(plan);
      expect((await shown())['status']).toBe(status);
      expect(await only(db, 'select refund_kobo from public.payments where invoice_id = $1', [invoice])).toEqual({
        refund_kobo: back,
      });
      await anew();
    }
  });

  test('a wish of after the charge undoes nothing, nor what its client has paid himself', async () => {
    await dueWithCard();
    const renewal = await payRenewal();
    await wish('-2 days');
    await night();
    expect(await invoiceOf(db, renewal)).toMatchObject({ status: 'paid', credited_kobo: 0 });
    expect((await planOf()).ended).toBe(false);
  });

  test('what is cancelled, paid or without a card by then is not charged any more', async () => {
    for (const meanwhile of [
      () => wish('0'),
      () => db.as(ADA, (s) => s.query('select public.forget_card()')),
      payRenewal,
    ]) {
      await dueWithCard();
      await night();
      await meanwhile();
      expect(await claim()).toEqual([]);
      expect((await charges()).map(({ status }) => status)).toEqual(['abandoned']);
      await anew();
    }
  });

  test('another plan begins with the next period, and cancelling its invoice is cancelling the plan', async () => {
    await bought();
    await endsIn(2);
    await night();
    const first = (await planOf()).renewal_id ?? '';
    await db.as(ADA, (s) => s.query(`select public.change_plan('basic')`));
    expect((await invoiceOf(db, first)).status).toBe('void');
    await night();
    const second = (await planOf()).renewal_id ?? '';
    expect(await invoiceOf(db, second)).toMatchObject({ total_kobo: 2_500_000 });
    expect(await planOf()).toMatchObject({ plan: 'premium', next_plan: 'basic' });
    await cancel(db, ADA, second);
    await night(2);
    expect(await planOf()).toMatchObject({ ended: true });
    expect(await hintOf(db.as(BEN, (s) => s.query(`select public.change_plan('basic')`)))).toBe('not-sold');
  });

  test('a plan that is not sold any more is not renewed, and one that is paid back ends', async () => {
    const { invoice } = await bought();
    await endsIn(2);
    await db.query(`update public.offers set is_active = false where code = 'premium'`);
    await night();
    expect((await planOf()).renewal_id).toBeNull();
    await night(2);
    expect((await planOf()).ended).toBe(true);
    await db.query(`update public.offers set is_active = true where code = 'premium'`);
    await db.query('delete from private.subscriptions');
    const again = await bought();
    await db.query(
      `select private.credit_at_desk(i, i.total_kobo, 'Not wanted') from public.invoices i where id = $1`,
      [again.invoice],
    );
    expect((await planOf()).ended).toBe(true);
    expect((await invoiceOf(db, invoice)).status).toBe('paid');
  });

  test('a card is kept only of who agreed to the words as they are, and is forgotten at once', async () => {
    expect(await hintOf(agree('2020-01'))).toBe('terms-changed');
    const { reference } = await bought();
    await keep(reference);
    const mine = () => db.as(ADA, (s) => only(s, 'select * from public.my_plan()'));
    expect(await mine()).toMatchObject({ running: true, card_end: null, agreed: false, terms_version: '2026-11' });
    await agree();
    await agree();
    // Nor the card of what was paid before that.
    await keep(reference);
    expect(await mine()).toMatchObject({ card_end: null, agreed: true });
    await anew();
    const agreed = await bought();
    await keep(agreed.reference);
    expect(await mine()).toMatchObject({ card_end: '4081', agreed: true });
    await db.as(ADA, (s) => s.query('select public.forget_card()'));
    expect(await mine()).toMatchObject({ card_end: null, agreed: false });
    const kept = await db.query('select version, withdrawn_at is not null as withdrawn from private.card_consents');
    expect(kept).toEqual([{ version: '2026-11', withdrawn: true }]);
    // A late answer about an earlier payment replaces no newer card, nor does one keep it without the consent.
    await agree();
    await anew();
    const earlier = await bought();
    await anew();
    const later = await bought();
    await keep(later.reference);
    await db.query(`select public.keep_card($1, 'AUTH_0', 'ada@example.test', '0000', '2030-12-31')`, [
      earlier.reference,
    ]);
    expect(await mine()).toMatchObject({ card_end: '4081' });
    await db.query('update private.card_consents set withdrawn_at = now() where withdrawn_at is null');
    expect(await only(db, `select (private.card_of($1)).code`, [ADA])).toEqual({ code: null });
    await db.as(ADA, (s) => s.query('select public.forget_card()'));
    // What was paid for anything else keeps no card.
    await agree();
    const other = await begun(db, ADA, 'dietary-analysis');
    await settle(db, other.reference, { amount: other.amount_kobo });
    await keep(other.reference);
    expect(await mine()).toMatchObject({ card_end: null });
  });

  test('nobody writes or reads plans and cards but through functions, and none of them charges', async () => {
    const tried = [
      'select * from private.cards',
      'select * from private.subscriptions',
      `update public.user_settings set subscription_next_billing = '2099-01-01'`,
      `select * from public.claim_charge()`,
      `select public.keep_card(gen_random_uuid(), 'A', 'a@b.c', '1234', '2030-01-01')`,
      `insert into public.offers (code, kind, title, price_kobo, tax_code, months, place) values ('x', 'plan', 'X', 100, 'EXEMPT', 1, 1)`,
    ].map((sql) => codeOf(db.as(ADA, (session) => session.query(sql))));
    expect(new Set(await Promise.all(tried))).toEqual(new Set(['42501']));
  });
});
