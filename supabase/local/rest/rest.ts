import { App } from '@supabase/lite';
import type { Handler, Peer, StackContext } from '../context.ts';
import { json } from '../http/answers.ts';
import { readAtMost, saysJson } from '../http/body.ts';
import { hasTooManyBrackets, isNestedTooDeep } from '../http/nesting.ts';
import { faultOfAddress } from './address.ts';
import { callerOf } from './caller.ts';
import { answerAllErrors } from './errors.ts';
import { createRpc } from './rpc.ts';

const TOO_LARGE = { code: '413', message: 'The request body is too large', details: null, hint: null };

const unreadable = (code: string, why: string) =>
  json(400, { code, message: `The request cannot be read: ${why}`, details: null, hint: null });

// PostgreSQL text cannot hold a NUL, and in a column name it would end the statement.
const NUL_ESCAPE = String.raw`\u0000`;

function isTooDeep(request: Request, body: string): boolean {
  return saysJson(request) ? isNestedTooDeep(body) : hasTooManyBrackets(body);
}

function openLite({ lite, settings }: StackContext): App {
  const app = new App({
    connection: lite,
    api: { max_rows: settings.maxRows },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.anonKey,
      secret_key: settings.serviceKey,
      site_url: settings.siteUrl,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
  // Otherwise lite's first request would grant everything to everyone, overriding the migrations' revokes.
  Object.assign(lite, { rlsState: 'active' });
  answerAllErrors(lite);
  return app;
}

/** `/rest/v1`: PostgREST's answers, by lite over the stack's own connection, behind the checks it lacks. */
export function createRest(context: StackContext): Handler {
  const { lite, database, settings, log } = context;
  const app = openLite(context);
  const rpc = createRpc(context);
  const forget = (): void => {
    rpc.forget();
    void lite.clearSchemaCache();
  };
  // As with PostgREST, `notify pgrst` announces a schema change at runtime.
  void database.listen('pgrst', forget).catch(() => log('rest: cannot hear of new tables'));

  const forward = (request: Request, peer: Peer) => app.fetch(request, { peerAddress: peer.address });
  return async (request, peer) => {
    const caller = await callerOf(context, request);
    if (caller instanceof Response) return caller;
    const fault = faultOfAddress(new URL(request.url).searchParams);
    if (fault !== null) return unreadable('PGRST100', fault);
    if (request.method === 'GET' || request.method === 'HEAD') return forward(request, peer);
    const body = await readAtMost(request, settings.maxBodyBytes);
    if (body === null) return json(413, TOO_LARGE, { connection: 'close' });
    const text = new TextDecoder().decode(body);
    if (isTooDeep(request, text)) return unreadable('PGRST102', 'the body is nested too deep');
    const answer = await rpc.call(caller, request, text);
    if (answer) return answer;
    if (text.includes(NUL_ESCAPE)) return unreadable('PGRST102', 'the body holds a character that no text can hold');
    const headers = new Headers(request.headers);
    headers.delete('transfer-encoding');
    return forward(new Request(request.url, { method: request.method, headers, body }), peer);
  };
}
