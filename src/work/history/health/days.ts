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

/** What is kept by the day; of more than so much, the newer half of the days. */
class ByDay<T> {
  readonly #days = new Map<string, T>();
  readonly #sizeOf: (kept: T) => number;
  readonly #most: number;
  #since = '';
  #size = 0;

  constructor(most: number, sizeOf: (kept: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get isCut(): boolean {
    return this.#since !== '';
  }

  /** Null of a day that is left out. */
  of(day: string, fresh: () => T): T | null {
    if (day < this.#since) return null;
    const kept = this.#days.get(day) ?? fresh();
    this.#days.set(day, kept);
    return kept;
  }

  grew(): void {
    this.#size += 1;
    if (this.#size <= this.#most) return;
    const days = [...this.#days].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [day, kept] of days.slice(0, days.length / 2)) {
      this.#size -= this.#sizeOf(kept);
      this.#days.delete(day);
    }
    this.#since = days[Math.floor(days.length / 2)]?.[0] ?? '';
    // No day is as long as that.
    if (this.#size > this.#most) throw new Unreadable('too-large');
  }

  [Symbol.iterator](): Iterator<[string, T]> {
    return this.#days[Symbol.iterator]();
  }
}

/** Two lives of days by one device each. */
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
  readonly #days = new ByDay<Map<number, Counted>>(MOST_DAYS, ({ size }) => size);

  get isCut(): boolean {
    return this.#days.isCut;
  }

  add(source: number, { from, to }: Span, count: number): void {
    if (to - from > HOUR_MS) {
      const counted = this.#of(source, dayAt(from));
      if (counted) counted.long += count;
      return;
    }
    for (let at = from; ;) {
      const next = Math.min(to, (Math.floor(at / HOUR_MS) + 1) * HOUR_MS);
      const share = to > from ? (next - at) / (to - from) : 1;
      const counted = this.#of(source, dayAt(at));
      const hour = Math.floor((at - Math.floor(at / DAY_MS) * DAY_MS) / HOUR_MS);
      if (counted) counted.byHour[hour] = (counted.byHour[hour] ?? 0) + count * share;
      if (next >= to) return;
      at = next;
    }
  }

  #of(source: number, day: string): Counted | null {
    const sources = this.#days.of(day, () => new Map<number, Counted>());
    const known = sources?.get(source);
    if (!sources || known) return known ?? null;
    const counted = { byHour: new Float32Array(24), long: 0 };
    sources.set(source, counted);
    this.#days.grew();
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
  readonly #nights = new ByDay<Span[]>(MOST_PIECES, ({ length }) => length);

  get isCut(): boolean {
    return this.#nights.isCut;
  }

  add(span: Span): void {
    const night = this.#nights.of(dayAt(span.from + EVENING_MS), () => []);
    if (!night) return;
    night.push(span);
    this.#nights.grew();
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
