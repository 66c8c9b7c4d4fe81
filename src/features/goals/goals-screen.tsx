import './goals.css';
import { Suspense, useState } from 'react';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useRestShown } from '#src/data/use-rest-shown.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered, Reading } from '#src/ui/states.tsx';
import { shownOf, wantedEarning } from '#src/work/achievements/figures.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { useAwarding } from '#src/work/achievements/use-awarding.ts';
import { AchievementsCard } from './achievements-card.tsx';
import { ActionsCard } from './actions-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import type { Shown } from './goals-sheets.tsx';
import { ActiveCard, OthersCard } from './list-card.tsx';
import { ProposalsCard } from './proposals-card.tsx';
import { overviewOf } from './queries.ts';
import { StreakCard } from './streak-card.tsx';
import { Summary } from './summary.tsx';
import { goalsWords } from './words.ts';

const GoalsSheets = later(async () => (await import('./goals-sheets.tsx')).GoalsSheets);

/** Streak and achievements, for whoever wants them. */
function useCounting(here: Here) {
  const settings = useRow(settingsOf);
  const isOn = settings.state !== 'content' || settings.value.gamification;
  const isHidden = useBodyHidden();
  const earning = useRow((db, userId) => wantedEarning(db, userId, here), [here.today, here.zone]);
  useAwarding(earning);
  const earned = knownOf(earning);
  return {
    isOn,
    isReading: isOn && earning.state === 'reading',
    earned,
    shown: earned && shownOf(earned, here.today).filter(({ code }) => !isHidden || !code.startsWith('lost:')),
  };
}

export function GoalsScreen() {
  const words = useWords(goalsWords);
  const { timezone } = useSettings();
  const here = { today: useToday(), zone: timezone };
  const [shown, setShown] = useState<Shown | null>(null);
  const answer = useRow((db, userId) => overviewOf(db, userId, here), [here.today, here.zone]);
  const restShown = useRestShown(answer);
  const counting = useCounting(here);
  useHead(words.title, words.description);
  const overview = knownOf(answer);
  const { earned } = counting;
  return (
    <div className="goals">
      <PageHeader title={words.title} detail={words.description} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(value) => (
          <>
            {counting.isReading && <Reading />}
            <Summary {...value} counts={counting.isOn} earned={counting.shown?.length ?? null} />
            <div className="column">
              <ProposalsCard {...value} onShow={setShown} />
              <ActiveCard standings={value.active} onShow={setShown} />
              <OthersCard standings={value.others} onShow={setShown} />
            </div>
          </>
        )}
      </Answered>
      {restShown && !counting.isReading && (
        <div className="column">
          {earned && counting.shown && (
            <AchievementsCard
              figures={earned.figures}
              unit={earned.streak.unit}
              shown={counting.shown}
              zone={timezone}
            />
          )}
          <ActionsCard onShow={setShown} />
          <CategoriesCard active={overview?.active ?? []} onShow={setShown} />
          {earned && <StreakCard streak={earned.streak} onShow={setShown} />}
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
