import { useState } from 'react';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useDeed } from '../use-deed.ts';
import { WritingSheet } from './writing-sheet.tsx';
import { ENTRY_FIELDS, isBegun, isWhole, LONGEST, NOTHING_TYPED } from '../privacy/rules.ts';
import { privacyWords } from '../privacy/words.ts';
import type { PrivacyWords } from '../privacy/words.ts';

export const address = import.meta.url;

interface EntrySheetProps {
  kind: keyof PrivacyWords['registers']['kinds'];
  onTried: () => void;
  onClose: () => void;
}

export function EntrySheet({ kind, onTried, onClose }: EntrySheetProps) {
  const words = useWords(privacyWords).registers;
  const { title, fields } = words.kinds[kind];
  const deed = useDeed();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(isBegun(typed));
  async function write(): Promise<void> {
    setWasAsked(true);
    if (!isWhole(typed)) return;
    const wanted = { id, kind, ...typed, device_at: new Date().toISOString() };
    const did = await deed.run((client) => client.rpc('write_register_entry', wanted), words.written);
    onTried();
    if (did) onClose();
  }
  return (
    <WritingSheet title={title} help={words.stands} act={words.act} deed={deed} onAct={write} onClose={onClose}>
      {ENTRY_FIELDS.map((field) => (
        <AreaField
          key={field}
          label={fields[field]}
          required
          rows={2}
          maxLength={LONGEST}
          value={typed[field]}
          error={wasAsked && typed[field].trim() === '' ? words.missing : undefined}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
    </WritingSheet>
  );
}
