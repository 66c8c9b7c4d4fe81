// Time of a schedule: it stands still until the schedule moves it, and all devices' timers hang on it.

interface Timer {
  due: number;
  order: number;
  run: () => void;
  frozen: () => boolean;
}

export interface Timers {
  set(fn: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export class Time {
  #now: number;
  #order = 0;
  readonly #waiting = new Map<number, Timer>();

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  tick(ms: number): void {
    this.#now += ms;
  }

  /** The timers of one context: they die with it, and wait while it is frozen. */
  timers(alive: () => boolean, frozen: () => boolean): Timers {
    return {
      set: (fn, ms) => {
        this.#order += 1;
        const order = this.#order;
        const run = () => {
          if (alive()) fn();
        };
        this.#waiting.set(order, { due: this.#now + Math.max(0, ms), order, run, frozen });
        return order;
      },
      clear: (handle) => {
        if (typeof handle === 'number') this.#waiting.delete(handle);
      },
    };
  }

  /** When the next timer is due; null where none waits. */
  next(): number | null {
    let due: number | null = null;
    for (const timer of this.#waiting.values()) {
      if (!timer.frozen()) due = due === null ? timer.due : Math.min(due, timer.due);
    }
    return due;
  }

  /** Runs what is due until then, in its order, and lets everything come to rest after each. */
  async advance(ms: number, rest: () => Promise<void>): Promise<void> {
    const until = this.#now + ms;
    for (let first = this.#first(until); first; first = this.#first(until)) {
      this.#waiting.delete(first.order);
      this.#now = Math.max(this.#now, first.due);
      first.run();
      await rest();
    }
    this.#now = Math.max(this.#now, until);
  }

  /** A lid is shut: what was due meanwhile runs once when it opens. */
  async sleep(ms: number, rest: () => Promise<void>): Promise<void> {
    this.#now += ms;
    await this.advance(0, rest);
  }

  #first(until: number): Timer | null {
    let first: Timer | null = null;
    for (const timer of this.#waiting.values()) {
      if (timer.due > until || timer.frozen()) continue;
      if (!first || timer.due < first.due || (timer.due === first.due && timer.order < first.order)) first = timer;
    }
    return first;
  }
}
