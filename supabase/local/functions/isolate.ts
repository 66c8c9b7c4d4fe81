import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { json } from '../http/answers.ts';
import type { Answered, Asked, WorkerSeed } from './messages.ts';

export interface IsolateOptions {
  name: string;
  file: string;
  env: Record<string, string>;
  timeoutMs: number;
  log: (line: string) => void;
}

/** A function in its own thread, with its own environment; nothing it does can end the stack. */
export interface Isolate {
  ask(request: Omit<Asked, 'id'>): Promise<Response>;
  readonly ended: boolean;
  stop(): Promise<void>;
}

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const HEAP_MB = 192;
const NO_BODY = new Set([101, 204, 205, 304]);

const failed = (): Response => json(500, { code: 'WORKER_ERROR', message: 'The function stopped (see the log).' });
const late = (): Response => json(504, { code: 'IDLE_TIMEOUT', message: 'The function did not answer in time.' });

/** A function may return what is not a valid answer, such as `Response.error()`. */
function responseOf({ status, headers, body }: Answered): Response {
  try {
    return new Response(NO_BODY.has(status) ? null : body, { status, headers });
  } catch {
    return failed();
  }
}

function startWorker({ name, file, env, log }: IsolateOptions): Worker {
  const seed: WorkerSeed = { entry: pathToFileURL(file).href };
  const worker = new Worker(WORKER, {
    name,
    env,
    workerData: seed,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (text: Buffer) => log(`Function ${name}: ${String(text).trimEnd()}`));
  return worker;
}

export function startIsolate(options: IsolateOptions): Isolate {
  const waiting = new Map<number, (response: Response) => void>();
  const worker = startWorker(options);
  let asked = 0;
  let ended = false;

  const end = (): void => {
    ended = true;
    for (const answer of waiting.values()) answer(failed());
    waiting.clear();
  };
  worker.on('message', (answered: Answered) => {
    waiting.get(answered.id)?.(responseOf(answered));
    waiting.delete(answered.id);
  });
  worker.on('error', (error) => {
    options.log(`Function ${options.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    end();
  });
  worker.on('exit', end);

  // A loop that never yields blocks every other call too, so the thread is ended and the next call gets a new one.
  const giveUp = (id: number): void => {
    waiting.get(id)?.(late());
    waiting.delete(id);
    end();
    void worker.terminate();
  };

  return {
    get ended() {
      return ended;
    },
    ask(request) {
      const id = ++asked;
      const { promise, resolve } = Promise.withResolvers<Response>();
      const timer = setTimeout(() => giveUp(id), options.timeoutMs);
      waiting.set(id, resolve);
      worker.postMessage({ id, ...request } satisfies Asked, [request.body]);
      return promise.finally(() => clearTimeout(timer));
    },
    async stop() {
      end();
      await worker.terminate();
    },
  };
}
