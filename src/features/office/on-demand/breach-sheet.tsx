import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { useDeed } from '../use-deed.ts';
import { WritingSheet } from './writing-sheet.tsx';
import { MomentField, PeopleField } from './breach-fields.tsx';
import { breachOf, LONGEST, NO_BREACH } from '../privacy/rules.ts';
import { privacyWords } from '../privacy/words.ts';

export const address = import.meta.url;

interface BreachSheetProps {
  onTried: () => void;
  onClose: () => void;
}

/** Written down when it is noticed; what is known later belongs to the steps. */
export function BreachSheet({ onTried, onClose }: BreachSheetProps) {
  const words = useWords(privacyWords).breaches;
  const { timezone } = useSettings();
  const now = useMinute();
  const deed = useDeed();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(NO_BREACH);
  const [wasAsked, setWasAsked] = useState(false);
  const { breach, problems: found } = breachOf(typed, (day, time) => instantAt(timezone, day, time).getTime(), now);
  const problems = wasAsked ? found : [];
  useUnfinished(typed !== NO_BREACH);
  async function write(): Promise<void> {
    setWasAsked(true);
    if (!breach) return;
    const did = await deed.run(
      (client) => client.rpc('write_breach', { id, ...breach, device_at: new Date().toISOString() }),
      words.written,
    );
    onTried();
    if (did) onClose();
  }
  return (
    <WritingSheet title={words.write} help={words.stands} act={words.act} deed={deed} onAct={write} onClose={onClose}>
      <MomentField
        label={words.when}
        wrong={words.notBefore}
        value={typed.at}
        isWrong={problems.includes('at')}
        onType={(at) => setTyped({ ...typed, at })}
      />
      <AreaField
        label={words.what}
        required
        rows={3}
        maxLength={LONGEST}
        value={typed.what}
        error={problems.includes('what') ? words.missing : undefined}
        onChange={({ target }) => setTyped({ ...typed, what: target.value })}
      />
      <PeopleField
        value={typed.people}
        isWrong={problems.includes('people')}
        onType={(people) => setTyped({ ...typed, people })}
      />
    </WritingSheet>
  );
}
