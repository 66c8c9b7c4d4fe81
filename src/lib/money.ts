/** Money is an integer of kobo or cents, so that no sum is ever rounded. */
const MINOR_UNITS = 100;

export type Currency = 'NGN' | 'USD';

const LOCALE = 'en-NG';

function formatter(currency: Currency, whole: boolean, locale: string): Intl.NumberFormat {
  const digits = whole ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** ₦450,000, and ₦450,000.50 where there are kobo. */
export function formatMoney(minor: number, currency: Currency = 'NGN', locale: string = LOCALE): string {
  return formatter(currency, minor % MINOR_UNITS === 0, locale).format(minor / MINOR_UNITS);
}

/** For files that programs read: 1250.50. */
export const inNaira = (kobo: number): string => (kobo / MINOR_UNITS).toFixed(2);
