import { addDays, daysBetween, weekOf } from '#src/lib/days.ts';
import type { Day, WeekStart } from '#src/lib/days.ts';

/** The first days of the last weeks, this week included, oldest first. */
export function weeksUpTo(today: Day, count: number, start: WeekStart): Day[] {
  const [first = today] = weekOf(today, start);
  return Array.from({ length: count }, (_, index) => addDays(first, (index - count + 1) * 7));
}

export const weekStartOf = (day: Day, start: WeekStart): Day => weekOf(day, start)[0] ?? day;

/** How many weeks the one that begins on `first` is after the one with this day. */
export const weeksBetween = (day: Day, first: Day): number => Math.ceil(daysBetween(day, first) / 7);

/** Consecutive weeks with a workout. The current week does not break the streak yet. */
export function streakOf(days: readonly Day[], today: Day, start: WeekStart): number {
  const trained = new Set(days.map((day) => weekStartOf(day, start)));
  const current = weekStartOf(today, start);
  let week = trained.has(current) ? current : addDays(current, -7);
  let streak = 0;
  while (trained.has(week)) {
    streak++;
    week = addDays(week, -7);
  }
  return streak;
}
