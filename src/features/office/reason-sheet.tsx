import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Deed } from './use-deed.ts';
import { officeWords } from './words.ts';
import type { OfficeWords } from './words.ts';

const LONGEST = 500;

export type Decision = keyof OfficeWords['reports']['ask'];

interface ReasonSheetProps {
  decision: Decision;
  act: string;
  deed: Deed;
  onDecide: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** What comes of it, and the reason its author reads. */
export function ReasonSheet({ decision, act, deed, onDecide, onClose }: ReasonSheetProps) {
  const words = useWords(officeWords).reports;
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  useUnfinished(reason !== '');
  const isNeeded = decision !== 'dismissed';
  const isMissing = isNeeded && reason.trim() === '';
  async function decide(): Promise<void> {
    setWasAsked(true);
    if (isMissing) return;
    if (await onDecide(reason.trim())) onClose();
  }
  return (
    <Sheet
      open
      title={words.ask[decision]}
      onClose={onClose}
      foot={
        <Button
          look={decision === 'removed' ? 'danger' : 'act'}
          large
          full
          busy={deed.busy}
          blocked={deed.blocked}
          onClick={() => void decide()}
        >
          {act}
        </Button>
      }
    >
      <p className="muted">{words.will[decision]}</p>
      {isNeeded && (
        <AreaField
          label={words.reason}
          required
          rows={3}
          maxLength={LONGEST}
          value={reason}
          error={wasAsked && isMissing ? words.missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Sheet>
  );
}
