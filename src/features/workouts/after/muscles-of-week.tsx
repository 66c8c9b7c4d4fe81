import './after.css';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Day } from '#src/lib/days.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Answered } from '#src/ui/states.tsx';
import { muscleWords } from '#src/work/catalogue/exercises/muscles/words.ts';
import type { Training } from '#src/work/progress/training.ts';
import { workoutsWords } from '../words.ts';
import { BodyFigure } from './body-figure.tsx';
import { landmarkOf, LANDMARKS } from './landmarks.ts';
import { musclesOfWeek } from './muscles.ts';
import { afterWords } from './words.ts';

interface TrainedProps {
  /** Most sets first. */
  muscles: Training['muscles'];
}

/** The list is the legend of the figure, too. */
export function TrainedMuscles({ muscles }: TrainedProps) {
  const words = useWords(afterWords);
  const names: Readonly<Record<string, string>> = useWords(muscleWords);
  const language = useLanguage();
  const most = muscles[0]?.sets ?? 0;
  const byLandmark = Map.groupBy(muscles, ({ sets }) => landmarkOf(sets));
  const isTrained = (muscle: string): boolean => muscles.some((each) => each.muscle === muscle);
  const others = Object.keys(names).filter((muscle) => !isTrained(muscle));
  return (
    <div className="trained-muscles">
      <BodyFigure landmarks={new Map(muscles.map(({ muscle, sets }) => [muscle, landmarkOf(sets)]))} />
      <div className="in-words">
        {LANDMARKS.map((landmark) => {
          const its = byLandmark.get(landmark);
          if (!its) return null;
          return (
            <section key={landmark}>
              <h3>
                <i className={`swatch ${landmark}`} aria-hidden="true" />
                {words.landmarks[landmark]}
              </h3>
              <p className="muted small">{words.landmarkHelp[landmark]}</p>
              <ul className="muscles" aria-label={words.landmarks[landmark]}>
                {its.map(({ muscle, sets }) => (
                  <li key={muscle}>
                    <span>{names[muscle] ?? muscle}</span>
                    <span>{words.sets(sets, sets.toLocaleString(language))}</span>
                    <Bar value={sets} max={most} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {others.length > 0 && (
          <p>{words.others(new Intl.ListFormat(language).format(others.map((muscle) => names[muscle] ?? muscle)))}</p>
        )}
      </div>
      <p className="muted small">
        {words.musclesHelp} {words.notOwn} {words.guidance}
      </p>
    </div>
  );
}

/** The hard sets that each muscle had in the seven days up to this one. */
export function MusclesOfWeek({ until }: { until: Day }) {
  const words = useWords(afterWords);
  const { coming, failed } = useWords(workoutsWords);
  const { timezone } = useSettings();
  const answer = useRow((db, userId) => musclesOfWeek(db, userId, { today: until, zone: timezone }), [until, timezone]);
  return (
    <Disclosure title={words.muscles}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(muscles) =>
          muscles.length === 0 ? (
            <p className="muted">
              {words.noMuscles} {words.notOwn}
            </p>
          ) : (
            <TrainedMuscles muscles={muscles} />
          )
        }
      </Answered>
    </Disclosure>
  );
}
