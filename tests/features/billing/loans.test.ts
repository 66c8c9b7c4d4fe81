import { describe, expect, it } from 'vitest';
import { actsOfLoan, chosenOf, isTooLate, loanOf, mayAsk, waysOf } from '#src/features/billing/on-demand/loans.ts';
import type { Loan } from '#src/features/billing/on-demand/loans.ts';
import type { Invoice } from '#sync/entities/invoices.ts';

const LOAN: Loan = {
  id: '7',
  state: 'offered',
  lender: 'Demo Lender',
  approval: 'DEMO-0000',
  complaints: 'help@lender.test',
  amount_kobo: 100,
  total_kobo: 110,
  fees_kobo: 0,
  interest_kobo: 10,
  late_fee_kobo: 0,
  early_fee_bp: 0,
  rate_bp: 2400,
  apr_bp: 2682,
  reading_days: 2,
  withdrawal_days: 3,
  sign_by: '2026-12-10',
  sign_from: null,
  withdraw_until: null,
  pays_on: '2026-12-16',
  payments: [{ due_on: '2027-01-16', amount_kobo: 110 }],
  version: '2026-11',
  words: 'I agree',
};

const invoice = (of: Partial<Invoice> = {}) =>
  ({
    kind: 'invoice',
    status: 'draft',
    paid_kobo: 0,
    credited_kobo: 0,
    instalments: [{ due_on: '2026-12-01', amount_kobo: 100 }],
    lines: [{}],
    loan: null,
    ...of,
  }) as Invoice;

describe('a loan', () => {
  it('is signed in its days alone, and taken back until its own are over', () => {
    expect(actsOfLoan(LOAN, '2026-12-01')).toEqual(['read', 'withdraw']);
    const read: Loan = { ...LOAN, state: 'read', sign_from: '2026-12-03' };
    expect(['2026-12-02', '2026-12-03', '2026-12-10', '2026-12-11'].map((day) => actsOfLoan(read, day))).toEqual([
      ['withdraw'],
      ['sign', 'withdraw'],
      ['sign', 'withdraw'],
      ['withdraw'],
    ]);
    expect([read, { ...read, sign_from: '2026-12-11' }, LOAN].map(isTooLate)).toEqual([false, true, false]);
    const signed: Loan = { ...read, state: 'signed', withdraw_until: '2026-12-08' };
    expect(['2026-12-08', '2026-12-09'].map((day) => actsOfLoan(signed, day))).toEqual([['withdraw'], []]);
    expect(actsOfLoan({ ...signed, state: 'paid_out' }, '2026-12-08')).toEqual([]);
  });

  it('is asked for where nothing is paid, all is due at once, and none is there', () => {
    expect(mayAsk(invoice())).toBe(true);
    for (const state of ['refused', 'returned']) expect(mayAsk(invoice({ loan: { ...LOAN, state } }))).toBe(true);
    const nots: Partial<Invoice>[] = [
      { loan: LOAN },
      { status: 'paid' },
      { paid_kobo: 1 },
      { credited_kobo: 1 },
      { kind: 'credit_note' },
      { lines: [{ months: 1 }] as unknown as Invoice['lines'] },
      { instalments: [...invoice().instalments, ...invoice().instalments] },
    ];
    for (const not of nots) expect(mayAsk(invoice(not))).toBe(false);
  });

  it('of another form than is known is none, and each length of who lends so much is a way', () => {
    expect(loanOf({ loan: { ...LOAN } })).toEqual(LOAN);
    expect(loanOf({ loan: { ...LOAN, state: 'lost' } })).toBeNull();
    const lender = { code: 'demo', title: 'Demo', lengths: ['3', '6'], from_kobo: 100, to_kobo: 200 };
    expect(waysOf([lender], 200).map(({ value }) => value)).toEqual(['demo 3', 'demo 6']);
    expect([99, 201].map((kobo) => waysOf([lender], kobo))).toEqual([[], []]);
    const ways = waysOf([lender], 200);
    expect(['full', 'parts', 'demo 6'].map((how) => chosenOf(how, ways))).toEqual(['full', 'parts', 'demo 6']);
    expect(['full', 'parts', 'demo 6'].map((how) => chosenOf(how, []))).toEqual(['full', 'parts', 'full']);
  });
});
