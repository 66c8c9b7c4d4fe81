import type { Handler } from '../context.ts';
import type { Claims } from '../database/database.ts';
import { json, notFound } from '../http/answers.ts';
import { readAtMost } from '../http/body.ts';
import { parseJson } from '../http/nesting.ts';
import { isRefused } from './callers.ts';
import { isFields } from './frames.ts';
import type { Fields } from './frames.ts';
import type { Services } from './join.ts';
import { LIMITS } from './limits.ts';

const BATCH_PATH = '/realtime/v1/api/broadcast';
const SINGLE_PATH = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;
const NAME_BYTES = 255;

interface Message {
  topic: string;
  event: string;
  payload: Fields;
  isPrivate: boolean;
}

/** Broadcasts without a websocket: several at once, or one named by the address. */
export function createHttpBroadcast(services: Services): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const single = SINGLE_PATH.exec(pathname);
    if (!single && pathname !== BATCH_PATH) return notFound();
    if (request.method !== 'POST') return json(405, { message: 'Method not allowed' });
    const claims = await callerOf(request, services);
    if (!claims) return json(401, { message: 'Unauthorized' });
    const read = await readAtMost(request, LIMITS.payloadBytes);
    if (read === null) return json(413, { message: 'Payload size exceeds tenant limit' }, { connection: 'close' });
    const body = Buffer.from(read.buffer);
    try {
      if (!single) return await sendBatch(services, claims, body);
      const [topic, event] = [decodeURIComponent(single[1] ?? ''), decodeURIComponent(single[2] ?? '')];
      return await sendSingle(services, claims, request, topic, event, body);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof URIError) return json(400, { message: 'Bad Request' });
      throw error;
    }
  };
}

/** The key admits the request, and a token beside it names the user. */
async function callerOf(request: Request, { callers }: Services): Promise<Claims | null> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const byKey = await callers.byKey(request.headers.get('apikey') ?? bearer);
  if (!byKey || bearer === null) return byKey;
  const asKey = await callers.byKey(bearer);
  if (asKey) return asKey;
  const claims = await callers.byToken(bearer);
  return isRefused(claims) ? null : claims;
}

async function sendBatch(services: Services, claims: Claims, body: Buffer): Promise<Response> {
  const parsed = parseJson(body.toString());
  const messages = isFields(parsed) && Array.isArray(parsed['messages']) ? parsed['messages'].map(readMessage) : [];
  if (messages.length === 0) return json(422, { errors: { messages: ["can't be blank"] } });
  if (messages.includes(null)) return json(422, { errors: { messages: ['is invalid'] } });
  const allowed = new Map<string, boolean>();
  for (const { topic, event, payload, isPrivate } of messages.filter((message) => message !== null)) {
    if (isPrivate && !allowed.has(topic)) {
      allowed.set(topic, await services.authorization.canWrite(claims, topic));
    }
    // A hosted project drops what the caller may not send, and accepts the rest.
    if (isPrivate && !allowed.get(topic)) continue;
    services.broadcast(topic, isPrivate, { payload: { type: 'broadcast', event, payload } });
  }
  return new Response(null, { status: 202 });
}

function readMessage(message: unknown): Message | null {
  if (!isFields(message)) return null;
  const { topic, event, payload } = message;
  if (typeof topic !== 'string' || typeof event !== 'string' || !isFields(payload) || !topic || !event) return null;
  return { topic, event, payload, isPrivate: message['private'] === true };
}

async function sendSingle(
  { authorization, broadcast }: Services,
  claims: Claims,
  request: Request,
  topic: string,
  event: string,
  body: Buffer,
): Promise<Response> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim();
  if (type !== 'application/json' && type !== 'application/octet-stream') {
    return json(415, { message: 'Unsupported Media Type' });
  }
  if (tooLong(`realtime:${topic}`) || tooLong(event)) return json(422, { errors: { event: ['is too long'] } });
  const encoding = type === 'application/json' ? 'json' : 'binary';
  if (encoding === 'json') parseJson(body.toString());
  const isPrivate = new URL(request.url).searchParams.get('private') === 'true';
  if (isPrivate && !(await authorization.canWrite(claims, topic))) return json(403, { message: 'Unauthorized' });
  broadcast(topic, isPrivate, { packed: { event, encoding, body } });
  return new Response(null, { status: 202 });
}

const tooLong = (name: string): boolean => Buffer.byteLength(name) > NAME_BYTES;
