import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { SHARE, payoutsOf } from './payouts.ts';
import { balances, hintOf } from './support.ts';

const [ADA, TRAINER, OTHER, CLERK, SECOND, THIRD] = [1, 2, 3, 8, 9, 7].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('payouts on %s', (engine) => {
  let db: TestDatabase;
  const { ask, bought, given, account, due, pay, agree, exported, confirm, opened } = payoutsOf(
    () => db,
    [ADA, TRAINER, CLERK, SECOND],
  );
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const who of [TRAINER, OTHER]) await join(db, who, 'trainer');
    for (const who of [CLERK, SECOND, THIRD]) await join(db, who, 'finance');
    await opened();
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.exec(`delete from private.made_today; delete from private.earnings; delete from private.payout_accounts;
      delete from public.appointments;
      update public.invoices set sessions_taken = 1000 where kind = 'invoice' and status <> 'draft'`);
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
      const by = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
      expect([by('provider_shares'), by('bank'), by('withholding')]).toEqual([SHARE, tax - SHARE, -tax]);
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
      expect(await ask(CLERK, `select * from public.withholding_of(${today}, $1)`, [id])).toEqual([]);
      // Also of who has another role by then, or has left.
      const named = () => ask(CLERK, `select name, role from public.withholding_of(${today})`);
      const [then] = await named();
      expect(then).toMatchObject({ name: expect.any(String), role: 'trainer' });
      await db.query('delete from auth.users where id = $1', [TRAINER]);
      expect(await named()).toEqual([then]);
      await join(db, TRAINER, 'trainer');
      await opened();
    });
  });

  describe('of somebody whose account is deleted', () => {
    const leave = async () => {
      await db.query('delete from auth.users where id = $1', [TRAINER]);
      await join(db, TRAINER, 'trainer');
      await opened();
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
      await leave();
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
      await leave();
      const { id: payee } = await left();
      const enter = (who: string, of = payee) =>
        ask(who, `select public.set_departed_account($1, 'Zenith', '1111111111', 'Tola Trainer', 'Letter of 3 May')`, [
          of,
        ]);
      expect(await codeOf(enter(TRAINER))).toBe('42501');
      expect(await hintOf(enter(CLERK, TRAINER))).toBe('decided');
      expect(
        await codeOf(ask(CLERK, `select public.set_departed_account($1, null, null, null, 'Letter')`, [payee])),
      ).toBe('22023');
      await enter(CLERK);
      const make = (id: string, who = SECOND) => ask(who, 'select public.make_payout($1, $2, $3)', [id, payee, SHARE]);
      expect(await hintOf(make(randomUUID()))).toBe('account');
      await db.query(`update private.departed set changed_at = now() - interval '4 days'`);
      const id = randomUUID();
      // Whoever entered the account neither makes nor agrees to a payout to it.
      expect(await hintOf(make(id, CLERK))).toBe('own');
      await make(id);
      expect(await hintOf(agree(id, CLERK))).toBe('own');
      expect(await ask(THIRD, 'select account_proof, own from public.payouts_made()')).toEqual([
        { account_proof: 'Letter of 3 May', own: false },
      ]);
      await agree(id, THIRD);
      await ask(CLERK, `select public.drop_payout($1, 'Not now')`, [id]);
      expect(await due()).toMatchObject([{ kobo: SHARE, settled: true }]);
    });

    test('an account that the provider gave is replaced by two', async () => {
      await bought();
      await given(20);
      await account();
      await leave();
      const { id: payee } = await left();
      const enter = (who: string, number = '1111111111') =>
        ask(who, `select public.set_departed_account($1, 'Zenith', $2, 'Tola Trainer', 'Letter') as stands`, [
          payee,
          number,
        ]);
      for (const [who, number] of [[CLERK], [CLERK], [SECOND, '2222222222']] as const) {
        expect(await enter(who, number)).toEqual([{ stands: false }]);
        expect(await due()).toMatchObject([{ number: '0123456789' }]);
      }
      expect(await enter(CLERK, '2222222222')).toEqual([{ stands: true }]);
      expect(await due()).toMatchObject([{ number: '2222222222', settled: false }]);
    });

    test('keep no account once the last that was due is not due any more', async () => {
      await bought();
      const session = await given(5);
      await account();
      await leave();
      await db.query(`update public.appointments set status = 'cancelled' where id = $1`, [session]);
      expect(await only(db, 'select number, settled_on is not null as settled from private.departed')).toEqual({
        number: null,
        settled: true,
      });
      await bought();
      await given(5);
      await account();
      await leave();
      await db.query('delete from private.earnings');
      await db.query('select private.pass_day_of_money()');
      expect(await db.query('select id from private.departed where number is not null')).toEqual([]);
    });

    test('keep nothing of whoever is owed nothing, and a payout on its way', async () => {
      await bought();
      await given(20);
      await account();
      const id = randomUUID();
      await pay(id);
      await agree(id);
      await leave();
      expect(await exported()).toEqual([{ number: '0123456789', kobo: SHARE }]);
      await confirm(id, CLERK);
      await leave();
      expect(await db.query('select name from private.departed')).toHaveLength(1);
    });
  });
});
