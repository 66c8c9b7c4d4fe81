import { describe, expect, it } from 'vitest';
import {
  actsOf,
  actsOfPayout,
  figuresOf,
  koboIn,
  ledgerCsv,
  payoutsCsv,
  sumOf,
  withheldCsv,
} from '#src/features/finance/rules.ts';
import { exportPayouts, withheldOf } from '#src/features/finance/calls.ts';
import { standsOfDispute } from '#src/features/finance/on-demand/disputes.ts';
import { monthsBefore } from '#src/lib/house.ts';
import type { Figure } from '#src/features/finance/shapes.ts';

describe('the finance desk', () => {
  it('reads naira to the kobo, and takes nothing that is no amount of money', () => {
    expect(['1', '450000', '0.01', '12.50'].map(koboIn)).toEqual([100, 45_000_000, 1, 1250]);
    expect(['', '0', '-5', 'ten', '10.0055', '20000000.01'].map(koboIn)).toEqual([null, null, null, null, null, null]);
  });

  it('offers a year of months, the newest first, over the turn of a year', () => {
    expect(monthsBefore('2026-02-28', 3)).toEqual(['2026-02-01', '2026-01-01', '2025-12-01']);
  });

  it('puts ages and days in time and the rest by what they come to', () => {
    const of = (figure: Figure['figure'], keys: readonly string[]): Figure[] =>
      keys.map((key, n) => ({ figure, key, kobo: n + 1, invoices: 1 }));
    const all = [...of('age', ['61+', '0', 'later', '31-60', '1-30']), ...of('fees', ['a', 'b'])];
    expect(figuresOf(all, 'age').map(({ key }) => key)).toEqual(['later', '0', '1-30', '31-60', '61+']);
    expect(figuresOf(all, 'fees').map(({ key }) => key)).toEqual(['b', 'a']);
    expect(sumOf(figuresOf(all, 'age'))).toBe(15);
  });

  it('lets whoever entered it take it back, and a second person book it', () => {
    expect(actsOf({ what: 'cash', own: true, booked: true })).toEqual(['takeBack']);
    expect(actsOf({ what: 'cash', own: false, booked: true })).toEqual(['confirm', 'refuse']);
    // Another currency is in no book.
    expect(actsOf({ what: 'held', own: false, booked: false })).toEqual(['byHand']);
    expect(actsOf({ what: 'wanted', own: false, booked: true })).toEqual([]);
  });

  it('has a dispute answered once, by a second person too where one is needed', () => {
    const stands = (wanted: 'accept' | null, waits: boolean, sent: boolean, unclear = false) =>
      standsOfDispute({ wanted, waits, sent, unclear });
    expect(stands(null, false, false)).toBe('open');
    expect(stands(null, true, false)).toBe('waits');
    expect([stands('accept', false, false), stands('accept', false, true)]).toEqual(['answered', 'sent']);
    expect([stands('accept', false, true, true), stands('accept', true, true, true)]).toEqual(['unclear', 'waits']);
  });

  it('writes a ledger with debit and credit apart, in which no cell is a formula', () => {
    const line = { entry: 7, day: '2026-03-01', what: 'payment', key: 'payment 1', account: 'cash', kobo: 1250 };
    const [head, debit, credit] = ledgerCsv([
      { ...line, invoice: 'INV-2026-00001' },
      { ...line, invoice: '=1+1', kobo: -1250 },
    ])
      .trim()
      .split(/\r?\n/);
    expect(head).toContain('debit,credit,currency');
    expect(debit).toContain('12.50,,NGN');
    expect(credit).toContain(',12.50,NGN');
    expect(credit).not.toMatch(/(^|,)"?=/);
  });

  it('gives the bank a line for each payout, in which nothing runs as a formula', () => {
    const payout = { id: 'p', bank: '=1', number: '0123456789', holder: 'Ada', kobo: 150, withheld_kobo: 10 };
    expect(payoutsCsv([payout])).toBe(
      "reference,bank,account,name,amount,currency,tax_withheld\r\np,'=1,0123456789,Ada,1.50,NGN,0.10\r\n",
    );
  });

  it('asks for what was kept back page by page, and fails at an answer of another shape', async () => {
    const payout = {
      paid_on: '2026-11-02',
      name: null,
      role: null,
      kobo: 1,
      withholding_bp: 1,
      withheld_kobo: 1,
      proof: '7',
    };
    const pages: Record<string, unknown> = { first: [{ ...payout, id: 'a' }], a: [{ ...payout, id: 'b' }], b: [] };
    const server = {
      rpc: async (_: string, { after = 'first' }: { after?: string } = {}) => ({ data: pages[after], error: null }),
    } as unknown as Parameters<typeof withheldOf>[0];
    expect((await withheldOf(server, '2026-11-01')).data.map(({ id }) => id)).toEqual(['a', 'b']);
    pages['b'] = [{ other: 1 }];
    await expect(withheldOf(server, '2026-11-01')).rejects.toThrow('paid_on');
    await expect(exportPayouts(server)).rejects.toThrow('bank');
  });

  it('gives the accountant what was kept back of each payout', () => {
    const payout = { id: 'p', paid_on: '2026-11-02', name: '=1', role: 'trainer', proof: 'Ref 7' };
    expect(withheldCsv([{ ...payout, kobo: 10_000, withholding_bp: 500, withheld_kobo: 500 }])).toBe(
      "payout,paid_on,name,role,gross,rate_percent,tax,net,currency,reference\r\np,2026-11-02,'=1,trainer,100.00,5,5.00,95.00,NGN,Ref 7\r\n",
    );
  });

  it('asks a second person first, hands it to the bank, and lets whoever made it not say that it was not paid', () => {
    const made = {
      id: 'p',
      name: null,
      bank: 'B',
      number: '0',
      holder: 'A',
      account_proof: null,
      kobo: 1,
      withheld_kobo: 0,
      made_on: '2026-03-02',
    };
    const at = (own: boolean, agreed: boolean, exported: boolean, number: string | null = '0') =>
      actsOfPayout({ ...made, own, agreed, exported, number });
    expect([at(true, false, false), at(false, false, false)]).toEqual([['drop'], ['agree', 'drop']]);
    expect([at(false, true, false), at(false, false, false, null)]).toEqual([['drop'], ['drop']]);
    expect([at(true, true, true), at(false, true, true)]).toEqual([['confirm'], ['confirm', 'drop']]);
  });
});
