import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { only } from '../people/support.ts';
import { randomFrom } from './history.ts';

interface Payment {
  due_on: string;
  part_kobo: number;
  interest_kobo: number;
  fee_kobo: number;
  amount_kobo: number;
}

const sum = (payments: readonly Payment[], of: keyof Omit<Payment, 'due_on'>): number =>
  payments.reduce((all, each) => all + each[of], 0);

describe.each(engines)('the figures of a loan on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 120_000);
  afterAll(() => db.close());

  test('its payments are those of a worked table, and every kobo is principal, interest or a fee', async () => {
    const { plan } = await only<{ plan: Payment[] }>(
      db,
      `select private.loan_plan(10000000, 2400, 3, 150000, '2026-01-31') as plan`,
    );
    // 100,000 naira at 2 % a month: 34,675.46 a month, in whole naira, and what is left with the last.
    expect(plan.map(({ due_on, amount_kobo, interest_kobo }) => [due_on, amount_kobo, interest_kobo])).toEqual([
      ['2026-02-28', 3_617_500, 200_000],
      ['2026-03-31', 3_467_500, 134_650],
      ['2026-04-30', 3_467_643, 67_993],
    ]);
    const random = randomFrom(7);
    for (let n = 0; n < 300; n += 1) {
      const [amount, rate, months, fees] = [
        1_000_000 + random.below(99_000_000),
        random.below(10_001),
        1 + random.below(36),
        random.below(500_000),
      ];
      const made = await only<{ plan: Payment[]; apr: number }>(
        db,
        `select p.plan, private.yearly_rate_bp($1, '2026-05-15', p.plan) as apr
         from private.loan_plan($1, $2, $3, $4, '2026-05-15') as p (plan)`,
        [amount, rate, months, fees],
      );
      expect(made.plan).toHaveLength(months);
      expect(sum(made.plan, 'part_kobo')).toBe(amount);
      expect(sum(made.plan, 'fee_kobo')).toBe(fees);
      expect(sum(made.plan, 'amount_kobo')).toBe(amount + fees + sum(made.plan, 'interest_kobo'));
      let left = amount;
      for (const each of made.plan) {
        expect(Math.abs(each.interest_kobo - (left * rate) / 120_000)).toBeLessThanOrEqual(0.5 + 1e-6);
        left -= each.part_kobo;
        expect(Math.min(each.part_kobo, each.amount_kobo)).toBeGreaterThan(0);
      }
      // Brought back by its days at that rate, all that is paid is worth the amount.
      const worth = (bp: number): number =>
        made.plan.reduce((all, { due_on, amount_kobo }) => {
          const days = (Date.parse(due_on) - Date.parse('2026-05-15')) / 86_400_000;
          return all + amount_kobo / (1 + bp / 10_000) ** (days / 365);
        }, 0);
      expect(worth(made.apr - 0.5001)).toBeGreaterThanOrEqual(amount - 1);
      expect(worth(made.apr + 0.5001)).toBeLessThanOrEqual(amount + 1);
    }
  });

  test('its yearly rate is the one that XIRR of a spreadsheet gives', async () => {
    const payments = [
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    ].map(([due_on, amount_kobo]) => ({ due_on, amount_kobo }));
    // The example of the documents of XIRR: 0.373362535.
    expect(
      await only(db, `select private.yearly_rate_bp(10000, '2008-01-01', $1) as bp`, [JSON.stringify(payments)]),
    ).toEqual({ bp: 3734 });
  });

  test('no lender takes so much that its yearly rate is beyond those that are searched', async () => {
    const lender = (fee: number) =>
      db.query(
        `insert into public.lenders (code, title, approval, complaints, rate_bp, fee_bp, fee_kobo, late_fee_kobo, early_fee_bp,
           lengths, from_kobo, to_kobo, reading_days, withdrawal_days)
         values ('dear', 'Dear', 'TEST-2', 'help@lender.test', 10000, 2000, $1, 0, 0, '{1}', 1000000, 1000000, 2, 3)`,
        [fee],
      );
    await expect(lender(250_001)).rejects.toThrow('check');
    await lender(250_000);
    const { bp } = await only<{ bp: number }>(
      db,
      `select (private.loan_facts(l, 1000000, 1, 'en', '2026-01-12') ->> 'apr_bp')::integer as bp
       from public.lenders l where code = 'dear'`,
    );
    expect(bp).toBeLessThan(9_999_999);
  });

  test('a working day is no weekend and no holiday', async () => {
    const after = (day: string, days: number) =>
      only(db, 'select private.working_day_after($1, $2)::text as day', [day, days]);
    expect(await after('2026-11-27', 1)).toEqual({ day: '2026-11-30' });
    expect(await after('2026-12-23', 2)).toEqual({ day: '2026-12-28' });
    expect(await after('2027-12-31', 3)).toEqual({ day: '2028-01-05' });
  });
});
