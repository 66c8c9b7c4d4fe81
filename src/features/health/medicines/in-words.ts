import type { Medicine } from '#sync/entities/medicines.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import type { Supply } from '#src/work/medicines/rules.ts';
import { useClock } from '#src/work/medicines/use-doses.ts';
import { pageWords } from './words.ts';

/** A Monday, from which the names of the days are taken. */
const MONDAY = '2024-01-01';
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

export function useWeekdays(): readonly { day: number; short: string }[] {
  const language = useLanguage();
  return WEEK.map((day) => ({ day, short: dayInWords(addDays(MONDAY, day - 1), language, { weekday: 'short' }) }));
}

/** When it is taken, and of what days that holds. */
export function useSchedule(): (medicine: Medicine, today: string) => string {
  const words = useWords(pageWords);
  const language = useLanguage();
  const weekdays = useWeekdays();
  const clock = useClock();
  return ({ times, weekdays: on, starts_on, ends_on }, today) => {
    const days = weekdays.filter(({ day }) => on.includes(day)).map(({ short }) => short);
    return [
      times.length === 0 ? words.asNeeded : words.at(times.toSorted().map(clock).join(', ')),
      times.length > 0 && days.length < WEEK.length && words.on(days.join(', ')),
      starts_on > today && words.from(dayInWords(starts_on, language)),
      ends_on !== null && words.until(dayInWords(ends_on, language)),
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/** What is left, and for how long. */
export function useLeft(): (supply: Supply) => string {
  const words = useWords(pageWords);
  const language = useLanguage();
  return ({ left, days }) => {
    const units = left.toLocaleString(language);
    return days === null ? words.left(units) : words.leftDays(units, days.toLocaleString(language));
  };
}
