import { dateLocale } from './region.ts';

/** A day is YYYY-MM-DD in whatever zone; an instant is milliseconds since 1970. */
export type Day = string;

export type WeekStart = 'sunday' | 'monday';

/** Where somebody is: their day, and their time zone. */
export interface Here {
  today: Day;
  zone: string;
}

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one takes longer than rendering with it. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** The calendar day in the zone. */
export function dayIn(zone: string, at: number = Date.now()): Day {
  const parts = formatIn('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** The seven days of the day's week, the first day of the week first. */
export function weekOf(day: Day, start: WeekStart): Day[] {
  const sinceSunday = new Date(noonOf(day)).getUTCDay();
  const since = start === 'sunday' ? sinceSunday : (sinceSunday + 6) % 7;
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - since));
}

/** A day in words; by default like `12 Aug 2026` in the language. */
export function dayInWords(
  day: Day,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatIn(dateLocale(language), { ...options, timeZone: 'UTC' }).format(noonOf(day));
}

/** An instant in the zone; by default the time of day alone. */
export const timeInWords = (
  zone: string,
  at: number,
  language: string,
  options: Intl.DateTimeFormatOptions = { timeStyle: 'short' },
): string => formatIn(dateLocale(language), { ...options, timeZone: zone }).format(at);

/** HH:MM in the zone, as programs write it. */
export function clockIn(zone: string, at: number): string {
  const parts = formatIn('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')}`;
}

/** The hour in the zone, 0 to 23. */
export const hourIn = (zone: string, at: number = Date.now()): number =>
  Number(
    formatIn('en', {
      timeZone: zone,
      hour: 'numeric',
      hourCycle: 'h23',
      numberingSystem: 'latn',
    }).format(at),
  );

/** A real calendar day. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
