import { useState } from 'react';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { typed } from '#src/work/lab/judge.ts';
import { useServer } from './use-server.ts';
import { benchWords } from './words.ts';

const SHORTEST = 3;

interface AmendSheetProps {
  result: Pick<LabResult, 'id' | 'test_name' | 'result_value' | 'unit'>;
  onAmended?: (() => void) | undefined;
  onClose: () => void;
}

/** Somebody may have acted upon the old value, so that it stays beside the new one, with the reason. */
export function AmendSheet({ result, onAmended, onClose }: AmendSheetProps) {
  const { amend: words, done } = useWords(benchWords);
  const server = useServer();
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(value !== '' || reason !== '');
  const isSame = typed(value) === '' || typed(value) === result.result_value;
  const isBare = reason.trim().length < SHORTEST;
  async function amend(): Promise<void> {
    setWasAsked(true);
    if (isSame || isBare) return;
    const did = await server.ask((client) =>
      client.rpc('amend_lab_result', { result: result.id, value: typed(value), reason }),
    );
    if (!did) return;
    toast({ title: done.amended });
    onAmended?.();
    onClose();
  }
  return (
    <Sheet
      open
      title={words.title(result.test_name)}
      onClose={onClose}
      foot={
        <Button look="danger" large full busy={server.busy} blocked={server.blocked} onClick={() => void amend()}>
          {words.open}
        </Button>
      }
    >
      <p className="muted">{words.help([result.result_value, result.unit].filter(Boolean).join(' '))}</p>
      <TextField
        label={words.value}
        required
        maxLength={200}
        autoComplete="off"
        value={value}
        error={wasAsked && isSame ? words.same : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <AreaField
        label={words.reason}
        required
        rows={3}
        maxLength={500}
        value={reason}
        error={wasAsked && isBare ? words.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Sheet>
  );
}
