import { useState } from 'react';
import { retractMessage } from '#sync/actions/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { messagesWords } from './words.ts';

const LONGEST = 300;

export function RetractSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { retract: words, kept } = useWords(messagesWords);
  const save = useSave();
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(reason !== '');
  const isBlank = reason.trim() === '';
  async function retract(): Promise<void> {
    setWasAsked(true);
    if (isBlank) return;
    const done = await save(retractMessage(id, reason), {
      failed: { title: words.failed, description: kept },
      done: { title: words.done },
      once: id,
    });
    if (done) onClose();
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="danger" large full onClick={() => void retract()}>
          {words.open}
        </Button>
      }
    >
      <p className="muted">{words.help}</p>
      <TextField
        label={words.reason}
        required
        maxLength={LONGEST}
        value={reason}
        error={wasAsked && isBlank ? words.missing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Sheet>
  );
}
