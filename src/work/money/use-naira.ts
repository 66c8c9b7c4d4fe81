import { formatMoney } from '#src/lib/money.ts';
import { useLanguage } from '#src/ui/language.tsx';

/** Amounts in kobo, in the reader's language. */
export function useNaira(): (kobo: number) => string {
  const language = useLanguage();
  return (kobo) => formatMoney(kobo, 'NGN', language);
}
