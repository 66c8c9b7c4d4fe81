import { z } from 'zod';
import { failureOf } from './failure.ts';

/** An error answer, sent as JSON. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

const CLOSED = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const LARGEST_BODY = 16 * 1024;

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...CROSS_ORIGIN, ...CLOSED, 'content-type': 'application/json' },
  });
}

/** The body as it came, for whoever signed its bytes. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw new Refusal(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const readText = async (request: Request): Promise<string> => new TextDecoder().decode(await readBytes(request));

export async function readJson<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.infer<Shape>> {
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
  const read = shape.safeParse(body);
  if (!read.success) throw new Refusal(400, z.prettifyError(read.error));
  return read.data;
}

function answerTo(error: unknown): Response {
  if (error instanceof Refusal) return json(error.status, { error: error.message });
  // oxlint-disable-next-line no-console -- the runtime's log is its console
  console.error(failureOf(error));
  return json(500, { error: 'Something went wrong.' });
}

/** Wraps a function for both runtimes: answers preflights, and words refusals and failures. */
export function serve(handle: (request: Request) => Promise<Response>): { fetch(request: Request): Promise<Response> } {
  return {
    async fetch(request) {
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { ...CROSS_ORIGIN, ...CLOSED } });
      try {
        return await handle(request);
      } catch (error) {
        return answerTo(error);
      }
    },
  };
}

export function onlyPost(request: Request): void {
  if (request.method !== 'POST') throw new Refusal(405, 'Use POST.');
}
