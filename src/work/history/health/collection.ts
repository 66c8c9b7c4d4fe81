import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { canonical, isPlausible, unitFactor } from '#src/work/history/measures.ts';
import { MOST_RECORDINGS } from '#src/work/history/recordings/recording.ts';
import type { Recording } from '#src/work/history/recordings/recording.ts';
import type { Problem, Reading, Reason, SourceName } from '#src/work/history/types.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import { dayAt, HOUR_MS, Sleep, Steps } from './days.ts';
import type { Span } from './days.ts';
import type { HealthFile } from './health-file.ts';

/** A moment of the world, and what the clock on the wall showed. */
export interface Stamp {
  at: number;
  wall: number;
}

/** A glucose sensor tells as many in two months; what is older than these is left out. */
const MOST_OF_A_KIND = 20_000;
const MOST_PROBLEMS = 10_000;
const MOST_NAMES = 200;
const LONG_AGO = Date.UTC(1950, 0, 1);

const SHIFT_MOST = 14 * HOUR_MS;

/** What is wrong with an entry, which harms itself alone. */
export class Faulty extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.name = 'Faulty';
    this.reason = reason;
  }
}

interface Recorded {
  recording: Recording;
  source: string;
}

/** What is told of a person by a phone, entry by entry. */
export class Collection {
  readonly #now: number;
  readonly #values = new Map<MeasurementKind, Map<number, number>>();
  readonly #steps = new Steps();
  readonly #sleep = new Sleep();
  readonly #recordings: Recorded[] = [];
  readonly #problems: Problem[] = [];
  readonly #dropped = new Set<string>();
  #entries = 0;
  #passed = 0;
  #isCut = false;
  /** The day that was not over when it was told, and all after it. */
  #unfinished = '9999';

  constructor(now: number) {
    this.#now = now;
  }

  /** One entry: `told` is the beginning of what stands there. */
  entry(told: () => string, take: () => void): void {
    this.#entries += 1;
    try {
      take();
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      if (this.#problems.length === MOST_PROBLEMS) return;
      this.#problems.push({ line: this.#entries, of: 'entry', reason: error.reason, text: told().slice(0, 90) });
    }
  }

  pass(): void {
    this.#passed += 1;
  }

  /** Of which nothing here has a place. */
  drop(name: string): void {
    if (this.#dropped.size < MOST_NAMES) this.#dropped.add(name.slice(0, 60));
  }

  end({ wall }: Stamp): void {
    this.#unfinished = dayAt(wall);
  }

  /** What two apps tell of one moment was measured once. */
  value(kind: MeasurementKind, when: Stamp, value: number, unit: string): void {
    const { at } = this.#good(when);
    if (!Number.isFinite(value)) throw new Faulty('number');
    const factor = unitFactor(kind, unit);
    if (factor === null) throw new Faulty('unit');
    const kept = canonical(kind, value, unit, factor);
    if (!isPlausible(kind, kept)) throw new Faulty('range');
    const known = this.#values.get(kind) ?? new Map<number, number>();
    if (!known.has(at)) known.set(at, kept);
    if (known.size >= 2 * MOST_OF_A_KIND) this.#values.set(kind, this.#newest(known));
    else this.#values.set(kind, known);
  }

  steps(source: string, { from, to }: { from: Stamp; to: Stamp }, count: number): void {
    if (!Number.isFinite(count) || count < 0) throw new Faulty('number');
    this.#steps.add(source, this.#span(from, to), count);
  }

  sleep({ from, to }: { from: Stamp; to: Stamp }): void {
    this.#sleep.add(this.#span(from, to));
  }

  recording(recording: Recording, source: string): void {
    if (this.#recordings.length === MOST_RECORDINGS) throw new Unreadable('damaged');
    this.#recordings.push({ recording, source });
  }

  file(source: SourceName, of: { file: string; seen: string; others: string[] }): HealthFile {
    const [readings, recordings] = [this.#readings(), this.#once()];
    if (readings.length + recordings.length + this.#problems.length === 0) throw new Unreadable('empty');
    return {
      part: {
        file: of.file,
        source,
        lines: this.#entries,
        evidence: [{ of: 'source', is: source, seen: of.seen }],
        dropped: [...this.#dropped].toSorted(),
        columns: null,
      },
      readings,
      recordings,
      problems: this.#problems,
      passed: this.#passed,
      isCut: this.#isCut,
      others: of.others,
    };
  }

  #good(when: Stamp): Stamp {
    const { at, wall } = when;
    if (!Number.isFinite(at) || Math.abs(wall - at) > SHIFT_MOST) throw new Faulty('date');
    if (at > this.#now + 24 * HOUR_MS) throw new Faulty('future');
    if (at < LONG_AGO) throw new Faulty('long-ago');
    return when;
  }

  /** A piece of a day by its clock as it began; a clock that was changed within lengthens nothing. */
  #span(from: Stamp, to: Stamp): Span {
    const begun = this.#good(from);
    const length = this.#good(to).at - begun.at;
    if (length < 0 || length > 24 * HOUR_MS) throw new Faulty('range');
    return { from: begun.wall, to: begun.wall + length };
  }

  #newest(known: ReadonlyMap<number, number>): Map<number, number> {
    this.#isCut ||= known.size > MOST_OF_A_KIND;
    return new Map([...known].toSorted(([a], [b]) => b - a).slice(0, MOST_OF_A_KIND));
  }

  #readings(): Reading[] {
    const readings: Reading[] = [];
    for (const [kind, known] of this.#values) {
      for (const [instant, value] of this.#newest(known)) {
        const at = new Date(instant).toISOString();
        readings.push({ key: `${kind}:${at}`, kind, value, at });
      }
    }
    return [...readings, ...this.#days()];
  }

  /** Of the clock on the wall: a day stays what it was, wherever its owner is by now. */
  *#days(): Generator<Reading> {
    for (const [day, value] of this.#steps.byDay()) yield* this.#day(day, 'steps', value, `${day}T12:00:00`);
    for (const [day, { hours, to }] of this.#sleep.byNight()) {
      const value = Math.round(hours * 100) / 100;
      yield* this.#day(day, 'sleep', value, new Date(to).toISOString().slice(0, 19));
    }
  }

  *#day(day: string, kind: 'steps' | 'sleep', value: number, at: string): Generator<Reading> {
    if (day >= this.#unfinished || value === 0) this.#passed += 1;
    else if (isPlausible(kind, value)) yield { key: `${kind}:${day}`, kind, value, at };
    else this.#problems.push({ line: this.#entries, of: 'entry', reason: 'range', text: `${day}: ${value}` });
  }

  /** Of what two apps recorded at once, what began first. */
  #once(): Recording[] {
    const kept: Recorded[] = [];
    for (const one of this.#recordings.toSorted((a, b) => a.recording.start - b.recording.start)) {
      const { recording, source } = one;
      const isKnown = ({ recording: { start, elapsed, activity }, source: other }: Recorded): boolean =>
        other !== source && activity === recording.activity && start + elapsed * 1000 > recording.start;
      if (kept.slice(-5).some(isKnown)) this.#passed += 1;
      else kept.push(one);
    }
    return kept.map(({ recording }) => recording);
  }
}
