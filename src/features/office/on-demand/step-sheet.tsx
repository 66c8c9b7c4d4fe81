import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { useWords } from '#src/ui/language.tsx';
import { TextSheet } from '#src/ui/text-sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import type { Deed } from '../use-deed.ts';
import { MomentField, PeopleField } from './breach-fields.tsx';
import { LONGEST, NO_STEP, stepOf } from '../privacy/rules.ts';
import type { Breach, Step } from '../privacy/shapes.ts';
import { privacyWords } from '../privacy/words.ts';

export const address = import.meta.url;

interface StepSheetProps {
  of: Breach;
  step: Step;
  deed: Deed;
  onTried: () => void;
  onClose: () => void;
}

/** Who was told, when and in what words. A breach is closed when that is written; somebody was told before. */
export function StepSheet({ of, step, deed, onTried, onClose }: StepSheetProps) {
  const words = useWords(privacyWords).breaches;
  const { timezone } = useSettings();
  const now = useMinute();
  const [typed, setTyped] = useState(NO_STEP);
  const [wasAsked, setWasAsked] = useState(false);
  const isTelling = step !== 'closed';
  const { taken, problems: found } = stepOf(typed, of, (day, time) => instantAt(timezone, day, time).getTime(), now);
  const problems = wasAsked ? found : [];
  useUnfinished(typed !== NO_STEP);
  async function take(said: string): Promise<boolean> {
    setWasAsked(true);
    if (isTelling && !taken) return false;
    const wanted = { breach: of.id, step, words: said, ...(isTelling && taken) };
    const did = await deed.run(
      (client) => client.rpc('take_breach_step', { ...wanted, device_at: new Date().toISOString() }),
      words.noted,
    );
    onTried();
    return did;
  }
  return (
    <TextSheet
      title={words.steps[step]}
      act={words.note}
      label={words.said[step]}
      missing={words.missing}
      longest={LONGEST}
      lines={3}
      busy={deed.busy}
      blocked={deed.blocked}
      onSay={take}
      onClose={onClose}
    >
      <p>{of.what}</p>
      <p className="muted">{words.stands}</p>
      {isTelling && (
        <>
          <MomentField
            label={words.doneAt}
            wrong={words.notThen}
            value={typed.at}
            isWrong={problems.includes('at')}
            onType={(at) => setTyped({ ...typed, at })}
          />
          <PeopleField
            value={typed.people}
            isWrong={problems.includes('people')}
            onType={(people) => setTyped({ ...typed, people })}
          />
        </>
      )}
    </TextSheet>
  );
}
