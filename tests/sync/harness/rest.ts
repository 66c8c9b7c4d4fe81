import { setImmediate as nextTurn } from 'node:timers/promises';

// Whether anything is still going on. Devices run on microtasks, on the turns that fake-indexeddb takes, on short
// real timers of libraries and on requests let through the network switch; nothing else moves between two steps.

const TURNS = 5;
const SHORT_MS = 30;
/** Of this process's own time, longer than any request takes: beside others it may wait for its turn for minutes. */
const PATIENCE_MS = 60_000;
/** To ask the system for it at each turn took a twentieth of a schedule. */
const TURNS_A_LOOK = 1000;

let requests = 0;
let shortTimers = 0;
let digests = 0;
const transactions = new Set<object>();

export function whileRequesting<T>(request: Promise<T>): Promise<T> {
  requests += 1;
  return request.finally(() => {
    requests -= 1;
  });
}

export const began = (transaction: object): void => void transactions.add(transaction);
export const ended = (transaction: object): void => void transactions.delete(transaction);

function countShortTimers(): void {
  const set = globalThis.setTimeout;
  const clear = globalThis.clearTimeout;
  const counted = new Set<unknown>();
  const done = (timer: unknown): void => {
    if (counted.delete(timer)) shortTimers -= 1;
  };
  const counting = (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    if ((ms ?? 0) > SHORT_MS) return set(run, ms, ...values);
    shortTimers += 1;
    const timer: unknown = set(() => {
      done(timer);
      run(...values);
    }, ms);
    counted.add(timer);
    return timer;
  };
  Object.assign(counting, set);
  Object.defineProperty(globalThis, 'setTimeout', { value: counting, writable: true });
  const forgetting = (timer: ReturnType<typeof set>): void => {
    done(timer);
    clear(timer);
  };
  Object.defineProperty(globalThis, 'clearTimeout', { value: forgetting, writable: true });
}

function countDigests(): void {
  const { subtle } = globalThis.crypto;
  const digest = subtle.digest.bind(subtle);
  subtle.digest = (...given) => {
    digests += 1;
    return digest(...given).finally(() => {
      digests -= 1;
    });
  };
}

let watching = false;

export function watchTheProcess(): void {
  if (watching) return;
  watching = true;
  countShortTimers();
  countDigests();
}

const isBusy = (): boolean => requests + shortTimers + digests + transactions.size > 0;

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Resolves when every device waits for the network, for a timer of the schedule, or for nothing. */
export async function rest(): Promise<void> {
  let start = 0;
  for (let [still, turns] = [0, 1]; still < TURNS; turns++) {
    await nextTurn();
    still = isBusy() ? 0 : still + 1;
    if (turns % TURNS_A_LOOK !== 0) continue;
    start ||= spentMs();
    if (spentMs() - start > PATIENCE_MS) {
      throw new Error(`no rest: ${requests} requests, ${shortTimers} timers, ${transactions.size} transactions`);
    }
  }
}
