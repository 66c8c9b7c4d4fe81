import { csvOf } from '#src/lib/csv.ts';
import { inNaira } from '#src/lib/money.ts';
import { numberIn } from '#src/lib/numbers.ts';
import type { ExportedPayout, Figure, LedgerLine, PayoutMade, Wait, Withheld } from './shapes.ts';

/** What was typed in naira, in kobo; null where that is no amount of money. */
export function koboIn(typed: string): number | null {
  const naira = numberIn(typed);
  if (naira === null || Number.isNaN(naira) || naira <= 0) return null;
  const kobo = Math.round(naira * 100);
  return Math.abs(naira * 100 - kobo) < 1e-6 && kobo <= 2_000_000_000 ? kobo : null;
}

const AGES = ['later', '0', '1-30', '31-60', '61+'];

/** Of one kind, in the order in which they are read: ages and days in time, the rest by what they come to. */
export function figuresOf(figures: readonly Figure[], of: Figure['figure']): Figure[] {
  const those = figures.filter(({ figure }) => figure === of);
  if (of === 'age') return those.toSorted((a, b) => AGES.indexOf(a.key) - AGES.indexOf(b.key));
  if (of === 'cash' || of === 'months') return those.toSorted((a, b) => a.key.localeCompare(b.key));
  return those.toSorted((a, b) => b.kobo - a.kobo);
}

export const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { kobo }) => sum + kobo, 0);

const ACTS = {
  cash: ['confirm', 'refuse'],
  transfer: ['confirm', 'refuse'],
  loan: ['confirm', 'refuse'],
  credit: ['confirm', 'refuse'],
  count: ['confirm', 'refuse'],
  return: ['confirm', 'refuse'],
  returned: ['confirm', 'refuse'],
  given: ['confirm', 'refuse'],
  absence: ['confirm', 'refuse'],
  accept: ['confirm', 'refuse'],
  contest: ['confirm', 'refuse'],
  won: ['confirm', 'refuse'],
  lost: ['confirm', 'refuse'],
  held: ['count', 'return'],
  wanted: [],
  sent: ['again'],
  'by-hand': ['given'],
} as const;

export type Act = 'confirm' | 'refuse' | 'takeBack' | 'count' | 'return' | 'byHand' | 'again' | 'given';

/** Who entered it may only take it back: a second person books it. */
export function actsOf({ what, own, booked }: Pick<Wait, 'what' | 'own' | 'booked'>): readonly Act[] {
  if (own) return ['takeBack'];
  return what === 'held' && !booked ? ['byHand'] : ACTS[what];
}

/** For an accountant: a line each, debit and credit apart. */
export const ledgerCsv = (lines: readonly LedgerLine[]): string =>
  csvOf(
    lines.map(({ entry, day, what, key, invoice, account, kobo }) => ({
      entry,
      day,
      what,
      key,
      invoice,
      account,
      debit: kobo > 0 ? inNaira(kobo) : '',
      credit: kobo < 0 ? inNaira(-kobo) : '',
      currency: 'NGN',
    })),
  );

export type PayoutAct = 'agree' | 'confirm' | 'drop';

/** A second person agrees, then the bank has it, then it was paid or was not. */
export function actsOfPayout({ own, agreed, exported, number }: PayoutMade): readonly PayoutAct[] {
  if (exported) return own ? ['confirm'] : ['confirm', 'drop'];
  return own || agreed || number === null ? ['drop'] : ['agree', 'drop'];
}

/** For the bank: a line for each. */
export const payoutsCsv = (payouts: readonly ExportedPayout[]): string =>
  csvOf(
    payouts.map(({ id, bank, number, holder, kobo, withheld_kobo }) => ({
      reference: id,
      bank,
      account: number,
      name: holder,
      amount: inNaira(kobo),
      currency: 'NGN',
      tax_withheld: inNaira(withheld_kobo),
    })),
  );

/** For the certificates: a line for each payout of which tax was kept back. */
export const withheldCsv = (payouts: Withheld): string =>
  csvOf(
    payouts.map(({ id, paid_on, name, role, kobo, withholding_bp, withheld_kobo, proof }) => ({
      payout: id,
      paid_on,
      name,
      role,
      gross: inNaira(kobo),
      rate_percent: withholding_bp / 100,
      tax: inNaira(withheld_kobo),
      net: inNaira(kobo - withheld_kobo),
      currency: 'NGN',
      reference: proof,
    })),
  );
