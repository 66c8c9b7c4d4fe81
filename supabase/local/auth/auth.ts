import type { Handler, StackContext } from '../context.ts';
import { json } from '../http/answers.ts';
import { addressOf, apiKeyOf, bearerOf, readBody } from './call.ts';
import type { AuthContext, Call } from './call.ts';
import { AuthFault, answerFault } from './faults.ts';
import { PEOPLE_OF_AN_ADDRESS, createCounter, createTurns } from './limits.ts';
import { createPost } from './post.ts';
import { findRoute } from './routes.ts';
import type { Route } from './routes.ts';
import { sameText } from './call.ts';

const PREFIX = '/auth/v1';
const UNEXPECTED = new AuthFault(
  500,
  'unexpected_failure',
  'Unexpected failure, please check server logs for more information',
);
const NOT_ADMIN = new AuthFault(403, 'not_admin', 'User not allowed');

/** On a hosted project the gateway checks keys, and words the refusal its own way. */
function keyMissing(request: Request): Response {
  const given = request.headers.get('apikey');
  return given
    ? json(401, { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' })
    : json(401, { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' });
}

/** The service key counts unless a user's token is sent with it: then the request is the user's. */
async function isServer({ settings, tokens }: StackContext, call: Call): Promise<boolean> {
  if (!call.bearer || sameText(call.bearer, settings.serviceKey)) return call.apiKey === 'service';
  return (await tokens.verify(call.bearer))?.role === 'service_role';
}

/** The database refuses to store it; hosted, this is an unexpected failure. */
const NO_NAME = new AuthFault(422, 'validation_failed', 'This is not a name.');
const CHECK_VIOLATION = '23514';

const isCheckViolation = (error: unknown): boolean => (error as { code?: string }).code === CHECK_VIOLATION;

/** A database message may quote what somebody typed, so only its codes are logged. */
function describe(error: unknown): string {
  const { name, code, constraint } = error as { name?: string; code?: string; constraint?: string };
  return [name, code, constraint].filter(Boolean).join(' ');
}

async function answer(auth: AuthContext, request: Request, address: string, route: Route, params: string[]) {
  const apiKey = await apiKeyOf(request, auth);
  if (!apiKey && route.door !== 'open') return keyMissing(request);
  const call: Call = {
    url: new URL(request.url),
    params,
    body: await readBody(request, auth.settings.maxBodyBytes),
    bearer: bearerOf(request),
    apiKey,
    address,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
  };
  if (route.door === 'server' && !(await isServer(auth, call))) throw NOT_ADMIN;
  return route.endpoint(auth, call);
}

/** `/auth/v1`: the part of GoTrue the product calls. */
export function createAuth(context: StackContext): Handler {
  const { passwordAttempts, windowSeconds } = context.settings.limits;
  const auth: AuthContext = {
    ...context,
    post: createPost(context),
    attempts: createCounter(passwordAttempts, windowSeconds),
    attemptsOfAddress: createCounter(passwordAttempts * PEOPLE_OF_AN_ADDRESS, windowSeconds),
    hashInTurn: createTurns(passwordAttempts),
    codeAttempts: createCounter(Math.min(passwordAttempts, 10), windowSeconds),
    ceremonies: createCounter(passwordAttempts * PEOPLE_OF_AN_ADDRESS, windowSeconds),
  };
  return async (request, peer) => {
    const path = new URL(request.url).pathname.slice(PREFIX.length);
    try {
      const found = findRoute(request.method, path);
      if (!found) throw new AuthFault(404, 'not_found', 'Not found');
      return await answer(auth, request, addressOf(peer), found.route, found.params);
    } catch (error) {
      if (error instanceof AuthFault) return answerFault(request, error);
      if (isCheckViolation(error)) return answerFault(request, NO_NAME);
      context.log(`auth: ${request.method} ${path.replaceAll(/[0-9a-f-]{36}/gi, ':id')} failed: ${describe(error)}`);
      return answerFault(request, UNEXPECTED);
    }
  };
}
