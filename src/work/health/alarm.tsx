import { ButtonLink } from '#src/ui/button.tsx';
import { PhoneIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { Vital } from './vitals.ts';
import { alarmWords } from './words.ts';

/** Nigeria's number for every emergency. */
const EMERGENCY = '112';

/** What to do now. It asks no server, and never says what somebody has. */
export function Alarm({ of }: { of: Vital | 'words' }) {
  const words = useWords(alarmWords);
  const told: Partial<Record<Vital, string>> = words.of;
  return (
    <Notice
      tone="bad"
      title={words.title}
      act={
        <ButtonLink look="line" icon={PhoneIcon} to={`tel:${EMERGENCY}`} reload>
          {words.call(EMERGENCY)}
        </ButtonLink>
      }
    >
      <p>{(of !== 'words' && told[of]) || words.words}</p>
      <p>{words.signs}</p>
      <p>{words.told}</p>
      <p>
        <Link to="/health/card">{words.card}</Link>
      </p>
    </Notice>
  );
}
