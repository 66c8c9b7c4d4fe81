import { describe, expect, it } from 'vitest';
import { statementCsv, sumsOf, wrongIn } from '#src/features/earnings/rules.ts';
import type { Earning } from '#src/features/earnings/shapes.ts';

const earning = (state: Earning['state'], kobo: number): Earning => ({
  appointment_id: `${state} ${kobo}`,
  on_day: '2026-03-02',
  title: 'Personal Training',
  net_kobo: 2 * kobo,
  share_bp: 5000,
  kobo,
  state,
  due_on: '2026-03-17',
  paid_on: state === 'paid' ? '2026-03-20' : null,
});

describe('earnings', () => {
  it('are summed by what becomes of them, and what there is none of is left out', () => {
    expect(sumsOf([earning('paid', 5), earning('held', 2), earning('paid', 7)])).toEqual([
      { state: 'held', kobo: 2 },
      { state: 'paid', kobo: 12 },
    ]);
  });

  it('are a file in naira', () => {
    expect(statementCsv([earning('paid', 150)]).split('\r\n')[1]).toBe(
      '2026-03-02,Personal Training,3.00,50,1.50,paid,2026-03-20,NGN',
    );
  });

  it('are paid to an account of ten digits at a bank, in somebody’s name', () => {
    const account = { bank: 'First Bank', number: '0123456789', holder: 'Ada' };
    expect([...wrongIn(account)]).toEqual([]);
    expect([...wrongIn({ bank: ' ', number: '012345678', holder: '' })]).toEqual(['bank', 'number', 'holder']);
  });
});
