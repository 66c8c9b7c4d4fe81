import { dayInWords } from '#src/lib/days.ts';
import { FlameIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Days } from '#src/ui/marks/ticks.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { goalWords } from './goals/words.ts';
import type { Streak } from './streak.ts';
import { streakWords } from './streak-words.ts';

/** What there is to say of it: a pause, or what was done lately; never what was not. */
function useNote({ unit, count, pause, thisWeek, lately }: Streak): string | null {
  const words = useWords(streakWords);
  const { reasons } = useWords(goalWords);
  const language = useLanguage();
  const figure = (value: number): string => value.toLocaleString(language);
  if (pause) return words.paused(reasons[pause.reason], dayInWords(pause.from_day, language));
  if (count === 0 && lately.logged > 0) return words.lately(figure(lately.logged), figure(lately.of));
  return unit === 'week' ? words.thisWeek(figure(thisWeek.logged), figure(thisWeek.of)) : null;
}

/** How long it is, and the last seven days. */
export function StreakStat({ streak }: { streak: Streak }) {
  const words = useWords(streakWords);
  const language = useLanguage();
  const { unit, count, week } = streak;
  return (
    <Stat
      icon={FlameIcon}
      label={words.title}
      figure={count.toLocaleString(language)}
      unit={unit === 'week' ? words.weeks(count) : words.days(count)}
      note={useNote(streak)}
    >
      <Days
        today={week.length - 1}
        days={week.map(({ day, logged }) => {
          const name = dayInWords(day, language, { weekday: 'long' });
          return {
            letter: dayInWords(day, language, { weekday: 'narrow' }),
            name: logged ? words.logged(name) : words.none(name),
            done: logged,
          };
        })}
      />
    </Stat>
  );
}
