import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { RefusalCode } from './refusal.ts';
import { billingWords } from './words.ts';

interface RefusedProps {
  why: RefusalCode;
  /** Leads to the offer as it is now. */
  onChooseAgain?: () => void;
}

export function RefusedNotice({ why, onChooseAgain }: RefusedProps) {
  const { refused: words, pay } = useWords(billingWords);
  return (
    <Notice
      tone="warn"
      act={
        why === 'offer-changed' &&
        onChooseAgain && (
          <Button look="line" onClick={onChooseAgain}>
            {pay.chooseAgain}
          </Button>
        )
      }
    >
      <span role="alert">{words[why]}</span>
    </Notice>
  );
}
