import './card.css';
import { ButtonLink } from '#src/ui/button.tsx';
import { PhoneIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { factsOf } from './facts.ts';
import type { Known } from './queries.ts';
import { cardWords } from './words.ts';

const dialled = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The card as it is read. */
export function CardFacts({ known }: { known: Known }) {
  const words = useWords(cardWords);
  return (
    <dl className="emergency-facts">
      {factsOf(known, words).map(({ name, says, phone }) => (
        <div key={name} className={name}>
          <dt>{words.fields[name]}</dt>
          <dd>
            {says ?? <span className="muted">{words.notSaid}</span>}
            {phone && (
              <ButtonLink look="line" icon={PhoneIcon} to={dialled(phone)} reload>
                {words.callHelp(phone)}
              </ButtonLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
