/** One at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Whether somebody waits for the one who is on. */
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
