import { useRows } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TargetIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { healthGoals } from './queries.ts';
import { healthWords } from './words.ts';

/** The goals of this kind that are under way. */
export function GoalsCard({ here }: { here: Here }) {
  const { goals: words, coming, failed } = useWords(healthWords);
  const language = useLanguage();
  const answer = useRows((db, userId) => healthGoals(db, userId, here), [here.today, here.zone]);
  const set = (
    <ButtonLink look="line" to="/goals">
      {words.set}
    </ButtonLink>
  );
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<Empty title={words.none} act={set} />} failed={failed}>
        {(goals) => (
          <Rows label={words.title}>
            {goals.map(({ goal, done }) => {
              const percent = done.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
              return (
                <Row
                  key={goal.id}
                  icon={TargetIcon}
                  title={goal.title}
                  detail={<Bar value={done} max={1} label={`${goal.title}: ${words.done(percent)}`} />}
                  trailing={percent}
                  to="/goals"
                />
              );
            })}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
