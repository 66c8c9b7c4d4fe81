import { expect, it } from 'vitest';
import { formatMoney } from '#src/lib/money.ts';

it('writes naira with its sign and commas, and kobo only where there are some', () => {
  expect(formatMoney(45_000_000)).toBe('₦450,000');
  expect(formatMoney(45_000_050)).toBe('₦450,000.50');
  expect(formatMoney(0)).toBe('₦0');
});

it('writes cents as dollars', () => {
  expect(formatMoney(500_000, 'USD')).toBe('$5,000');
  expect(formatMoney(4_550, 'USD')).toBe('$45.50');
});
