import type { AvailabilityRule } from '#sync/entities/availability-rules.ts';
import type { Day, WeekStart } from '#src/lib/days.ts';

/** From one time of day to another, as in the columns. */
export type Span = Pick<AvailabilityRule, 'start_time' | 'end_time'>;
type Hours = Pick<AvailabilityRule, 'id' | 'weekday' | 'valid_until'> & Span;

export const WHOLE_DAY: Span = { start_time: '00:00:00', end_time: '24:00:00' };

export const isWholeDay = ({ start_time, end_time }: Span): boolean =>
  start_time === WHOLE_DAY.start_time && end_time === WHOLE_DAY.end_time;

export const overlap = (a: Span, b: Span): boolean => a.start_time < b.end_time && b.start_time < a.end_time;

/** Those that are not over. */
export const holding = <Rule extends Hours>(hours: readonly Rule[], today: Day): Rule[] =>
  hours.filter(({ valid_until }) => (valid_until ?? today) >= today);

/** The weekdays in the order of the week; 0 is Sunday. */
export const weekdaysFrom = (start: WeekStart): number[] =>
  start === 'sunday' ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 0];

/** By weekday and time. */
export const inWeek = <Rule extends Hours>(hours: readonly Rule[], start: WeekStart): Rule[] =>
  weekdaysFrom(start).flatMap((weekday) =>
    hours
      .filter((each) => each.weekday === weekday)
      .toSorted((a, b) => Number(a.start_time > b.start_time) - Number(a.start_time < b.start_time)),
  );

export interface Stretch {
  weekdays: number[];
  spans: Span[];
  ids: string[];
}

/** The week in few words: neighbouring days with equal hours are grouped. */
export function stretchesOf(hours: readonly Hours[], start: WeekStart): Stretch[] {
  const stretches: Stretch[] = [];
  let before = '';
  for (const weekday of weekdaysFrom(start)) {
    const ofDay = inWeek(
      hours.filter((each) => each.weekday === weekday),
      start,
    );
    const ids = ofDay.map(({ id }) => id);
    const spans = ofDay.map(({ start_time, end_time }) => ({ start_time, end_time }));
    const same = JSON.stringify(spans);
    const last = stretches.at(-1);
    if (last && spans.length > 0 && same === before) {
      last.weekdays.push(weekday);
      last.ids.push(...ids);
    } else if (spans.length > 0) stretches.push({ weekdays: [weekday], spans, ids });
    before = same;
  }
  return stretches;
}

const LINK_SHOWN = 32;

/** Enough of a link to tell it from others. */
export function shortLink(link: string): string {
  const shown = link.replace(/^https:\/\//, '').replace(/\/$/, '');
  return shown.length > LINK_SHOWN ? `${shown.slice(0, LINK_SHOWN - 1)}…` : shown;
}
