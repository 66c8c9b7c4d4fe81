import { spanOf } from '#sync/queries/span.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { weeksUpTo } from '#src/work/weeks.ts';

export type Place = Here & {
  weekStart: WeekStart;
  /** How many weeks are told, this one included: twelve, where nothing else is said. */
  weeks?: number;
};

/** What of a person's rows whoever looks may read, beside the body. */
export interface Sight {
  food: boolean;
  training: boolean;
}

export const ALL_OF_IT: Sight = { food: true, training: true };

export interface OfWeeksProps {
  here: Place;
  /** Whose it is, where that is not who looks. */
  of?: string | undefined;
  sees?: Sight;
}

const WEEKS = 12;

export const spanOfWeeks = ({ today, zone, weekStart, weeks: count = WEEKS }: Place) => {
  const weeks = weeksUpTo(today, count, weekStart);
  const from = weeks[0] ?? today;
  return { weeks, from, span: spanOf(from, today, zone) };
};

export const dayOf = (zone: string, instant: string | null): Day => dayIn(zone, Date.parse(instant ?? ''));

const DRIFT = 1e6;

/** Without what decimals drift by when they are added: three meals that make 100 g make 100 g. */
export const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * DRIFT) / DRIFT;

/** Null where there is nothing: it is not zero. */
export const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;
