import './dashboard.css';
import { Suspense } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useRestShown } from '#src/data/use-rest-shown.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { ActionsCard } from './actions-card.tsx';
import { ActivityCard } from './activity-card.tsx';
import { AgendaCard } from './agenda-card.tsx';
import { CaloriesCard } from './calories-card.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { overviewOf } from './queries.ts';
import { WeekCard } from './week-card.tsx';
import { WeightCard } from './weight-card.tsx';
import { Welcome } from './welcome.tsx';
import { dashboardWords } from './words.ts';

const WaitingCard = later(async () => (await import('./waiting/waiting-card.tsx')).WaitingCard);
const Awarding = later(async () => (await import('#src/work/achievements/awarding.tsx')).Awarding);

export function DashboardScreen() {
  const words = useWords(dashboardWords);
  const { timezone } = useSettings();
  const here = { today: useToday(), zone: timezone };
  const answer = useRow((db, userId) => overviewOf(db, userId, here), [here.today, here.zone]);
  const restShown = useRestShown(answer);
  useHead(words.title, words.description);
  return (
    <div className="dashboard">
      <Welcome overview={knownOf(answer)} isReading={answer.state === 'reading'} today={here.today} />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(overview) => (
          <>
            <CaloriesCard {...overview.calories} />
            <WeekCard {...overview.workouts} counts={overview.counts} here={here} />
            <WeightCard {...overview.weight} />
            <AgendaCard agenda={overview.agenda} />
          </>
        )}
      </Answered>
      {restShown && (
        <Suspense>
          <ActionsCard />
          <CoachingCard today={here.today} />
          <ActivityCard here={here} />
          {/* What comes later than the rest moves nothing at its end. */}
          <WaitingCard today={here.today} />
          {knownOf(answer)?.counts && <Awarding here={here} />}
        </Suspense>
      )}
    </div>
  );
}
