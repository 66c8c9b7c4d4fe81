import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { balances, begin, choose, dispute, hintOf, settle } from './support.ts';
import { visitsOf } from './visits.ts';

const [ADA, TRAINER, OTHER, CLERK, SECOND] = [1, 2, 3, 8, 9].map(numbered) as [string, string, string, string, string];

/** Of 15,000 naira a session, the tax of 7.5 % within them taken off, seven tenths. */
const NET = 1_395_348;
const SHARE = 976_743;

describe.each(engines)('what providers have of their sessions on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const who of [TRAINER, OTHER]) await join(db, who, 'trainer');
    for (const who of [CLERK, SECOND]) await join(db, who, 'finance');
    await db.query(
      `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
       select $1, d, '00:00', '24:00' from generate_series(0, 6) d`,
      [TRAINER],
    );
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.exec(`delete from private.made_today; delete from private.earnings; delete from private.payout_accounts;
      delete from private.money_wishes where what = 'absence'; delete from public.appointments;
      update public.invoices set sessions_taken = 1000 where kind = 'invoice' and status <> 'draft';
      delete from public.notifications`);
  });

  const { booked, become, moved } = visitsOf(() => db, ADA, TRAINER);
  const ask = (who: string, sql: string, values: unknown[] = []) => db.as(who, (s) => s.query(sql, values));
  async function bought(quantity = 4) {
    const invoice = await choose(db, ADA, 'personal-training', false, quantity);
    const { reference, amount_kobo } = await begin(db, ADA, invoice);
    await settle(db, reference, { amount: amount_kobo });
    return reference;
  }
  /** A session that took place so many days ago. */
  async function given(days: number) {
    const { id } = await booked();
    await moved(id, -24 * days);
    await become(TRAINER, id, 'completed');
    return id;
  }
  /** As the trainer reads it, of the month of his only session. */
  async function earned() {
    const [one] = await db.query<{ day: string }>('select on_day::text as day from private.earnings');
    return one ? ask(TRAINER, 'select net_kobo, share_bp, kobo, state from public.my_earnings($1)', [one.day]) : [];
  }
  const account = (days = 4) =>
    db.query(
      `insert into private.payout_accounts (provider_id, bank, number, holder, changed_at)
       values ($1, 'First Bank', '0123456789', 'Tola Trainer', now() - make_interval(days => $2))`,
      [TRAINER, days],
    );
  const due = (who = CLERK) => ask(who, 'select sessions, kobo, held_kobo, number, settled from public.payouts_due()');
  const pay = (id: string, kobo = SHARE, who = CLERK) =>
    ask(who, 'select public.make_payout($1, $2, $3)', [id, TRAINER, kobo]);
  const agree = (id: string, who = SECOND) => ask(who, 'select public.agree_to_payout($1)', [id]);
  const drop = (id: string, who: string) => ask(who, `select public.drop_payout($1, 'The bank sent it back')`, [id]);
  const exported = (who = CLERK) => ask(who, 'select number, kobo from public.export_payouts()');
  const confirm = (id: string, who: string, days = 0) =>
    ask(who, `select public.confirm_payout($1, (now() at time zone 'Africa/Lagos')::date + $2::integer, 'Ref 7')`, [
      id,
      days,
    ]);
  const made = (who = SECOND) => ask(who, 'select kobo, number, own, agreed, exported from public.payouts_made()');

  test('earn once they took place, and are held while their client may say that nobody came', async () => {
    await bought();
    const { id } = await booked();
    expect(await earned()).toEqual([]);
    await moved(id, -24 * 3);
    await become(TRAINER, id, 'completed');
    expect(await earned()).toMatchObject([{ net_kobo: NET, share_bp: 7000, kobo: SHARE, state: 'held' }]);
    expect(await due()).toMatchObject([{ sessions: 0, kobo: 0, held_kobo: SHARE, number: null, settled: false }]);
    await account();
    expect(await hintOf(pay(randomUUID()))).toBe('decided');
  });

  test('earn nothing where nobody came, however late that is decided', async () => {
    await bought();
    const { id } = await booked();
    await moved(id, -24 * 13);
    await become(TRAINER, id, 'completed');
    await ask(ADA, `select public.report_absence($1, 'He was not there')`, [id]);
    await moved(id, -24 * 20);
    await db.query(`update private.earnings set on_day = on_day - 7`);
    expect(await due()).toMatchObject([{ kobo: 0, held_kobo: SHARE }]);
    expect(await earned()).toMatchObject([{ state: 'reported' }]);
    const wish = await only<{ id: string }>(db, 'select id from private.money_wishes where appointment_id = $1', [id]);
    await ask(CLERK, 'select public.decide_wish($1, true)', [wish.id]);
    expect(await db.query('select * from private.earnings')).toEqual([]);
  });

  test('are held while a bank wants back what paid for them, and due again after that', async () => {
    const payment = await bought();
    await given(20);
    expect(await due()).toMatchObject([{ kobo: SHARE, held_kobo: 0 }]);
    await dispute(db, 'of a session', payment, 'open');
    expect(await earned()).toMatchObject([{ state: 'disputed' }]);
    expect(await due()).toMatchObject([{ kobo: 0, held_kobo: SHARE }]);
    await dispute(db, 'of a session', payment, 'lost');
    expect(await due()).toMatchObject([{ kobo: SHARE, held_kobo: 0 }]);
  });

  test('are paid once, by two people, to an account that stands', async () => {
    await bought();
    await given(20);
    const id = randomUUID();
    expect(await hintOf(pay(id))).toBe('account');
    await account(2);
    expect(await hintOf(pay(id))).toBe('account');
    await db.query(`update private.payout_accounts set changed_at = now() - interval '4 days'`);
    expect(await due()).toMatchObject([{ sessions: 1, kobo: SHARE, number: '0123456789', settled: true }]);
    expect(await hintOf(pay(id, SHARE - 1))).toBe('decided');
    const before = await balances(db);
    await pay(id);
    await pay(id);
    expect(await hintOf(pay(randomUUID()))).toBe('decided');
    expect(await due()).toEqual([]);
    const open = { kobo: SHARE, number: '0123456789', own: false, agreed: false, exported: false };
    expect(await made()).toEqual([open]);
    expect(await exported()).toEqual([]);
    expect(await hintOf(confirm(id, SECOND))).toBe('decided');
    expect(await hintOf(agree(id, CLERK))).toBe('own');
    await agree(id);
    expect(await hintOf(agree(id))).toBe('decided');
    expect(await exported()).toEqual([{ number: '0123456789', kobo: SHARE }]);
    // In one file only.
    expect(await exported()).toEqual([]);
    expect(await hintOf(confirm(id, CLERK, 1))).toBe('payout-day');
    await confirm(id, CLERK);
    expect(await hintOf(confirm(id, SECOND))).toBe('decided');
    expect(await hintOf(drop(id, SECOND))).toBe('decided');
    const after = await balances(db);
    expect(after['provider_shares']).toBe((before['provider_shares'] ?? 0) + SHARE);
    expect(after['bank']).toBe((before['bank'] ?? 0) - SHARE);
    expect(
      await db.query(`select title from public.notifications where user_id = $1 and link = '/earnings'`, [TRAINER]),
    ).toEqual([{ title: 'You were paid' }]);
    expect(await made()).toEqual([]);
    expect(await db.query('select state from private.earnings_now')).toEqual([{ state: 'paid' }]);
  });

  test('that were not paid after all are due again, and whoever made it does not say so of what the bank has', async () => {
    await bought();
    await given(20);
    await account();
    const id = randomUUID();
    await pay(id);
    await agree(id);
    await exported();
    expect(await hintOf(drop(id, CLERK))).toBe('own');
    await drop(id, SECOND);
    expect(await due()).toMatchObject([{ kobo: SHARE }]);
    expect(await hintOf(drop(id, SECOND))).toBe('decided');
    expect(
      await db.query('select amount_kobo, dropped_at is not null as dropped from private.payouts where id = $1', [id]),
    ).toEqual([{ amount_kobo: SHARE, dropped: true }]);
  });

  test('go to no account that has changed since the payout was made', async () => {
    await bought();
    await given(20);
    await account();
    const id = randomUUID();
    await pay(id);
    await db.query(`update private.payout_accounts set number = '9999999999', changed_at = now()`);
    expect(await made()).toMatchObject([{ number: null }]);
    expect(await hintOf(agree(id))).toBe('account');
    await db.query(`update private.payouts set agreed_by = $1 where id = $2`, [SECOND, id]);
    expect(await exported()).toEqual([]);
    await drop(id, CLERK);
  });

  describe('tax that is kept back', () => {
    afterAll(() => db.query('delete from private.withholding_rates'));

    test('is taken of a payout at the rate of its day that an accountant confirmed, and stands in statement and books', async () => {
      await bought();
      await given(20);
      await account();
      await expect(
        db.query(`insert into private.withholding_rates (role, from_day, rate_bp) values ('trainer', '2026-01-01', 1)`),
      ).rejects.toThrow('confirmed_by');
      await db.query(`insert into private.withholding_rates values
        ('trainer', '2026-01-01', 333, 'A. Accountant', '2026-01-01'), ('doctor', '2026-01-01', 999, 'A. Accountant', '2026-01-01'),
        ('trainer', '2999-01-01', 2000, 'A. Accountant', '2026-01-01')`);
      const tax = Math.round((SHARE * 333) / 10_000);
      const id = randomUUID();
      const before = await balances(db);
      await pay(id);
      await db.query('update private.withholding_rates set rate_bp = 1000');
      expect(await ask(SECOND, 'select kobo, withheld_kobo from public.payouts_made()')).toEqual([
        { kobo: SHARE, withheld_kobo: tax },
      ]);
      await agree(id);
      expect(await ask(CLERK, 'select kobo, withheld_kobo from public.export_payouts()')).toEqual([
        { kobo: SHARE - tax, withheld_kobo: tax },
      ]);
      await confirm(id, CLERK);
      const after = await balances(db);
      const moved = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
      expect([moved('provider_shares'), moved('bank'), moved('withholding')]).toEqual([SHARE, tax - SHARE, -tax]);
      const kept = { kobo: SHARE, withholding_bp: 333, withheld_kobo: tax, proof: 'Ref 7' };
      const today = `(now() at time zone 'Africa/Lagos')::date`;
      expect(
        await ask(
          TRAINER,
          `select kobo, withholding_bp, withheld_kobo, proof from public.my_payouts(${today}) where id = $1`,
          [id],
        ),
      ).toEqual([kept]);
      expect(await ask(OTHER, `select * from public.my_payouts(${today})`)).toEqual([]);
      expect(
        await ask(
          CLERK,
          `select name, role, kobo, withholding_bp, withheld_kobo, proof from public.withholding_of(${today})`,
        ),
      ).toMatchObject([{ role: 'trainer', ...kept }]);
      expect(await codeOf(ask(TRAINER, `select * from public.withholding_of(${today})`))).toBe('42501');
    });
  });

  describe('of somebody whose account is deleted', () => {
    const leave = async (who: string) => {
      await db.query('delete from auth.users where id = $1', [who]);
      await join(db, who, 'trainer');
      await db.query(
        `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
         select $1, d, '00:00', '24:00' from generate_series(0, 6) d`,
        [who],
      );
    };
    const left = () =>
      only<{ id: string; name: string }>(
        db,
        'select id, name from private.departed order by left_on, changed_at desc limit 1',
      );
    beforeEach(() => db.exec('update private.payouts set departed_id = null; delete from private.departed'));

    test('stay owed under the name, and are paid by two to the account that stood', async () => {
      await bought();
      await given(20);
      await account();
      await leave(TRAINER);
      const { id: payee } = await left();
      expect(payee).not.toBe(TRAINER);
      expect(
        await ask(
          CLERK,
          'select payee_id, kobo, number, settled, left_on is not null as left from public.payouts_due()',
        ),
      ).toEqual([{ payee_id: payee, kobo: SHARE, number: '0123456789', settled: true, left: true }]);
      // Whoever comes back under the same id is somebody else.
      expect(await hintOf(pay(randomUUID()))).toBe('account');
      const id = randomUUID();
      await ask(CLERK, 'select public.make_payout($1, $2, $3)', [id, payee, SHARE]);
      expect(await hintOf(agree(id, CLERK))).toBe('own');
      await agree(id);
      expect(await exported()).toEqual([{ number: '0123456789', kobo: SHARE }]);
      await confirm(id, CLERK);
      expect(
        await only(db, 'select bank, number, holder, settled_on is not null as settled from private.departed'),
      ).toEqual({
        bank: null,
        number: null,
        holder: null,
        settled: true,
      });
      expect(await due()).toEqual([]);
    });

    test('wait for an account that is proved, and go on where a payout was under way', async () => {
      await bought();
      await given(20);
      await leave(TRAINER);
      const { id: payee } = await left();
      const enter = (who: string, of = payee) =>
        ask(who, `select public.set_departed_account($1, 'Zenith', '1111111111', 'Tola Trainer', 'Letter of 3 May')`, [
          of,
        ]);
      expect(await codeOf(enter(TRAINER))).toBe('42501');
      expect(await hintOf(enter(CLERK, TRAINER))).toBe('decided');
      await enter(CLERK);
      const make = (id: string) => ask(CLERK, 'select public.make_payout($1, $2, $3)', [id, payee, SHARE]);
      expect(await hintOf(make(randomUUID()))).toBe('account');
      await db.query(`update private.departed set changed_at = now() - interval '4 days'`);
      const id = randomUUID();
      await make(id);
      await ask(CLERK, `select public.drop_payout($1, 'Not now')`, [id]);
      expect(await due()).toMatchObject([{ kobo: SHARE, settled: true }]);
    });

    test('keep nothing of whoever is owed nothing, and a payout on its way', async () => {
      await bought();
      await given(20);
      await account();
      const id = randomUUID();
      await pay(id);
      await agree(id);
      await leave(TRAINER);
      expect(await exported()).toEqual([{ number: '0123456789', kobo: SHARE }]);
      await confirm(id, CLERK);
      await leave(TRAINER);
      expect(await db.query('select name from private.departed')).toHaveLength(1);
    });
  });

  test('who is paid does none of it himself', async () => {
    await bought();
    await given(20);
    await account();
    await db.query(`update public.profiles set role = 'finance', provider_status = 'none' where id = $1`, [TRAINER]);
    expect(await hintOf(pay(randomUUID(), SHARE, TRAINER))).toBe('self');
    const id = randomUUID();
    await pay(id);
    for (const act of [agree, confirm, drop]) expect(await hintOf(act(id, TRAINER))).toBe('self');
    await db.query(`update public.profiles set role = 'trainer', provider_status = 'approved' where id = $1`, [
      TRAINER,
    ]);
    await drop(id, CLERK);
  });

  test('of long ago take nothing that was bought since', async () => {
    const { id } = await booked();
    await bought();
    await db.query(`update public.appointments set agreed_starts_at = starts_at where id = $1`, [id]);
    await moved(id, -24 * 20);
    await become(TRAINER, id, 'completed');
    expect(await db.query('select * from private.earnings')).toEqual([]);
  });

  test('go by the rule of their day, one’s own before that of the role', async () => {
    await bought();
    await db.query(
      `insert into private.share_rules (role, provider_id, from_day, share_bp)
       values ('trainer', $1, current_date - 10, 8000), ('trainer', $1, current_date + 1, 1000), ('trainer', $2, '2020-01-01', 0)`,
      [TRAINER, OTHER],
    );
    await given(20);
    await given(5);
    expect(await db.query('select share_bp from private.earnings order by on_day')).toEqual([
      { share_bp: 7000 },
      { share_bp: 8000 },
    ]);
    await db.query('delete from private.share_rules where provider_id is not null');
  });

  test('an account is its provider’s own, of ten digits, and each change of it is told', async () => {
    const set = (who: string, number: string) =>
      ask(who, `select public.set_payout_account('First Bank', $1, 'Tola Trainer')`, [number]);
    await set(TRAINER, '0123456789');
    await set(TRAINER, '0123456789');
    const told = `select title from public.notifications where user_id = $1`;
    expect(await db.query(told, [TRAINER])).toEqual([{ title: 'Your account for payouts has changed' }]);
    expect(await codeOf(set(TRAINER, '12345'))).toBe('23514');
    expect(await ask(TRAINER, 'select * from public.my_payout_account()')).toEqual([
      { bank: 'First Bank', number: '0123456789', holder: 'Tola Trainer' },
    ]);
    expect(await ask(OTHER, 'select * from public.my_payout_account()')).toEqual([]);
  });

  test('are read by their provider and the desk alone, and moved by the desk', async () => {
    await bought();
    await given(20);
    expect(await ask(OTHER, 'select * from public.my_earnings((now() - interval $$20 days$$)::date)')).toEqual([]);
    for (const asked of [
      'select * from public.my_earnings(current_date)',
      'select * from public.my_payout_account()',
      `select public.set_payout_account('First Bank', '0123456789', 'Ada')`,
    ])
      expect(await codeOf(ask(ADA, asked))).toBe('42501');
    for (const asked of [
      'select * from public.payouts_due()',
      'select * from public.payouts_made()',
      `select public.make_payout('${randomUUID()}', '${TRAINER}', 1)`,
      `select public.confirm_payout('${randomUUID()}', current_date, 'Ref')`,
      `select public.agree_to_payout('${randomUUID()}')`,
      'select * from public.export_payouts()',
      `select public.drop_payout('${randomUUID()}', 'No')`,
    ])
      expect(await codeOf(ask(TRAINER, asked))).toBe('42501');
  });
});
