import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import type { Day } from '#src/lib/days.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Answered } from '#src/ui/states.tsx';
import { muscleWords } from '#src/work/catalogue/exercises/muscles/words.ts';
import { workoutsWords } from '../words.ts';
import { musclesOfWeek } from './muscles.ts';
import { afterWords } from './words.ts';

/** The sets that each muscle had in the seven days up to this one. */
export function MusclesOfWeek({ until }: { until: Day }) {
  const words = useWords(afterWords);
  const { coming, failed } = useWords(workoutsWords);
  const names: Readonly<Record<string, string>> = useWords(muscleWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const answer = useRow((db, userId) => musclesOfWeek(db, userId, { today: until, zone: timezone }), [until, timezone]);
  return (
    <Disclosure title={words.muscles}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(muscles) =>
          muscles.length === 0 ? (
            <p className="muted">{words.noMuscles}</p>
          ) : (
            <>
              <ul className="muscles">
                {muscles.map(({ muscle, sets }) => (
                  <li key={muscle}>
                    <span>{names[muscle] ?? muscle}</span>
                    <span>{words.sets(sets, sets.toLocaleString(language))}</span>
                    <Bar value={sets} max={muscles[0]?.sets ?? sets} />
                  </li>
                ))}
              </ul>
              <p className="muted small">{words.musclesHelp}</p>
            </>
          )
        }
      </Answered>
    </Disclosure>
  );
}
