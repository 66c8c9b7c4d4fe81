import { useState } from 'react';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { addDays, dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { IconButton } from '#src/ui/button.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Calendar } from '#src/ui/parts/calendar.tsx';
import { Tally } from '#src/ui/marks/ticks.tsx';
import { takesPlace } from '#sync/queries/appointments.ts';
import { DAYS_BACK } from './queries.ts';
import type { Visit } from './queries.ts';
import { providerWords } from './words.ts';

/** As far as a client can book. */
const DAYS_AHEAD = 90;
const WEEK = 7;

export type Span = 'week' | 'month';

interface DayCalendarProps {
  visits: readonly Visit[];
  span: Span;
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

interface WeekDaysProps extends Omit<DayCalendarProps, 'visits' | 'span'> {
  first: Day;
  last: Day;
  marked: (day: Day) => { count: number; told: string } | undefined;
}

/** Drawn by the kit, for it is there before anything else is loaded. */
function WeekDays({ day, today, first, last, marked, onDay }: WeekDaysProps) {
  const words = useWords(providerWords).day;
  const language = useLanguage();
  const { week_start } = useSettings();
  const [shown, setShown] = useState(day);
  const week = weekOf(shown, week_start);
  const [from = day, to = day] = [week[0], week.at(-1)];
  const told = (each: Day): string => dayInWords(each, language, { day: 'numeric', month: 'short' });
  return (
    <>
      <div className="span">
        <IconButton
          icon={BackIcon}
          label={words.previous}
          disabled={from <= first}
          onClick={() => setShown(addDays(shown, -WEEK))}
        />
        <span aria-live="polite">{words.span(told(from), told(to))}</span>
        <IconButton
          icon={ForwardIcon}
          label={words.next}
          disabled={to >= last}
          onClick={() => setShown(addDays(shown, WEEK))}
        />
      </div>
      <fieldset className="week" aria-label={words.week}>
        {week.map((each) => {
          const mark = marked(each);
          const name = dayInWords(each, language, { weekday: 'long', day: 'numeric', month: 'long' });
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              aria-label={mark ? `${name}, ${mark.told}` : name}
              disabled={each < first || each > last}
              onClick={() => onDay(each)}
            >
              <small>{dayInWords(each, language, { weekday: 'short' })}</small>
              <b>{dayInWords(each, language, { day: 'numeric' })}</b>
              <Tally count={mark?.count ?? 0} tone="c1" />
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

/** The days around the one that is shown, and how many visits each has. */
export function DayCalendar({ visits, span, day, today, onDay }: DayCalendarProps) {
  const words = useWords(providerWords).day;
  const { week_start } = useSettings();
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const counts = Map.groupBy(
    visits.filter(({ appointment }) => takesPlace(appointment)),
    (visit) => visit.day,
  );
  const marked = (each: Day) => {
    const count = counts.get(each)?.length ?? 0;
    return count > 0 ? { count, told: words.visits(count) } : undefined;
  };
  const shared = { day, today, first, last, marked, onDay };
  return (
    <div className="day-calendar">
      {span === 'week' ? (
        <WeekDays {...shared} key={weekOf(day, week_start)[0]} />
      ) : (
        <Calendar
          label={words.month}
          value={day}
          today={today}
          first={first}
          last={last}
          weekStart={week_start}
          marked={marked}
          onChange={onDay}
        />
      )}
    </div>
  );
}
