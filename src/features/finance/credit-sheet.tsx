import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { creditInvoice } from './calls.ts';
import { koboIn } from './rules.ts';
import { Preview } from './shapes.ts';
import type { FoundInvoice } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { useNaira } from '#src/work/money/use-naira.ts';
import { financeWords } from './words.ts';

const LONGEST = 500;

/** What it would do, by the same function that does it. */
function WhatItDoes({ invoice, kobo }: { invoice: string; kobo: number }) {
  const { credit: words } = useWords(financeWords);
  const naira = useNaira();
  const remote = useRemote({
    key: ['preview-credit', invoice, kobo],
    ask: (client, signal) => client.rpc('preview_credit', { invoice, amount: kobo }).abortSignal(signal),
    shape: Preview,
  });
  return (
    <Remotely remote={remote} failed={words.failed}>
      {(rows) =>
        rows.map(({ tax_kobo, taken_kobo, back_kobo, needs_second }) => (
          <ul key={tax_kobo}>
            <li>{words.tax(naira(tax_kobo))}</li>
            <li>{words.taken(naira(taken_kobo))}</li>
            <li>{words.back(naira(back_kobo))}</li>
            {needs_second && <li>{words.second}</li>}
          </ul>
        ))
      }
    </Remotely>
  );
}

interface CreditSheetProps {
  of: FoundInvoice;
  onDone: () => void;
  onClose: () => void;
}

export function CreditSheet({ of, onDone, onClose }: CreditSheetProps) {
  const { credit: words } = useWords(financeWords);
  const desk = useDesk();
  const naira = useNaira();
  const [id] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(amount !== '' || reason !== '');
  const most = of.total_kobo - of.credited_kobo;
  const typed = koboIn(amount);
  const kobo = typed !== null && typed <= most ? typed : null;
  async function make(): Promise<void> {
    setWasAsked(true);
    if (kobo === null || reason.trim() === '') return;
    const wanted = { id, invoice: of.invoice_id, kobo, reason: reason.trim() };
    const did = await desk.ask((client) => creditInvoice(client, wanted));
    if (!did) return;
    toast({ title: did.value === true ? words.done : words.waits });
    onDone();
    onClose();
  }
  return (
    <Sheet
      open
      title={words.title(of.number ?? '')}
      onClose={onClose}
      foot={
        <Button look="danger" large full busy={desk.busy} blocked={desk.blocked} onClick={() => void make()}>
          {words.make}
        </Button>
      }
    >
      <TextField
        label={words.amount}
        help={words.most(naira(most))}
        required
        unit="₦"
        inputMode="decimal"
        value={amount}
        error={wasAsked && kobo === null ? words.noAmount : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <AreaField
        label={words.reason}
        help={words.reasonHelp}
        required
        rows={3}
        maxLength={LONGEST}
        value={reason}
        error={wasAsked && reason.trim() === '' ? words.noReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {kobo !== null && <WhatItDoes invoice={of.invoice_id} kobo={kobo} />}
    </Sheet>
  );
}
