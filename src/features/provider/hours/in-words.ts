import type { AvailabilityException } from '#sync/entities/availability-exceptions.ts';
import { addDays, dayInWords, timeInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { isWholeDay } from './week.ts';
import type { Span } from './week.ts';
import { hoursWords } from './words.ts';

const A_SUNDAY = '2023-01-01';

/** Hours in the reader's language, without a time zone: they are the clinic's local hours. */
export function useHoursInWords() {
  const words = useWords(hoursWords);
  const language = useLanguage();
  const time = (clock: string): string => timeInWords('UTC', Date.parse(`1970-01-01T${clock}Z`), language);
  const weekday = (n: number, style: 'long' | 'short' = 'long'): string =>
    dayInWords(addDays(A_SUNDAY, n), language, { weekday: style });
  const span = (hours: Span): string =>
    isWholeDay(hours) ? words.allDay : `${time(hours.start_time)}–${time(hours.end_time)}`;
  return {
    weekday,
    span,
    weekdays: (days: readonly number[]): string =>
      [...new Set([days[0] ?? 0, days.at(-1) ?? 0])].map((n) => weekday(n, 'short')).join('–'),
    spans: (hours: readonly Span[]): string => hours.map(span).join(', '),
    day: (date: string): string =>
      dayInWords(date, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    differs: ({ kind, ...hours }: Pick<AvailabilityException, 'kind'> & Span): string =>
      `${words[kind]}, ${span(hours)}`,
    minutes: (minutes: number): string =>
      minutes.toLocaleString(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
  };
}
