import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { balances, dispute, hintOf } from './support.ts';
import { NET, SHARE, payoutsOf } from './payouts.ts';

const [ADA, TRAINER, OTHER, CLERK, SECOND] = [1, 2, 3, 8, 9].map(numbered) as [string, string, string, string, string];

describe.each(engines)('what providers have of their sessions on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const who of [TRAINER, OTHER]) await join(db, who, 'trainer');
    for (const who of [CLERK, SECOND]) await join(db, who, 'finance');
    await opened();
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.exec(`delete from private.made_today; delete from private.earnings; delete from private.payout_accounts;
      delete from private.money_wishes where what = 'absence'; delete from public.appointments;
      update public.invoices set sessions_taken = 1000 where kind = 'invoice' and status <> 'draft';
      delete from public.notifications`);
  });

  const {
    booked,
    become,
    moved,
    ask,
    bought,
    given,
    earned,
    account,
    due,
    pay,
    agree,
    drop,
    exported,
    confirm,
    made,
    opened,
  } = payoutsOf(() => db, [ADA, TRAINER, CLERK, SECOND]);

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
