import { useRow } from '#src/data/rows.ts';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { eatingOf } from './eating.ts';
import { FitnessTab } from './fitness-tab.tsx';
import { NutritionTab } from './nutrition-tab.tsx';
import { OverallTab } from './overall-tab.tsx';
import type { OfWeeksProps } from './span.ts';
import { trainingOf } from './training.ts';
import { overTimeWords } from './words.ts';

function Fitness({ here, of }: OfWeeksProps) {
  const { coming, failed } = useWords(overTimeWords);
  const answer = useRow(
    (db, userId) => trainingOf(db, of ?? userId, here),
    [of, here.today, here.zone, here.weekStart],
  );
  return (
    <Answered answer={answer} coming={coming} empty={null} failed={failed}>
      {(training) => <FitnessTab training={training} zone={here.zone} of={of} />}
    </Answered>
  );
}

function Nutrition({ here, of }: OfWeeksProps) {
  const { coming, failed } = useWords(overTimeWords);
  const answer = useRow((db, userId) => eatingOf(db, of ?? userId, here), [of, here.today, here.zone, here.weekStart]);
  return (
    <Answered answer={answer} coming={coming} empty={null} failed={failed}>
      {(eating) => <NutritionTab eating={eating} />}
    </Answered>
  );
}

/** The tabs of weeks; each reads its own and nothing else. */
export function TabsOfWeeks({ tab, ...rest }: OfWeeksProps & { tab: 'fitness' | 'nutrition' | 'overall' }) {
  return (
    <div className={rest.of ? 'columns' : 'columns wide'}>
      {tab === 'fitness' && <Fitness {...rest} />}
      {tab === 'nutrition' && <Nutrition {...rest} />}
      {tab === 'overall' && <OverallTab {...rest} />}
    </div>
  );
}
