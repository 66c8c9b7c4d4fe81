import type { Invoice } from '#sync/entities/invoices.ts';
import type { Payment } from '#sync/entities/payments.ts';
import { dayInWords } from '#src/lib/days.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import type { Bill } from './queries.ts';
import { useSums } from './use-sums.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { billingWords } from './words.ts';

const nameIn = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

function Lines({ invoice }: { invoice: Invoice }) {
  const { paper: words } = useWords(billingWords);
  const money = useNaira();
  const sums = useSums()(invoice);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map(({ offer, title, quantity, unit_kobo, discount_kobo, tax_code, amount_kobo }) => (
          <tr key={offer}>
            <th scope="row">
              {title}
              <span className="muted small">
                {[
                  quantity > 1 && words.times(quantity, money(unit_kobo)),
                  discount_kobo > 0 && words.discount(money(discount_kobo)),
                  `${words.tax}: ${nameIn(words.taxes, tax_code)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td>{money(amount_kobo)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, figure }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const { id, amount_kobo, channel, paid_at, refund_kobo, refunded_kobo, dispute } = payment;
  const { paper: words } = useWords(billingWords);
  const money = useNaira();
  const { momentOf } = useMoments();
  const told = [
    paid_at && momentOf(paid_at),
    channel && nameIn(words.channels, channel),
    dispute && words.dispute[dispute],
    refunded_kobo > 0 && words.returned(money(refunded_kobo)),
    refund_kobo > refunded_kobo && words.returning(money(refund_kobo - refunded_kobo)),
  ];
  return (
    <li>
      <b>{money(amount_kobo)}</b> {told.filter(Boolean).join(' · ')}
      <span className="muted small">{id}</span>
    </li>
  );
}

/** An invoice with its receipts, on the screen and on paper. */
export function InvoicePaper({ bill: { invoice, payments, credits }, name }: { bill: Bill; name: string | null }) {
  const { paper: words, invoices } = useWords(billingWords);
  const language = useLanguage();
  const number = invoice.number ?? '';
  return (
    <div className="billing-paper">
      <p>{PRODUCT_NAME}</p>
      <h3>{invoice.kind === 'invoice' ? words.invoice(number) : words.note(number)}</h3>
      <p className="muted">
        {[
          invoice.opened_on && words.of(dayInWords(invoice.opened_on, language)),
          name && words.for(name),
          invoices.status[invoice.status],
          credits && words.corrects(credits),
          invoice.reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Lines invoice={invoice} />
      {payments.length > 0 && (
        <>
          <h4>{words.payments}</h4>
          <ul>
            {payments.map((payment) => (
              <Receipt key={payment.id} payment={payment} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
