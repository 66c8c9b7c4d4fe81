import { useRow } from '#src/data/rows.ts';
import type { Here, WeekStart } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { FitnessTab } from './fitness-tab.tsx';
import { NutritionTab } from './nutrition-tab.tsx';
import { OverallTab } from './overall-tab.tsx';
import { eatingOf, trainingOf } from './queries.ts';
import { progressWords } from './words.ts';

interface OtherTabsProps {
  tab: 'fitness' | 'nutrition' | 'overall';
  here: Here & { weekStart: WeekStart };
}

/** The tabs of weeks; each reads its own. */
export function OtherTabs({ tab, here }: OtherTabsProps) {
  const words = useWords(progressWords);
  const deps = [here.today, here.zone, here.weekStart];
  const training = useRow((db, userId) => trainingOf(db, userId, here), deps);
  const eating = useRow((db, userId) => eatingOf(db, userId, here), deps);
  const states = { coming: words.coming, empty: null, failed: words.failed };
  return (
    <div className="columns">
      {tab === 'nutrition' ? (
        <Answered answer={eating} {...states}>
          {(value) => <NutritionTab eating={value} />}
        </Answered>
      ) : (
        <Answered answer={training} {...states}>
          {(weeks) =>
            tab === 'fitness' ? <FitnessTab weeks={weeks} /> : <OverallTab weeks={weeks} eating={eating} here={here} />
          }
        </Answered>
      )}
    </div>
  );
}
