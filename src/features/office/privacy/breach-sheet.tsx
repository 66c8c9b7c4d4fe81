import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useMinute } from '#src/data/time/use-minute.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { useDeed } from '../use-deed.ts';
import { breachOf, LONGEST, NO_BREACH } from './rules.ts';
import { privacyWords } from './words.ts';

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
    <>
      <Sheet
        open
        title={words.write}
        onClose={onClose}
        foot={
          <Button look="act" large full busy={deed.busy} blocked={deed.blocked} onClick={() => void write()}>
            {words.act}
          </Button>
        }
      >
        <p className="muted">{words.stands}</p>
        <TextField
          type="datetime-local"
          label={words.when}
          required
          value={typed.at}
          error={problems.includes('at') ? words.notBefore : undefined}
          onChange={({ target }) => setTyped({ ...typed, at: target.value })}
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
        <TextField
          label={words.howMany}
          inputMode="numeric"
          value={typed.people}
          error={problems.includes('people') ? words.noNumber : undefined}
          onChange={({ target }) => setTyped({ ...typed, people: target.value })}
        />
      </Sheet>
      {deed.code}
    </>
  );
}
