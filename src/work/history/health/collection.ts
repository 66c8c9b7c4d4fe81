import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { canonical, isPlausible, unitFactor } from '#src/work/history/measures.ts';
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

export interface Stretch {
  from: Stamp;
  to: Stamp;
}

/** A glucose sensor tells as many in two months; what is older than these is left out. */
const MOST_OF_A_KIND = 20_000;
const MOST_PROBLEMS = 10_000;
const MOST_NAMES = 200;
/** Devices and apps, and kinds of activity. */
const MOST_WORDS = 2000;
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
  source: number;
  /** As its app calls what was done, whatever that means; null where it does not say. */
  called: number | null;
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** A part of a text holds all of it in memory; this does not. */
const copied = (part: string): string => decoder.decode(encoder.encode(part));

const startOf = ({ recording }: Recorded): number => recording.start;

const isMoment = ({ at, wall }: Stamp): boolean => Number.isFinite(at) && Math.abs(wall - at) <= SHIFT_MOST;

/** What is told of a person by a phone, entry by entry. */
export class Collection {
  readonly #now: number;
  readonly #values = new Map<MeasurementKind, Map<number, number>>();
  readonly #steps = new Steps();
  readonly #sleep = new Sleep();
  readonly #words = new Map<string, number>();
  #recordings: Recorded[] = [];
  readonly #problems: Problem[] = [];
  readonly #dropped = new Set<string>();
  #entries = 0;
  #passed = 0;
  #isCut = false;
  /** When it was told; where it does not say, the newest of what it tells. */
  #end: Stamp | null = null;
  #newest: Stamp = { at: -Infinity, wall: -Infinity };

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
    if (this.#dropped.size < MOST_NAMES) this.#dropped.add(copied(name.slice(0, 60)));
  }

  end(when: Stamp): void {
    if (isMoment(when)) this.#end = when;
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
    if (known.size >= 2 * MOST_OF_A_KIND) this.#values.set(kind, new Map(this.#cut([...known], ([moment]) => moment)));
    else this.#values.set(kind, known);
  }

  steps(source: string, stretch: Stretch, count: number): void {
    if (!Number.isFinite(count) || count < 0) throw new Faulty('number');
    this.#steps.add(this.#numberOf(source), this.#span(stretch), count);
  }

  sleep(stretch: Stretch): void {
    this.#sleep.add(this.#span(stretch));
  }

  /** `called` is empty where nobody says what was done. */
  recording(stretch: Stretch, { source, called }: { source: string; called: string }, told: Recording): void {
    this.#span(stretch);
    const recording = { ...told, name: copied(told.name), notes: copied(told.notes) };
    const kind = called === '' ? null : this.#numberOf(called);
    this.#recordings.push({ recording, source: this.#numberOf(source), called: kind });
    if (this.#recordings.length >= 2 * MOST_OF_A_KIND) this.#recordings = this.#cut(this.#recordings, startOf);
  }

  file(source: SourceName, of: { file: string; seen: string; others: string[] }): HealthFile {
    const [readings, recordings] = [this.#readings(), this.#once()];
    this.#isCut ||= this.#steps.isCut || this.#sleep.isCut;
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
    if (!isMoment(when)) throw new Faulty('date');
    if (at > this.#now + 24 * HOUR_MS) throw new Faulty('future');
    if (at < LONG_AGO) throw new Faulty('long-ago');
    // A clock that is ahead ends no day.
    const seen = Math.min(at, this.#now);
    if (seen > this.#newest.at) this.#newest = { at: seen, wall: seen + wall - at };
    return when;
  }

  /** Of a device, an app or an activity: there are few, and each is told over and over. */
  #numberOf(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    if (this.#words.size === MOST_WORDS) throw new Unreadable('too-large');
    this.#words.set(copied(word), this.#words.size);
    return this.#words.size - 1;
  }

  /** A piece of a day by its clock as it began; a clock that was changed within lengthens nothing. */
  #span({ from, to }: Stretch): Span {
    const begun = this.#good(from);
    const length = this.#good(to).at - begun.at;
    if (length < 0 || length > 24 * HOUR_MS) throw new Faulty('range');
    return { from: begun.wall, to: begun.wall + length };
  }

  /** The newest first. */
  #cut<T>(all: readonly T[], atOf: (one: T) => number): T[] {
    this.#isCut ||= all.length > MOST_OF_A_KIND;
    return all.toSorted((a, b) => atOf(b) - atOf(a)).slice(0, MOST_OF_A_KIND);
  }

  #readings(): Reading[] {
    const readings: Reading[] = [];
    for (const [kind, known] of this.#values) {
      for (const [instant, value] of this.#cut([...known], ([moment]) => moment)) {
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
    if (day >= dayAt((this.#end ?? this.#newest).wall) || value === 0) this.#passed += 1;
    else if (isPlausible(kind, value)) yield { key: `${kind}:${day}`, kind, value, at };
    else this.#problems.push({ line: this.#entries, of: 'entry', reason: 'range', text: `${day}: ${value}` });
  }

  /** Of what two apps recorded at once, what began first. */
  #once(): Recording[] {
    const kept: Recorded[] = [];
    for (const one of this.#cut(this.#recordings, startOf).toReversed()) {
      const isKnown = (other: Recorded): boolean =>
        other.source !== one.source &&
        other.called !== null &&
        other.called === one.called &&
        startOf(other) + other.recording.elapsed * 1000 > startOf(one);
      if (kept.slice(-5).some(isKnown)) this.#passed += 1;
      else kept.push(one);
    }
    return kept.map(({ recording }) => recording);
  }
}
