import { useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Urgent } from './urgent.tsx';
import type { Vital } from './vitals.ts';
import { alarmWords } from './words.ts';

/** What to do now; never what somebody has. */
export function Alarm({ of }: { of: Vital | 'words' }) {
  const words = useWords(alarmWords);
  const told: Partial<Record<Vital, string>> = words.of;
  return (
    <Urgent title={words.title} call={words.call}>
      <p>{(of !== 'words' && told[of]) || words.words}</p>
      <p>{words.signs}</p>
      <p>{words.told}</p>
      <p>
        <Link to="/health/card">{words.card}</Link>
      </p>
    </Urgent>
  );
}
