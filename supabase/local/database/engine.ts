import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answered, Asked, Said, Seed } from './engine-messages.ts';

/** For the stack's own work, such as a migration, which may take long on a slow machine. */
export const INTERNAL_LIMIT_MS = 10 * 60_000;

// PostgreSQL recurses on the thread's stack. With Node's default 4 MB it overflows before PostgreSQL's own limit.
const STACK_MB = 64;
const CLOSING_MS = 10_000;

/** A statement may take this many times its CPU limit in wall time: a busy machine does other things too. */
const MOST_WAITING = 4;

/** The database failed, rather than the request. */
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

/** `XX...` are internal errors, unless a function raised one on purpose. */
const isInternal = ({ error }: Answered): boolean =>
  error?.['code']?.startsWith('XX') === true && error['routine'] !== 'exec_stmt_raise';

const NUL = '\0';
const MOST_PARAMETERS = 65_535;

const wellFormed = (value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * PGlite computes lengths itself: a NUL, half a surrogate pair or one parameter too many would shift everything after
 * it.
 */
function sendable({ text, parameters }: Omit<Asked, 'id'>): Omit<Asked, 'id'> {
  if (text.includes(NUL)) throw new EngineFailure('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  if (!parameters) return { text: text.toWellFormed() };
  if (parameters.length > MOST_PARAMETERS) throw new EngineFailure('54023', 'too many parameters');
  return { text: text.toWellFormed(), parameters: parameters.map(wellFormed) };
}

const WASM = path.resolve(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../pglite.wasm');
let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiled once for all threads of a process, so that a restart is quick. */
const wasm = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes)));

interface Waiting {
  id: number;
  resolve(answered: Answered): void;
  reject(error: Error): void;
  patience: CpuLimit;
}

/** Expires by CPU time of the process, which nothing else on the machine can use up. */
class CpuLimit {
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

/** One thread running the database, asked one thing at a time, until it ends. */
export class EngineThread {
  over: EngineFailure | null = null;
  readonly #worker: Worker;
  readonly #died: (why: string) => void;
  readonly #ready = Promise.withResolvers<void>();
  #waiting: Waiting | null = null;
  #asked = 0;

  constructor(seed: Seed, onMessage: (channel: string, payload: string) => void, died: (why: string) => void) {
    this.#died = died;
    this.#ready.promise.catch(() => {});
    this.#worker = new Worker(new URL('engine-thread.ts', import.meta.url), {
      workerData: seed,
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#worker.on('message', (said: Said) => {
      if (said === 'ready') this.#begin();
      else if ('channel' in said) onMessage(said.channel, said.payload);
      else this.#settle(said);
    });
    this.#worker.on('error', (error) => this.end(String(error)));
    this.#worker.on('exit', () => this.end('the thread ended'));
  }

  /** From here on the server keeps the process alive. */
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
      this.#waiting = { id, resolve, reject, patience: new CpuLimit(patienceMs, end) };
      this.#worker.postMessage({ id, ...statement } satisfies Asked, []);
    });
  }

  /** Rejects whatever is waiting and does nothing more. */
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

  /** Resolves when it has stopped completely: two on one folder would lose rows. */
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

/** The database of a folder in its own thread, restarted after a crash or a forced stop. */
export class Engine {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #life: Promise<EngineThread> | null = null;

  constructor(folder: string, log: (line: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The running thread, as soon as there is one. */
  life(): Promise<EngineThread> {
    this.#life ??= this.#start();
    return this.#life;
  }

  async #start(): Promise<EngineThread> {
    let isStarted = false;
    const hear = (channel: string, payload: string) => this.#listeners.get(channel)?.forEach((heard) => heard(payload));
    const life = new EngineThread({ folder: this.#folder, wasm: await wasm() }, hear, (why) => {
      this.#log(`database: ${why}`);
      if (isStarted) this.#life = this.#startAfter(life);
    });
    try {
      await life.ready();
      for (const channel of this.#listeners.keys()) await life.ask({ text: `listen "${channel}"` }, INTERNAL_LIMIT_MS);
      isStarted = true;
      return life;
    } catch (error) {
      await life.gone();
      this.#life = null;
      throw error;
    }
  }

  #startAfter(life: EngineThread): Promise<EngineThread> {
    const next = life.gone().then(() => this.#start());
    // The next caller gets the error.
    next.catch(() => {});
    return next;
  }

  /** The caller has to tell the running thread. */
  hear(channel: string, listener: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    const life = await this.life().catch(() => null);
    await life?.close();
    this.#life = Promise.reject(closed());
    this.#life.catch(() => {});
  }
}
