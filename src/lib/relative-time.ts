import { timeInWords } from './days.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

interface Reader {
  language: string;
  zone: string;
  /** For anything less than an hour old. */
  justNow: string;
}

/** Hours for a day, days for a week, then the date. A slow clock makes nothing lie in the future. */
export function relativeTime(at: number, now: number, { language, zone, justNow }: Reader): string {
  const age = now - at;
  if (age < HOUR) return justNow;
  const words = new Intl.RelativeTimeFormat(language);
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  if (age < WEEK) return words.format(-Math.floor(age / DAY), 'day');
  return timeInWords(zone, at, language, { dateStyle: 'medium' });
}
