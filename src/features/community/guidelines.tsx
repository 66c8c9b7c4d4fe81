import { agreeToGuidelines } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { communityWords } from './words.ts';

/** Who agreed to former rules is asked again. */
const VERSION = '2026-11';

/** When the rules as they are now were agreed to; null where they were not, or where that is not known yet. */
export function useAgreed(): string | null {
  const settings = knownOf(useRow((db, userId) => settingsOf(db, userId)));
  return settings?.guidelines_version === VERSION ? settings.guidelines_at : null;
}

function Rules() {
  const words = useWords(communityWords).guidelines;
  return (
    <ul className="rules">
      {words.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** Before the first words somebody writes here, and again to read. */
export function Guidelines() {
  const words = useWords(communityWords).guidelines;
  const language = useLanguage();
  const { timezone: zone } = useSettings();
  const save = useSave();
  const agreed = useAgreed();
  if (agreed !== null) {
    return (
      <details className="guidelines">
        <summary>{words.title}</summary>
        <Rules />
        <p className="muted small">{words.agreed(VERSION, dayInWords(dayIn(zone, Date.parse(agreed)), language))}</p>
      </details>
    );
  }
  const agree = () =>
    save((userId) => agreeToGuidelines(userId, VERSION), {
      failed: { title: words.failed },
      once: 'guidelines',
    });
  return (
    <section className="guidelines" aria-label={words.title}>
      <h3>{words.title}</h3>
      <Rules />
      <Button look="line" full onClick={() => void agree()}>
        {words.agree}
      </Button>
    </section>
  );
}
