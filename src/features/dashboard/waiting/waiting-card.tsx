import { useRestRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { usePaper } from '#src/work/signed/use-paper.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { useVersionsAlong } from '#src/work/versions/along.ts';
import { waitingFor } from './queries.ts';
import type { Waiting } from './queries.ts';
import { waitingWords } from './words.ts';

function Item({ waiting, today }: { waiting: Waiting; today: Day }) {
  const words = useWords(waitingWords);
  const { moments, procedures, consent: said } = useWords(surgeryWords);
  const { titleOf, signedIn } = usePaper();
  const language = useLanguage();
  if (waiting.kind === 'checkin') {
    const { surgery, asked } = waiting;
    const detail = [procedures[surgery.procedure], moments[asked.moment]].join(', ');
    return <Row title={words.checkin} detail={detail} to={`/care?checkin=${surgery.id}`} />;
  }
  if (waiting.kind === 'consent') {
    const { surgery, consent } = waiting;
    const from = today < consent.sign_from && said.from(dayInWords(consent.sign_from, language));
    const detail = [procedures[surgery.procedure], from].filter(Boolean).join(', ');
    return <Row title={words.consent} detail={detail} to={`/care/consent?of=${consent.id}`} />;
  }
  return <Row title={titleOf(waiting.paper)} detail={signedIn(waiting.paper)} to="/care" />;
}

/** What only the client can answer: how somebody is after an operation, a consent, a referral. Nothing, where nothing waits. */
export function WaitingCard({ today }: { today: Day }) {
  const words = useWords(waitingWords);
  // Not shown here: what changed in a plan is taken along for a day without a network.
  useVersionsAlong(today);
  const all = knownOf(useRestRow((db, userId) => waitingFor(db, userId, today), [today])) ?? [];
  if (all.length === 0) return null;
  return (
    <div className="waiting">
      <Card title={words.title}>
        <Rows label={words.title}>
          {all.map((waiting) => (
            <Item
              key={waiting.kind + (waiting.kind === 'referral' ? waiting.paper.id : waiting.surgery.id)}
              waiting={waiting}
              today={today}
            />
          ))}
        </Rows>
      </Card>
    </div>
  );
}
