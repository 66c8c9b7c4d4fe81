import { useRow } from '#src/data/rows.ts';
import type { Answer } from '#src/data/answer.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Here, WeekStart } from '#src/lib/days.ts';
import { KCAL_PER_KILOGRAM } from '#src/work/body/expenditure.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { useWeights } from '#src/work/use-weights.ts';
import { bodyOf, usedOf } from './queries.ts';
import type { Eating, TrainingWeek } from './queries.ts';
import { progressWords } from './words.ts';

/** The estimate with all that it was made from, so that nobody has to believe it. */
function Used({ used }: { used: Expenditure | null }) {
  const words = useWords(progressWords).overall;
  const language = useLanguage();
  const { changed, unit } = useWeights();
  const told = (value: number): string => value.toLocaleString(language);
  return (
    <Card title={words.used}>
      {used ? (
        <>
          <p className="used">
            <Figure unit={words.usedUnit}>{told(used.kcal)}</Figure>
            <Badge tone={used.confidence === 'good' ? 'ok' : 'idle'}>{words.confidence[used.confidence]}</Badge>
          </p>
          <p>{words.usedFrom(told(used.intake), told(used.days), `${changed(used.change * 7)} ${unit}`)}</p>
          <p className="muted small">{words.usedFactor(told(KCAL_PER_KILOGRAM))}</p>
        </>
      ) : (
        <p className="muted">{words.usedNone}</p>
      )}
    </Card>
  );
}

interface OverallTabProps {
  weeks: readonly TrainingWeek[];
  eating: Answer<Eating>;
  here: Here & { weekStart: WeekStart };
}

/** Weight, food and training of the same weeks, newest first. */
export function OverallTab({ weeks, eating, here }: OverallTabProps) {
  const words = useWords(progressWords).overall;
  const language = useLanguage();
  const { inWords } = useWeights();
  const { today, zone, weekStart } = here;
  const body = knownOf(useRow((db, userId) => bodyOf(db, userId, here), [today, zone, weekStart]));
  const used = knownOf(useRow((db, userId) => usedOf(db, userId, here), [today, zone]));
  const weightOf = new Map(body?.weeks.map(({ first, weight }) => [first, weight]));
  const eaten = knownOf(eating)?.weeks ?? [];
  const kcal = (place: number): string => {
    const week = eaten[place];
    return week && week.days > 0 ? Math.round(week.kcal).toLocaleString(language) : '–';
  };
  const rows = weeks.map((week, place) => ({ ...week, kcal: kcal(place), weight: weightOf.get(week.first) ?? null }));
  return (
    <>
      {used && <Used used={used.used} />}
      <Card title={words.title}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing to press */}
        <div className="overall-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(['week', 'weight', 'kcal', 'workouts', 'minutes'] as const).map((head) => (
                  <th key={head} scope="col">
                    {words.heads[head]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(({ first, weight, kcal: energy, sessions, minutes }) => (
                <tr key={first}>
                  <th scope="row">{dayInWords(first, language, { day: 'numeric', month: 'short' })}</th>
                  <td>{weight === null ? '–' : inWords(weight)}</td>
                  <td>{energy}</td>
                  <td>{sessions.toLocaleString(language)}</td>
                  <td>{minutes.toLocaleString(language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </>
  );
}
