import { Unreadable } from '#src/work/history/unreadable.ts';

// What is told in pieces and kept by the day. Times are of the clock on the wall, in milliseconds, as each piece was
// told by the clock it was recorded on.

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Span {
  from: number;
  to: number;
}

export const dayAt = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** More than two lives of days by three devices each. */
const MOST_DAYS = 50_000;

interface Counted {
  byHour: Float32Array;
  /** Of what is told for longer than an hour, so that nobody knows of which. */
  long: number;
}

/**
 * A phone in the pocket and a watch on the wrist count the same steps. Of each hour the device that counted most is
 * taken, and no other: never twice, and at worst too few. What a source tells for more than an hour at once stands for
 * its day alone.
 */
export class Steps {
  readonly #days = new Map<string, Map<string, Counted>>();
  #size = 0;

  add(source: string, { from, to }: Span, count: number): void {
    if (to - from > HOUR_MS) {
      this.#of(source, dayAt(from)).long += count;
      return;
    }
    for (let at = from; ;) {
      const next = Math.min(to, (Math.floor(at / HOUR_MS) + 1) * HOUR_MS);
      const share = to > from ? (next - at) / (to - from) : 1;
      const { byHour } = this.#of(source, dayAt(at));
      const hour = Math.floor((at % DAY_MS) / HOUR_MS);
      byHour[hour] = (byHour[hour] ?? 0) + count * share;
      if (next >= to) return;
      at = next;
    }
  }

  #of(source: string, day: string): Counted {
    const sources = this.#days.get(day) ?? new Map<string, Counted>();
    const known = sources.get(source);
    if (known) return known;
    if (this.#size === MOST_DAYS) throw new Unreadable('too-large');
    this.#size += 1;
    const counted = { byHour: new Float32Array(24), long: 0 };
    this.#days.set(day, sources.set(source, counted));
    return counted;
  }

  *byDay(): Generator<[day: string, count: number]> {
    for (const [day, sources] of this.#days) {
      const all = [...sources.values()];
      let count = 0;
      for (let hour = 0; hour < 24; hour++) count += Math.max(...all.map(({ byHour }) => byHour[hour] ?? 0));
      yield [day, Math.round(Math.max(count, ...all.map(({ long }) => long)))];
    }
  }
}

/** A night's sleep is of the day it ends on: what begins at six in the evening or later is of the next. */
const EVENING_MS = 6 * HOUR_MS;
const MOST_PIECES = 500_000;

/** What two devices tell of one night is slept once. */
export class Sleep {
  readonly #nights = new Map<string, Span[]>();
  #size = 0;

  add(span: Span): void {
    if (this.#size === MOST_PIECES) throw new Unreadable('too-large');
    this.#size += 1;
    const night = dayAt(span.from + EVENING_MS);
    const known = this.#nights.get(night);
    if (known) known.push(span);
    else this.#nights.set(night, [span]);
  }

  *byNight(): Generator<[day: string, asleep: { hours: number; to: number }]> {
    for (const [day, spans] of this.#nights) {
      let [asleep, end] = [0, -Infinity];
      for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
        asleep += Math.max(0, to - Math.max(from, end));
        end = Math.max(end, to);
      }
      yield [day, { hours: asleep / HOUR_MS, to: end }];
    }
  }
}
