import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Banner } from '#src/ui/cloth.tsx';
import { PlayIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Overview } from './queries.ts';
import { dashboardWords } from './words.ts';

const NOON = 12;
const EVENING = 17;

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
};

interface WelcomeProps {
  overview: Pick<Overview, 'firstName' | 'hour' | 'running' | 'agenda' | 'calories'>;
  today: Day;
}

/** What is left of the day, and the way into the workout. */
export function Welcome({ overview: { firstName, hour, running, agenda, calories }, today }: WelcomeProps) {
  const words = useWords(dashboardWords).welcome;
  const language = useLanguage();
  const greeting = words[partOfDay(hour)];
  const due = agenda.flatMap((item) => (item.kind === 'workout' && !item.isPast ? [item.session] : []));
  const left = [
    due.length > 0 && words.workouts(due.length),
    calories.planned > 0 && words.meals(calories.planned),
  ].filter((part) => part !== false);
  const next = running ?? due[0];
  return (
    <Banner
      above={dayInWords(today, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      title={firstName ? words.named(greeting, firstName) : greeting}
      detail={left.length > 0 ? words.left(new Intl.ListFormat(language).format(left)) : words.nothingLeft}
      act={
        <>
          <ButtonLink look="act" large full icon={PlayIcon} to="/workouts?start=workout">
            {running ? words.resume : words.start}
          </ButtonLink>
          {next && (
            <p className="next muted small">
              <WorkoutIcon small />
              {next.name}
            </p>
          )}
        </>
      }
    />
  );
}
