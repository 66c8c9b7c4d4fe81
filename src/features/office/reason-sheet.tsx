import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
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
  return (
    <TextSheet
      title={words.ask[decision]}
      act={act}
      label={words.reason}
      missing={words.missing}
      longest={LONGEST}
      look={decision === 'removed' ? 'danger' : 'act'}
      lines={3}
      isNeeded={decision !== 'dismissed' && decision !== 'released'}
      busy={deed.busy}
      blocked={deed.blocked}
      onSay={onDecide}
      onClose={onClose}
    >
      <p className="muted">{words.will[decision]}</p>
    </TextSheet>
  );
}
