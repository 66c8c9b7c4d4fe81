import { exceptionsBetween } from '#sync/queries/availability-exceptions.ts';
import { weeklyHours } from '#sync/queries/availability-rules.ts';
import { openOn, timeAt } from '#sync/queries/open-times.ts';
import { peopleById } from '#sync/queries/people.ts';
import { awayOf, bookingClock } from '#sync/queries/provider-schedules.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { isProviderType } from '#src/lib/roles.ts';

/** How far ahead an opening is looked for. */
const DAYS = 15;

/** When a provider says that he answers, as instants. */
export interface There {
  /** Until when he is there now. */
  until: number | null;
  /** When he is next. */
  next: number | null;
  away: { until: string; note: string | null; cover: string | null } | null;
}

interface Span {
  first: number;
  last: number;
}

/** Where one ends and the next begins, nobody goes home. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    const before = whole.at(-1);
    if (before && span.first <= before.last) before.last = Math.max(before.last, span.last);
    else whole.push({ ...span });
  }
  return whole;
}

/** Out of his stated hours, which this device holds. Null where he states none, and is not away. */
export async function thereOf(db: ReadOnly, providerId: string, now: number): Promise<There | null> {
  const { zone } = await bookingClock(db, providerId);
  const today = dayIn(zone, now);
  const from = addDays(today, -1);
  const [rules, exceptions, said] = await Promise.all([
    weeklyHours(db, providerId),
    exceptionsBetween(db, providerId, from, addDays(from, DAYS)),
    awayOf(db, providerId),
  ]);
  const lastAway = said.away_until;
  const [named] = await peopleById(db, said.away_cover === null ? [] : [said.away_cover]);
  // Whose approval is withdrawn since answers nobody.
  const cover = named && isProviderType(named.role) ? fullNameOf(named) : null;
  const away = lastAway !== null && lastAway >= today ? { until: lastAway, note: said.away_note, cover } : null;
  if (rules.length === 0 && exceptions.length === 0) return away && { until: null, next: null, away };
  const spans = joined(
    Array.from({ length: DAYS }, (_, n) => addDays(from, n))
      .filter((day) => away === null || day > away.until)
      .flatMap((day) =>
        openOn(day, { rules, exceptions }).map(({ first, last }) => {
          const begins = instantAt(zone, day, timeAt(first)).getTime();
          return { first: begins, last: begins + (last - first) * 60_000 };
        }),
      ),
  );
  const current = spans.find(({ first, last }) => first <= now && now < last);
  return { until: current?.last ?? null, next: spans.find(({ first }) => first > now)?.first ?? null, away };
}
