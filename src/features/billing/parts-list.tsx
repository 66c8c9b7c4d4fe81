import type { Invoice } from '#sync/entities/invoices.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { partsOf } from './rules.ts';
import { useHouseDay } from './use-house-day.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { billingWords } from './words.ts';

/** The parts of an invoice that is paid in several. */
export function PartsList({ invoice }: { invoice: Invoice }) {
  const { pay: words } = useWords(billingWords);
  const language = useLanguage();
  const money = useNaira();
  const parts = partsOf(invoice, useHouseDay());
  if (parts.length < 2) return null;
  return (
    <Rows label={words.plan}>
      {parts.map(({ due_on, amount_kobo, settled }) => (
        <Row
          key={due_on}
          title={dayInWords(due_on, language)}
          past={settled === amount_kobo}
          trailing={
            <>
              {money(amount_kobo)}
              {settled === amount_kobo && <Badge tone="ok">{words.paid}</Badge>}
            </>
          }
        />
      ))}
    </Rows>
  );
}
