import { useState } from 'react';
import { REASONS } from '#sync/entities/pauses.ts';
import type { Reason } from '#sync/entities/pauses.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Standing } from '#src/work/goals/standing.ts';
import { goalWords } from '#src/work/goals/words.ts';
import { useGoals } from './use-goals.ts';
import { goalsWords } from './words.ts';

interface ReasonFieldProps {
  value: Reason;
  onChange: (reason: Reason) => void;
}

/** Why something rests: nobody else reads it. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { pause: words } = useWords(goalsWords);
  const { reasons } = useWords(goalWords);
  return (
    <RadioField
      label={words.why}
      help={words.whyHelp}
      value={value}
      options={REASONS.map((reason) => ({ value: reason, label: reasons[reason] }))}
      onChange={({ target }) => onChange(target.value as Reason)}
    />
  );
}

interface PauseSheetProps {
  standing: Standing;
  onClose: () => void;
}

export function PauseSheet({ standing, onClose }: PauseSheetProps) {
  const { pause: words, goal } = useWords(goalsWords);
  const { become } = useGoals();
  const [reason, setReason] = useState<Reason>('ill');
  async function pause(): Promise<void> {
    if (await become(standing, 'paused', reason)) onClose();
  }
  return (
    <Sheet
      open
      title={words.title(standing.goal.title)}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void pause()}>
          {goal.pause}
        </Button>
      }
    >
      <div className="goal-form">
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </Sheet>
  );
}
