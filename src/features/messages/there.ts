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
import { bookingWith } from '#src/work/care/booking.ts';
import { inCare } from '#src/work/care/partners.ts';

/** How far ahead an opening is looked for. */
const DAYS = 15;

/** When a provider says that he answers, as instants. */
export interface There {
  /** Until when he is there now. */
  until: number | null;
  /** When he is next. */
  next: number | null;
  away: { until: string; note: string | null; cover: Cover | null } | null;
}

/** A colleague who answers meanwhile. */
interface Cover {
  name: string;
  /** Where one reaches him: in the conversation with him, or by booking a visit. */
  to: string | null;
}

interface Asked {
  providerId: string;
  now: number;
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

/** Whose approval is withdrawn since answers nobody. */
async function coverOf(db: ReadOnly, userId: string, id: string | null): Promise<Cover | null> {
  if (id === null || id === userId) return null;
  const [person] = await peopleById(db, [id]);
  if (!person || !isProviderType(person.role)) return null;
  const isInCare = (await inCare(db, userId)).some(({ provider_id }) => provider_id === id);
  return { name: fullNameOf(person), to: isInCare ? `/messages?with=${id}` : bookingWith(person) };
}

/** Out of his stated hours, which this device holds. Null where he states none, and is not away. */
export async function thereOf(db: ReadOnly, userId: string, { providerId, now }: Asked): Promise<There | null> {
  const { zone } = await bookingClock(db, providerId);
  const today = dayIn(zone, now);
  const from = addDays(today, -1);
  const [rules, exceptions, said] = await Promise.all([
    weeklyHours(db, providerId),
    exceptionsBetween(db, providerId, from, addDays(from, DAYS)),
    awayOf(db, providerId),
  ]);
  const lastAway = said.away_until;
  const isAway = lastAway !== null && lastAway >= today;
  const cover = isAway ? await coverOf(db, userId, said.away_cover) : null;
  const away = isAway ? { until: lastAway, note: said.away_note, cover } : null;
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
