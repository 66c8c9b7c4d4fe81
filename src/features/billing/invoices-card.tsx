import { useState } from 'react';
import { createPortal } from 'react-dom';
import { profileOf } from '#sync/queries/profiles.ts';
import type { Invoice } from '#sync/entities/invoices.ts';
import type { Payment } from '#sync/entities/payments.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { LoanPart } from './loan-part.ts';
import { PartsList } from './parts-list.tsx';
import type { Bill } from './queries.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { SharePicture } from '#src/work/picture/share-picture.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useSums } from './use-sums.ts';
import { billingWords } from './words.ts';

const TONES = {
  draft: 'idle',
  open: 'warn',
  part_paid: 'info',
  paid: 'ok',
  overdue: 'bad',
  void: 'idle',
  credited: 'idle',
} as const;

/** A receipt to send on: what was bought, what it comes to, and each payment. */
function BillPicture({ bill: { invoice, payments } }: { bill: Bill }) {
  const { paper: words } = useWords(billingWords);
  const [money, sumsOf, language] = [useNaira(), useSums(), useLanguage()];
  const { momentOf } = useMoments();
  const number = invoice.number ?? '';
  const lines = [
    ...invoice.lines.map(({ title, amount_kobo }) => ({ name: title, figure: money(amount_kobo) })),
    ...sumsOf(invoice),
    ...payments.flatMap(({ paid_at, amount_kobo, id }) => [
      { name: paid_at ? momentOf(paid_at) : words.payments, figure: money(amount_kobo) },
      { name: id, figure: '' },
    ]),
  ];
  const detail = invoice.opened_on ? words.of(dayInWords(invoice.opened_on, language)) : '';
  const title = invoice.kind === 'invoice' ? words.invoice(number) : words.note(number);
  return <SharePicture card={{ title, detail, lines }} />;
}

function InvoiceSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { paper: words, invoices } = useWords(billingWords);
  const profile = knownOf(useRow(profileOf));
  const [isPrinting, setPrinting] = useState(false);
  usePrinting(isPrinting, {
    onDone: () => setPrinting(false),
    onFailed: () => {
      toast({ title: words.notPrinted, destructive: true });
      setPrinting(false);
    },
  });
  const paper = <InvoicePaper bill={bill} name={profile && fullNameOf(profile)} />;
  return (
    <Sheet
      open
      title={invoices.title}
      onClose={onClose}
      foot={
        <div className="sheet-form">
          <Button look="line" large full icon={DownloadIcon} onClick={() => setPrinting(true)}>
            {words.print}
          </Button>
          <BillPicture bill={bill} />
        </div>
      }
    >
      {paper}
      <PartsList invoice={bill.invoice} />
      {bill.invoice.loan && <LoanPart invoice={bill.invoice} />}
      {isPrinting && createPortal(<div className="billing-printed">{paper}</div>, document.body)}
    </Sheet>
  );
}

/** Until the bank has decided. */
const isDisputed = ({ dispute }: Payment): boolean => dispute === 'open' || dispute === 'answered';

const titleOf = ({ lines }: Invoice): string => lines.map(({ title }) => title).join(', ');

/** All that was ever charged, readable without a network. */
export function InvoicesCard({ bills }: { bills: readonly Bill[] }) {
  const { invoices: words } = useWords(billingWords);
  const language = useLanguage();
  const money = useNaira();
  const [opened, setOpened] = useState<string | null>(null);
  const charged = bills.filter(({ invoice }) => invoice.status !== 'draft');
  const shown = charged.find(({ invoice }) => invoice.id === opened);
  return (
    <Card title={words.title}>
      {charged.length === 0 && <p className="muted">{words.none}</p>}
      {charged.length > 0 && (
        <Rows label={words.title}>
          {charged.map(({ invoice, payments }) => (
            <Row
              key={invoice.id}
              title={titleOf(invoice)}
              detail={[
                invoice.number,
                invoice.kind === 'credit_note' && words.note,
                invoice.opened_on && dayInWords(invoice.opened_on, language),
              ]
                .filter(Boolean)
                .join(' · ')}
              badges={
                <>
                  <Badge tone={TONES[invoice.status]}>{words.status[invoice.status]}</Badge>
                  {payments.some(isDisputed) && <Badge tone="warn">{words.disputed}</Badge>}
                </>
              }
              trailing={money(invoice.total_kobo)}
              onOpen={() => setOpened(invoice.id)}
            />
          ))}
        </Rows>
      )}
      {shown && <InvoiceSheet bill={shown} onClose={() => setOpened(null)} />}
    </Card>
  );
}
