import './goals.css';
import { Suspense, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useRestShown } from '#src/data/use-rest-shown.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Reading } from '#src/ui/states.tsx';
import { earningOf, shownOf } from '#src/work/achievements/figures.ts';
import { useAwarding } from '#src/work/achievements/use-awarding.ts';
import { AchievementsCard } from './achievements-card.tsx';
import { ActionsCard } from './actions-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import type { Shown } from './goals-sheets.tsx';
import { ActiveCard, OthersCard } from './list-card.tsx';
import { overviewOf } from './queries.ts';
import { Summary } from './summary.tsx';
import { useAchievementName } from './use-achievement-name.ts';
import { goalsWords } from './words.ts';

const GoalsSheets = later(async () => (await import('./goals-sheets.tsx')).GoalsSheets);

export function GoalsScreen() {
  const words = useWords(goalsWords);
  const { timezone } = useSettings();
  const here = { today: useToday(), zone: timezone };
  const [shown, setShown] = useState<Shown | null>(null);
  const answer = useRow((db, userId) => overviewOf(db, userId, here), [here.today, here.zone]);
  const restShown = useRestShown(answer);
  const earning = useRow((db, userId) => earningOf(db, userId, here), [here.today, here.zone]);
  useAwarding(earning, useAchievementName());
  useHead(words.title, words.description);
  const earned = knownOf(earning);
  const shownAchievements = earned && shownOf(earned, here.today);
  const overview = knownOf(answer);
  return (
    <div className="goals">
      <PageHeader title={words.title} detail={words.description} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(value) => (
          <>
            {earning.state === 'reading' && <Reading />}
            <Summary {...value} earned={shownAchievements?.length ?? null} />
            <div className="column">
              <ActiveCard standings={value.active} onShow={setShown} />
              <OthersCard standings={value.others} onShow={setShown} />
            </div>
          </>
        )}
      </Answered>
      {restShown && (
        <div className="column">
          <ActionsCard onShow={setShown} />
          <CategoriesCard active={overview?.active ?? []} onShow={setShown} />
          {earned && shownAchievements && (
            <AchievementsCard figures={earned.figures} shown={shownAchievements} zone={timezone} />
          )}
        </div>
      )}
      {shown && overview && (
        <Suspense>
          <GoalsSheets shown={shown} overview={overview} here={here} onShow={setShown} />
        </Suspense>
      )}
    </div>
  );
}
