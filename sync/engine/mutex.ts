/** One at a time, first come first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Somebody waits for the current holder. */
  get contended(): boolean {
    return this.#waiting > 0;
  }

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting++;
    await before;
    this.#waiting--;
    return resolve;
  }
}
