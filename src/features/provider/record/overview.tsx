import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { useTitle, useWhen } from '#src/work/appointment/in-words.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { Card } from '#src/ui/card.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useMinute } from '#src/data/time/use-minute.ts';
import { useWhy } from '../roster/use-why.ts';
import { ClientGoals } from '../goals/client-goals.tsx';
import { Referred } from '../medical/referred.tsx';
import { overviewOf } from './queries.ts';
import type { Overview } from './queries.ts';
import { recordWords } from './words.ts';

function useFacts(zone: string) {
  const words = useWords(recordWords).overview;
  const language = useLanguage();
  const when = useWhen(zone);
  const titled = useTitle();
  const { inWords } = useWeights();
  const why = useWhy();
  const percent = (share: number): string => share.toLocaleString(language, { style: 'percent' });
  return ({ state, next, attended, met, weight, goals, meals, waterDays, workouts }: Overview) => {
    const logs = [
      meals > 0 && words.meals(meals),
      waterDays > 0 && words.days(waterDays),
      workouts > 0 && words.workouts(workouts),
    ].filter(Boolean);
    return [
      [words.flags, why(state)],
      [words.next, next ? `${when(next.starts_at)} · ${titled(next.title)}` : words.noVisit],
      [words.attendance, met > 0 && words.attended(percent(attended / met))],
      [words.weight, weight && words.weightOn(inWords(weight.kg), dayInWords(weight.day, language))],
      [words.goal, goals.map(({ goal, done }) => words.goalDone(goal.title, percent(done))).join(' · ')],
      [words.logs, logs.join(' · ')],
    ] as const;
  };
}

/** What is worth knowing before a client comes in. */
export function OverviewPart({ clientId, here }: { clientId: string; here: Here }) {
  const { overview: words, record } = useWords(recordWords);
  const factsOf = useFacts(here.zone);
  const now = useMinute();
  const answer = useRow(
    (db, userId) => overviewOf(db, userId, clientId, { here, now }),
    [clientId],
    [here.today, here.zone, now],
  );
  return (
    <Card title={record.overview}>
      <Referred clientId={clientId} />
      <Answered answer={answer} coming={record.coming} empty={null} failed={record.failed}>
        {(overview) => <Facts facts={factsOf(overview)} />}
      </Answered>
      <p className="muted small">{words.scope}</p>
      <div className="record-goals">
        <ClientGoals clientId={clientId} here={here} />
      </div>
    </Card>
  );
}
