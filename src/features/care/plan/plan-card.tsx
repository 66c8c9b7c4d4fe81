import { useRows } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { isProviderType } from '#src/lib/roles.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { careWords } from '../words.ts';
import { carePlanOf } from './queries.ts';
import type { PlannedBy } from './queries.ts';
import { usePlanned } from './told.ts';
import { planWords } from './words.ts';

function Part({ of: { name, role, planned }, here }: { of: PlannedBy; here: Here }) {
  const words = useWords(planWords);
  const { kinds } = useWords(peopleWords);
  const tell = usePlanned(here);
  const who = name || words.somebody;
  const kind = role !== null && isProviderType(role) ? kinds[role] : null;
  return (
    <section>
      <h3>{kind === null ? who : `${who}, ${kind}`}</h3>
      <Rows label={who}>
        {planned.map(tell).map(({ key, title, detail, to }) => (
          <Row key={key} title={title} detail={detail} to={to} />
        ))}
      </Rows>
    </section>
  );
}

/** One plan of all who care, each part leading to where it is done. */
export function PlanCard({ here }: { here: Here }) {
  const words = useWords(planWords);
  const { coming } = useWords(careWords);
  const answer = useRows((db, userId) => carePlanOf(db, userId, here, Date.now()), [here.today, here.zone]);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={words.failed}>
        {(all) => (
          <div className="care-plan">
            {all.map((of) => (
              <Part key={of.id} of={of} here={here} />
            ))}
          </div>
        )}
      </Answered>
    </Card>
  );
}
