import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answered, Asked, Said, Seed } from './engine-messages.ts';

/** The house's own work, such as a migration, takes as long as it takes on a slow machine. */
export const HOUSE_PATIENCE_MS = 10 * 60_000;

// PostgreSQL recurses on the thread's stack. With Node's 4 MB it overflows before PostgreSQL's own limit is met.
const STACK_MB = 64;
const CLOSING_MS = 10_000;

/** By the clock a statement may take this many times as long as by the processor: a busy machine works on other things. */
const MOST_WAITING = 4;

/** The database failed, and not what was asked of it. */
export class EngineFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'error';
    this.code = code;
  }
}

const crashed = (why: string) => new EngineFailure('57P02', 'the database crashed and is started again', why);
const late = () => new EngineFailure('57014', 'canceling statement due to statement timeout');
const closed = () => new EngineFailure('57P01', 'the database is closed');

/** `XX...` are the errors that PostgreSQL says cannot happen, unless a function raised one on purpose. */
const isInternal = ({ error }: Answered): boolean =>
  error?.['code']?.startsWith('XX') === true && error['routine'] !== 'exec_stmt_raise';

const NUL = '\0';
const MOST_PARAMETERS = 65_535;

const wellFormed = (value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/** PGlite counts lengths by hand: a NUL, half a character or one parameter too many would shift all that follows. */
function sendable({ text, parameters }: Omit<Asked, 'id'>): Omit<Asked, 'id'> {
  if (text.includes(NUL)) throw new EngineFailure('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  if (!parameters) return { text: text.toWellFormed() };
  if (parameters.length > MOST_PARAMETERS) throw new EngineFailure('54023', 'too many parameters');
  return { text: text.toWellFormed(), parameters: parameters.map(wellFormed) };
}

const WASM = path.resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../pglite.wasm');
let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiled once for all threads of a process, so that one that is started again is soon there. */
const wasm = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes)));

interface Waiting {
  id: number;
  resolve(answered: Answered): void;
  reject(error: Error): void;
  patience: Patience;
}

/** Runs out when the process has worked for so long, which nothing else on the machine can bring about. */
class Patience {
  readonly #ms: number;
  readonly #end: () => void;
  readonly #workedBefore = workedMs();
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout;

  constructor(ms: number, end: () => void) {
    this.#ms = ms;
    this.#end = end;
    this.#timer = setTimeout(() => this.#look(), ms);
  }

  #look(): void {
    const left = this.#ms - (workedMs() - this.#workedBefore);
    const isTooLate = performance.now() - this.#startedAt >= this.#ms * MOST_WAITING;
    if (left <= 0 || isTooLate) this.#end();
    else this.#timer = setTimeout(() => this.#look(), left);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One thread with the database in it, asked one thing at a time, until it ends. */
export class Life {
  over: EngineFailure | null = null;
  readonly #worker: Worker;
  readonly #died: (why: string) => void;
  readonly #ready = Promise.withResolvers<void>();
  #waiting: Waiting | null = null;
  #asked = 0;

  constructor(seed: Seed, heard: (channel: string, payload: string) => void, died: (why: string) => void) {
    this.#died = died;
    this.#ready.promise.catch(() => {});
    this.#worker = new Worker(new URL('engine-thread.ts', import.meta.url), {
      workerData: seed,
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#worker.on('message', (said: Said) => {
      if (said === 'ready') this.#begin();
      else if ('channel' in said) heard(said.channel, said.payload);
      else this.#settle(said);
    });
    this.#worker.on('error', (error) => this.end(String(error)));
    this.#worker.on('exit', () => this.end('the thread ended'));
  }

  /** From here on it is the server that holds the process. */
  #begin(): void {
    this.#worker.unref();
    this.#ready.resolve();
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  #settle(answered: Answered): void {
    const waiting = this.#waiting;
    if (waiting?.id !== answered.id) return;
    this.#waiting = null;
    waiting.patience.stop();
    const { error, broken } = answered;
    if (error && !broken) waiting.reject(Object.assign(new Error(error.message), error, { name: 'error' }));
    else if (broken === null) waiting.resolve(answered);
    else waiting.reject(crashed(broken));
    if (broken !== null || isInternal(answered)) this.end(broken ?? `${error?.['code']} in ${error?.['routine']}`);
  }

  async ask(asked: Omit<Asked, 'id'>, patienceMs: number): Promise<Answered> {
    if (this.over) throw this.over;
    const statement = sendable(asked);
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const end = () => this.end(`a statement took longer than ${patienceMs} ms`, late());
      this.#waiting = { id, resolve, reject, patience: new Patience(patienceMs, end) };
      this.#worker.postMessage({ id, ...statement } satisfies Asked, []);
    });
  }

  /** Whoever waits is refused, and nothing more is done here. */
  end(why: string, failure = crashed(why)): void {
    if (this.over) return;
    this.over = failure;
    this.#ready.reject(failure);
    if (this.#waiting) {
      this.#waiting.patience.stop();
      this.#waiting.reject(failure);
      this.#waiting = null;
    }
    this.#died(why);
  }

  /** Resolves when nothing of it runs any more: two on one folder would lose rows. */
  async gone(): Promise<void> {
    await this.#worker.terminate();
  }

  async close(): Promise<void> {
    this.over = closed();
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.ref();
    this.#worker.postMessage('close', []);
    const timer = setTimeout(() => void this.gone(), CLOSING_MS);
    await ended;
    clearTimeout(timer);
  }
}

/** The database of a folder in a thread of its own, started again where it crashed or had to be stopped. */
export class Engine {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #life: Promise<Life> | null = null;

  constructor(folder: string, log: (line: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The thread there is, as soon as there is one. */
  life(): Promise<Life> {
    this.#life ??= this.#start();
    return this.#life;
  }

  async #start(): Promise<Life> {
    let isStarted = false;
    const hear = (channel: string, payload: string) => this.#listeners.get(channel)?.forEach((heard) => heard(payload));
    const life = new Life({ folder: this.#folder, wasm: await wasm() }, hear, (why) => {
      this.#log(`database: ${why}`);
      if (isStarted) this.#life = this.#startAfter(life);
    });
    try {
      await life.ready();
      for (const channel of this.#listeners.keys()) await life.ask({ text: `listen "${channel}"` }, HOUSE_PATIENCE_MS);
      isStarted = true;
      return life;
    } catch (error) {
      await life.gone();
      this.#life = null;
      throw error;
    }
  }

  #startAfter(life: Life): Promise<Life> {
    const next = life.gone().then(() => this.#start());
    // Whoever asks next hears of it.
    next.catch(() => {});
    return next;
  }

  /** Whoever calls has to let the thread that is there know. */
  hear(channel: string, heard: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(heard));
    return () => void listeners.delete(heard);
  }

  async close(): Promise<void> {
    const life = await this.life().catch(() => null);
    await life?.close();
    this.#life = Promise.reject(closed());
    this.#life.catch(() => {});
  }
}
