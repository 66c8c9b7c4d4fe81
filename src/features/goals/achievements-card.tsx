import { dayIn, dayInWords } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { StarIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { Earning, Shown } from '#src/work/achievements/figures.ts';
import { nextOf, placeOf } from '#src/work/achievements/rules.ts';
import type { Figure } from '#src/work/achievements/rules.ts';
import { useAchievementName } from '#src/work/achievements/use-achievement-name.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import type { Unit } from '#src/work/streak-rules.ts';
import { goalsWords } from './words.ts';

const RECENT = 5;

interface AchievementsProps extends Pick<Earning, 'figures'> {
  /** What the streak is counted in. */
  unit: Unit;
  shown: readonly Shown[];
}

/** The nearest; more would be a list of what is missing. */
const NEXT = 5;

function Next({ figures, unit, shown }: AchievementsProps) {
  const words = useWords(goalsWords).achievements;
  const language = useLanguage();
  const nameOf = useAchievementName();
  const earned = new Set(shown.map(({ code }) => code));
  const isHidden = useBodyHidden();
  const other: Figure = unit === 'week' ? 'streak' : 'weeks';
  const next = nextOf(figures, earned, isHidden ? [other, 'lost'] : [other]).slice(0, NEXT);
  if (next.length === 0) return null;
  return (
    <div className="next">
      <Seam />
      <h3>{words.next}</h3>
      <Rows label={words.next}>
        {next.map(({ code, figure, from }) => {
          const [now, of] = [figures[figure], from].map((value) => value.toLocaleString(language));
          return (
            <Row
              key={code}
              title={nameOf(code)}
              detail={
                <span className="goal-figures">
                  <span>{words.toGo(now ?? '', of ?? '')}</span>
                  <Bar value={figures[figure]} max={from} />
                </span>
              }
            />
          );
        })}
      </Rows>
    </div>
  );
}

/** The latest that were earned, and how far it is to the next. */
export function AchievementsCard({ figures, unit, shown, zone }: AchievementsProps & { zone: string }) {
  const words = useWords(goalsWords).achievements;
  const language = useLanguage();
  const nameOf = useAchievementName();
  const latest = shown.toReversed().slice(0, RECENT);
  return (
    <Card title={words.title}>
      {latest.length === 0 && <Empty title={words.none}>{words.noneHelp}</Empty>}
      {latest.length > 0 && (
        <Rows label={words.title}>
          {latest.map((achievement) => {
            const { code, title, earned_at } = achievement;
            const place = placeOf(achievement);
            const earned = words.earned(dayInWords(dayIn(zone, Date.parse(earned_at)), language));
            return (
              <Row
                key={code}
                icon={StarIcon}
                title={nameOf(code, title)}
                detail={place === null ? earned : `${words.place(place.toLocaleString(language))} · ${earned}`}
              />
            );
          })}
        </Rows>
      )}
      <Next figures={figures} unit={unit} shown={shown} />
    </Card>
  );
}
