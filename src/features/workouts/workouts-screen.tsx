import './workouts.css';
import { Suspense, useState } from 'react';
import { knownOf } from '#src/lib/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useHead } from '#src/ui/head.ts';
import { PlayIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useAsked } from '#src/ui/use-asked.ts';
import { ClearanceNotice } from '#src/work/signed/clearance.tsx';
import { CardioCard } from './cardio/cardio-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { todaysWorkout } from './queries.ts';
import type { Today } from './queries.ts';
import { RoutinesCard } from './routines/routines-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useStartShortcut } from './use-start-shortcut.ts';
import { useStarting } from './use-starting.ts';
import { WeekCard } from './week-card.tsx';
import { workoutsWords } from './words.ts';
import type { Shown } from './workouts-sheets.tsx';

const Awarding = later(async () => (await import('#src/work/achievements/awarding.tsx')).Awarding);
const WorkoutsSheets = later(async () => (await import('./workouts-sheets.tsx')).WorkoutsSheets);

/** What the button offers; once today's workout is done, nobody is pushed to the next. */
function startOf(today: Today | null): 'resume' | 'startNext' | 'start' {
  if (today?.running) return 'resume';
  return today?.done && today.next ? 'startNext' : 'start';
}

export function WorkoutsScreen() {
  const words = useWords(workoutsWords);
  const language = useLanguage();
  const { timezone, week_start } = useSettings();
  const here = { today: useToday(), zone: timezone };
  const [shown, setShown] = useState<Shown | null>(null);
  const starting = useStarting();
  const answer = useRow((db, userId) => todaysWorkout(db, userId, here), [here.today, here.zone]);
  const today = knownOf(answer);
  useHead(words.title, words.description);
  useStartShortcut(starting, answer);
  // What a trainer said of a workout leads here.
  useAsked('done', true, (id) => setShown({ sheet: 'session', id }));
  return (
    <div className="workouts">
      <PageHeader
        title={words.title}
        detail={dayInWords(here.today, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      />
      <div className="column">
        <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
          {(value) => (
            <>
              {value.clearance && <ClearanceNotice clearance={value.clearance} />}
              <TodayCard today={value} starting={starting} />
            </>
          )}
        </Answered>
        <RoutinesCard here={here} starting={starting} onShow={setShown} />
        <CardioCard onShow={setShown} />
        <WeekCard here={here} />
        <ProgramsCard onShow={setShown} />
      </div>
      <div className="column">
        <ProgressCard here={here} weekStart={week_start} />
        <HistoryCard here={here} onShow={setShown} />
      </div>
      <div className="begin">
        <Button
          look={today?.done ? 'line' : 'act'}
          large
          full
          icon={PlayIcon}
          busy={!today}
          onClick={() => today && void starting.begin(today)}
        >
          {words.today[startOf(today)]}
        </Button>
      </div>
      {today && (
        <Suspense>
          <Awarding here={here} />
        </Suspense>
      )}
      {shown && (
        <Suspense>
          <WorkoutsSheets shown={shown} starting={starting} onShow={setShown} />
        </Suspense>
      )}
    </div>
  );
}
