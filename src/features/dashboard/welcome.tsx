import { useHour } from '#src/data/time/use-today.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { Banner } from '#src/ui/cloth.tsx';
import { CheckedIcon, PlayIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Reading } from '#src/ui/states.tsx';
import type { AgendaItem } from './agenda.ts';
import type { Overview } from './queries.ts';
import { dashboardWords } from './words.ts';

const NOON = 12;
const EVENING = 17;

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
};

const isToCome = ({ isPast, appointment }: Extract<AgendaItem, { kind: 'appointment' }>): boolean =>
  !isPast && appointment.status !== 'declined';

interface WelcomeProps {
  /** Null until it is read, or if it cannot be: the heading is there from the first frame and stays. */
  overview: Pick<Overview, 'firstName' | 'running' | 'done' | 'agenda' | 'calories'> | null;
  isReading: boolean;
  today: Day;
}

/** What is left of the day, and the way into the workout. */
export function Welcome({ overview, isReading, today }: WelcomeProps) {
  const words = useWords(dashboardWords).welcome;
  const language = useLanguage();
  const workoutName = useWorkoutName();
  const greeting = words[partOfDay(useHour())];
  const { firstName = '', running = null, done = null, agenda = [] } = overview ?? {};
  const due = agenda.flatMap((item) => (item.kind === 'workout' && !item.isPast ? [item.session] : []));
  const meetings = agenda.filter((item) => item.kind === 'appointment' && isToCome(item)).length;
  const next = running ?? due[0];
  const isDone = done !== null && !next;
  const left = (planned: number): string => {
    const parts = [due.length > 0 && words.workouts(due.length), planned > 0 && words.meals(planned)];
    const shown = parts.filter((part) => part !== false);
    if (shown.length > 0) return words.left(new Intl.ListFormat(language).format(shown));
    return meetings > 0 ? words.appointments(meetings) : words.nothingLeft;
  };
  return (
    <Banner
      above={dayInWords(today, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      title={firstName ? words.named(greeting, firstName) : greeting}
      detail={overview ? left(overview.calories.planned) : isReading && <Reading />}
      act={
        <>
          <ButtonLink look={isDone ? 'line' : 'act'} large full icon={PlayIcon} to="/workouts?start=workout">
            {running ? words.resume : words.start}
          </ButtonLink>
          {(next || isDone) && (
            <p className="next muted small">
              {next ? <WorkoutIcon small /> : <CheckedIcon small />}
              {next ? workoutName(next) : words.done}
            </p>
          )}
        </>
      }
    />
  );
}
