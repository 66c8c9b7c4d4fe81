import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Strips } from '#src/ui/chart/strips.tsx';
import type { Strip } from '#src/ui/chart/strips.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { KCAL_PER_KILOGRAM } from '#src/work/body/expenditure.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { overallOf } from './overall.ts';
import type { OverallWeek } from './overall.ts';
import type { OfWeeksProps } from './span.ts';
import { overTimeWords } from './words.ts';

/** The estimate with all that it was made from, so that nobody has to believe it. */
function Used({ used }: { used: Expenditure | null }) {
  const words = useWords(overTimeWords).overall;
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

/** What is known of the weeks, one below the other. */
function useStrips(weeks: readonly OverallWeek[]): Strip[] {
  const { heads } = useWords(overTimeWords).overall;
  const language = useLanguage();
  const { inWords, isHidden } = useWeights();
  const whole = (value: number): string => Math.round(value).toLocaleString(language);
  const strips: Strip[] = [
    { name: heads.weight, kind: 'line', tone: 'c1', values: weeks.map(({ weight }) => weight), format: inWords },
    { name: heads.kcal, kind: 'columns', tone: 'c2', values: weeks.map(({ kcal }) => kcal), format: whole },
    { name: heads.workouts, kind: 'columns', tone: 'c3', values: weeks.map(({ workouts }) => workouts), format: whole },
    { name: heads.minutes, kind: 'columns', tone: 'c4', values: weeks.map(({ minutes }) => minutes), format: whole },
  ];
  return strips.filter(({ name, values }) => values.some((value) => value) && !(isHidden && name === heads.weight));
}

/** The weeks on one time axis, and their table. */
export function Together({ weeks }: { weeks: readonly OverallWeek[] }) {
  const words = useWords(overTimeWords).overall;
  const language = useLanguage();
  const { inWords } = useWeights();
  const strips = useStrips(weeks);
  const day = (first: Day): string => dayInWords(first, language, { day: 'numeric', month: 'short' });
  return (
    <>
      {strips.length > 0 && (
        <Card title={words.axis}>
          <Strips label={words.axisSays} times={weeks.map(({ first }) => day(first))} strips={strips} />
        </Card>
      )}
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
              {weeks.toReversed().map(({ first, weight, kcal, workouts, minutes }) => (
                <tr key={first}>
                  <th scope="row">{day(first)}</th>
                  <td>{weight === null ? '–' : inWords(weight)}</td>
                  <td>{kcal === null ? '–' : Math.round(kcal).toLocaleString(language)}</td>
                  <td>{workouts.toLocaleString(language)}</td>
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

/** Weight, food and training of the same weeks. */
export function OverallTab({ here, of }: OfWeeksProps) {
  const words = useWords(overTimeWords);
  const answer = useRow((db, userId) => overallOf(db, of ?? userId, here), [of, here.today, here.zone, here.weekStart]);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {({ weeks, used }) => (
        <>
          <Used used={used} />
          <Together weeks={weeks} />
        </>
      )}
    </Answered>
  );
}
