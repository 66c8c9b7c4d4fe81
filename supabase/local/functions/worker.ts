import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, Asked, WorkerSeed } from './messages.ts';

interface Module {
  default: { fetch(request: Request): Promise<Response> };
}

const { entry } = workerData as WorkerSeed;
const loading = import(entry) as Promise<Module>;
const port = parentPort;

async function run({ url, method, headers, body }: Asked): Promise<Omit<Answered, 'id'>> {
  // A module that does not load ends the worker; a failing call affects only itself.
  const module = await loading;
  const request = new Request(url, { method, headers, ...(body.byteLength > 0 ? { body } : {}) });
  try {
    const response = await module.default.fetch(request);
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const text = JSON.stringify({ code: 'WORKER_ERROR', message: 'The function failed (see the log).' });
    return {
      status: 500,
      headers: [['content-type', 'application/json']],
      body: await new Response(text).arrayBuffer(),
    };
  }
}

async function answer(asked: Asked): Promise<void> {
  const { status, headers, body } = await run(asked);
  port?.postMessage({ id: asked.id, status, headers, body } satisfies Answered, [body]);
}

port?.on('message', (asked: Asked) => void answer(asked));
