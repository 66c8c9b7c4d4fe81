import { saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { settingsWords } from './words.ts';

/** Streaks and achievements, all or none. */
export function GamificationField() {
  const words = useWords(settingsWords);
  const save = useSave();
  const chosen = knownOf(useRow(settingsOf));
  if (!chosen) return null;
  const choose = (gamification: boolean) =>
    save((userId) => saveSettings(userId, { gamification }), {
      failed: { title: words.notSaved },
      of: 'account',
      done: { title: words.saved },
    });
  return (
    <SwitchField
      label={words.gamification}
      help={words.gamificationHelp}
      checked={chosen.gamification}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
