import { useState } from 'react';
import { addDays } from '#src/lib/days.ts';
import { houseDay } from '#src/lib/house.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { enterProof } from './calls.ts';
import { koboIn } from './rules.ts';
import type { FoundInvoice } from './shapes.ts';
import { useDesk } from './use-desk.ts';
import { financeWords } from './words.ts';

const LONGEST = 500;
const LONGEST_AGO = 60;

interface ProofSheetProps {
  of: FoundInvoice;
  onDone: () => void;
  onClose: () => void;
}

/** Money that came past the gateway. A second person books it. */
export function ProofSheet({ of, onDone, onClose }: ProofSheetProps) {
  const { proof: words } = useWords(financeWords);
  const desk = useDesk();
  const today = houseDay();
  const [id] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState('transfer');
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState(today);
  const [proof, setProof] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(amount !== '' || proof !== '');
  const kobo = koboIn(amount);
  async function enter(): Promise<void> {
    setWasAsked(true);
    if (kobo === null || proof.trim() === '' || day === '') return;
    const entered = { id, invoice: of.invoice_id, way, kobo, day, proof: proof.trim() };
    if (!(await desk.ask((client) => enterProof(client, entered)))) return;
    toast({ title: words.done });
    onDone();
    onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="act" large full busy={desk.busy} blocked={desk.blocked} onClick={() => void enter()}>
          {words.enter}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <RadioField
        label={words.way}
        value={way}
        options={[
          { value: 'transfer', label: words.transfer },
          { value: 'cash', label: words.cash },
        ]}
        onChange={({ target }) => setWay(target.value)}
      />
      <TextField
        label={words.amount}
        required
        unit="₦"
        inputMode="decimal"
        value={amount}
        error={wasAsked && kobo === null ? words.noAmount : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label={words.day}
        required
        type="date"
        min={addDays(today, -LONGEST_AGO)}
        max={today}
        value={day}
        error={wasAsked && day === '' ? words.noDay : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={words.proof}
        help={words.proofHelp}
        required
        maxLength={LONGEST}
        value={proof}
        error={wasAsked && proof.trim() === '' ? words.noProof : undefined}
        onChange={({ target }) => setProof(target.value)}
      />
    </Sheet>
  );
}
