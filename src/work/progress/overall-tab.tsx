import { useContext } from 'react';
import { useRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { toTenth } from '#src/lib/units.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Strips } from '#src/ui/chart/strips.tsx';
import type { Strip } from '#src/ui/chart/strips.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { MarkTone } from '#src/ui/marks/tone.ts';
import { Figure } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { KCAL_PER_KILOGRAM, LEAST_KCAL } from '#src/work/body/expenditure.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import { OfAnother } from '#src/work/of-another.ts';
import { useWeights } from '#src/work/use-weights.ts';
import { overallOf } from './overall.ts';
import type { OverallWeek } from './overall.ts';
import { ALL_OF_IT } from './span.ts';
import type { OfWeeksProps, Sight } from './span.ts';
import { overTimeWords } from './words.ts';

/** The estimate with all that it was made from, so that nobody has to believe it. */
function Used({ used }: { used: Expenditure | null }) {
  const words = useWords(overTimeWords).overall;
  const language = useLanguage();
  const { changed, unit } = useWeights();
  const told = (value: number): string => value.toLocaleString(language);
  return (
    <Card title={useContext(OfAnother) ? words.usedOfAnother : words.used}>
      {used ? (
        <>
          <p className="used">
            <Figure unit={words.usedUnit}>{told(used.kcal)}</Figure>
            <Badge tone={used.confidence === 'good' ? 'ok' : 'idle'}>{words.confidence[used.confidence]}</Badge>
          </p>
          <p>{words.usedFrom(told(used.intake), told(used.days), `${changed(used.change * 7)} ${unit}`)}</p>
          <p className="muted small">
            {words.usedFactor(told(KCAL_PER_KILOGRAM))} {words.usedRules(told(LEAST_KCAL))}
          </p>
        </>
      ) : (
        <p className="muted">{words.usedNone}</p>
      )}
    </Card>
  );
}

type Column = 'weight' | 'kcal' | 'protein' | 'water' | 'workouts' | 'minutes';

const columnsOf = ({ food, training }: Sight): Column[] => [
  'weight',
  ...(food ? (['kcal', 'protein', 'water'] as const) : []),
  ...(training ? (['workouts', 'minutes'] as const) : []),
];

const TONES: Record<Column, MarkTone> = {
  weight: 'c1',
  kcal: 'c2',
  protein: 'c5',
  water: 'c6',
  workouts: 'c3',
  minutes: 'c4',
};

function useFigures(): Record<Column, (value: number) => string> {
  const language = useLanguage();
  const { inWords: weight } = useWeights();
  const whole = (value: number): string => Math.round(value).toLocaleString(language);
  const water = (value: number): string => toTenth(value).toLocaleString(language);
  return { weight, kcal: whole, protein: whole, water, workouts: whole, minutes: whole };
}

/** What is known of the weeks, one below the other. */
function useStrips(weeks: readonly OverallWeek[], sees: Sight): Strip[] {
  const { heads } = useWords(overTimeWords).overall;
  const { isHidden } = useWeights();
  const inFigures = useFigures();
  return columnsOf(sees)
    .filter((column) => weeks.some((week) => week[column]) && !(isHidden && column === 'weight'))
    .map((column) => ({
      name: heads[column],
      kind: column === 'weight' ? 'line' : 'columns',
      tone: TONES[column],
      values: weeks.map((week) => week[column]),
      format: inFigures[column],
    }));
}

/** The weeks on one time axis, and their table. */
export function Together({ weeks, sees = ALL_OF_IT }: { weeks: readonly OverallWeek[]; sees?: Sight }) {
  const { overall: words, tabs } = useWords(overTimeWords);
  const language = useLanguage();
  const strips = useStrips(weeks, sees);
  const columns = columnsOf(sees);
  const inFigures = useFigures();
  // Of more than a year two would be called the same.
  const year = weeks.length > 52 ? 'numeric' : undefined;
  const day = (first: Day): string => dayInWords(first, language, { day: 'numeric', month: 'short', year });
  return (
    <>
      {strips.length > 0 && (
        <Card title={words.axis}>
          <Strips
            label={words.axisSays(strips.map(({ name }) => name).join(', '))}
            times={weeks.map(({ first }) => day(first))}
            strips={strips}
          />
        </Card>
      )}
      <Card title={words.title}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing to press */}
        <section className="overall-table" aria-label={tabs.overall} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(['week', ...columns] as const).map((head) => (
                  <th key={head} scope="col">
                    {words.heads[head]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <tr key={week.first}>
                  <th scope="row">{day(week.first)}</th>
                  {columns.map((column) => {
                    const value = week[column];
                    return <td key={column}>{value === null ? '–' : inFigures[column](value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </>
  );
}

/** Weight, food and training of the same weeks. */
export function OverallTab({ here, of, sees = ALL_OF_IT }: OfWeeksProps) {
  const words = useWords(overTimeWords);
  const isOfAnother = useContext(OfAnother);
  const answer = useRow((db, userId) => overallOf(db, of ?? userId, here), [of, here.today, here.zone, here.weekStart]);
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {({ weeks, used }) => {
        // Nothing tells this device whether workouts are shared: none at all may be either.
        const isUnseen = isOfAnother && sees.training && weeks.every(({ workouts }) => workouts === 0);
        return (
          <>
            {sees.food && <Used used={used} />}
            <Together weeks={weeks} sees={isUnseen ? { ...sees, training: false } : sees} />
            {isUnseen && <p className="muted small">{words.fitness.unseenHelp}</p>}
          </>
        );
      }}
    </Answered>
  );
}
