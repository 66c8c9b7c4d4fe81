import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  title: 'Streak',
  failed: 'Your streak could not be read',
  days: (count: number) => counted(count, { one: 'day', other: 'days' }),
  weeks: (count: number) => counted(count, { one: 'week', other: 'weeks' }),
  logged: (day: string) => `${day}: logged`,
  none: (day: string) => `${day}: nothing logged`,
  thisWeek: (done: string, of: string) => `${done} of ${of} days this week.`,
  lately: (done: string, of: string) => `${done} of the last ${of} days have a log.`,
  paused: (reason: string, day: string) => `Paused since ${day}: ${reason}.`,
};
