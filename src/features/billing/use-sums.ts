import type { Invoice } from '#sync/entities/invoices.ts';
import { useWords } from '#src/ui/language.tsx';
import { useNaira } from '#src/work/money/use-naira.ts';
import { owedOf } from './rules.ts';
import { billingWords } from './words.ts';

/** What an invoice comes to: its total, and of the rest what is not nothing. */
export function useSums(): (invoice: Invoice) => { name: string; figure: string }[] {
  const { paper: words } = useWords(billingWords);
  const money = useNaira();
  return (invoice) => {
    const sums: [name: string, kobo: number][] = [
      [words.total, invoice.total_kobo],
      [words.tax, invoice.tax_kobo],
      [words.paid, invoice.paid_kobo],
      [words.credited, invoice.credited_kobo],
      [words.owed, owedOf(invoice)],
    ];
    return sums
      .filter(([name, kobo]) => kobo > 0 || name === words.total)
      .map(([name, kobo]) => ({ name, figure: money(kobo) }));
  };
}
