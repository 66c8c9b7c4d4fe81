import { formatMoney } from '#src/lib/money.ts';
import published from './prices.json' with { type: 'json' };

export interface Priced {
  priceKobo: number;
  /** The price is the lowest of several. */
  from?: boolean;
  /** The unit of the price, where it is not the whole service. */
  per?: 'session' | 'class' | 'week' | 'visit';
}

/** By the code of what is offered: `npm run prices` writes the file from the database. */
const PRICES = published as Partial<Record<string, Priced>>;

/** At its price; what is not offered is not shown. */
export const priced = <T extends object>(
  described: readonly T[],
  codeOf: (one: T) => string,
  prices = PRICES,
): (T & Priced)[] =>
  described.flatMap((one) => {
    const price = prices[codeOf(one)];
    return price ? [{ ...one, ...price }] : [];
  });

export const priceInWords = ({ priceKobo, from, per }: Priced): string =>
  `${from ? 'from ' : ''}${formatMoney(priceKobo)}${per ? ` per ${per}` : ''}`;

/** Of several, where the page says only one. */
export const lowestInWords = (of: readonly Priced[]): string =>
  formatMoney(Math.min(...of.map(({ priceKobo }) => priceKobo)));
