import { useState } from 'react';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useDesk } from '../use-desk.ts';
import { departedWords } from './departed/words.ts';

export const address = import.meta.url;

const LONGEST = 500;

interface DepartedSheetProps {
  payee: string;
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** Where somebody who left wants to be paid. */
export function DepartedSheet({ payee, name, onDone, onClose }: DepartedSheetProps) {
  const words = useWords(departedWords);
  const desk = useDesk();
  const [bank, setBank] = useState('');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(name);
  const [wasAsked, setWasAsked] = useState(false);
  const isWrong = { bank: bank.trim().length < 2, number: !/^\d{10}$/.test(number), holder: holder.trim().length < 2 };
  async function say(proof: string): Promise<boolean> {
    setWasAsked(true);
    if (isWrong.bank || isWrong.number || isWrong.holder) return false;
    const did = await desk.ask((client) => client.rpc('set_departed_account', { payee, bank, number, holder, proof }));
    if (did) toast({ title: did.value ? words.done : words.wanted });
    onDone();
    return did !== null;
  }
  const error = (field: keyof typeof isWrong): string | undefined =>
    wasAsked && isWrong[field] ? words.wrong[field] : undefined;
  return (
    <TextSheet
      title={words.title(name)}
      act={words.act}
      label={words.proof}
      missing={words.missing}
      longest={LONGEST}
      look="act"
      lines={2}
      isNeeded
      busy={desk.busy}
      blocked={desk.blocked}
      onSay={say}
      onClose={onClose}
    >
      <p className="muted">{words.help}</p>
      <TextField
        label={words.bank}
        required
        value={bank}
        error={error('bank')}
        onChange={({ target }) => setBank(target.value)}
      />
      <TextField
        label={words.number}
        required
        inputMode="numeric"
        maxLength={10}
        value={number}
        error={error('number')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={words.holder}
        required
        value={holder}
        error={error('holder')}
        onChange={({ target }) => setHolder(target.value)}
      />
    </TextSheet>
  );
}
