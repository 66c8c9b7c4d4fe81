import { agreeToGuidelines } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useMoments } from '#src/work/use-moments.ts';
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
  const { dayOf } = useMoments();
  const save = useSave();
  const agreed = useAgreed();
  if (agreed !== null) {
    return (
      <Disclosure title={words.title}>
        <Rules />
        <p className="muted small">{words.agreed(VERSION, dayOf(agreed))}</p>
      </Disclosure>
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
