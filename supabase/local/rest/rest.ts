import { App } from '@supabase/lite';
import type { Handler, Peer, StackContext } from '../context.ts';
import { json } from '../http/answers.ts';
import { readAtMost } from '../http/body.ts';
import { callerOf } from './caller.ts';
import { answerAllErrors } from './errors.ts';
import { createRpc } from './rpc.ts';

const TOO_LARGE = { code: '413', message: 'The request body is too large', details: null, hint: null };

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
  // On its first request lite would otherwise grant everything to everyone, over the migrations' revokes.
  Object.assign(lite, { rlsState: 'active' });
  answerAllErrors(lite);
  return app;
}

/** `/rest/v1`: PostgREST's answers, made by lite over the stack's own connection, behind the checks it lacks. */
export function createRest(context: StackContext): Handler {
  const { lite, database, settings, log } = context;
  const app = openLite(context);
  const rpc = createRpc(context);
  const forget = (): void => {
    rpc.forget();
    void lite.clearSchemaCache();
  };
  // As with PostgREST, a change of the schema while it runs is told by `notify pgrst`.
  void database.listen('pgrst', forget).catch(() => log('rest: cannot hear of new tables'));

  const forward = (request: Request, peer: Peer) => app.fetch(request, { peerAddress: peer.address });
  return async (request, peer) => {
    const caller = await callerOf(context, request);
    if (caller instanceof Response) return caller;
    if (request.method === 'GET' || request.method === 'HEAD') return forward(request, peer);
    const body = await readAtMost(request, settings.maxBodyBytes);
    if (body === null) return json(413, TOO_LARGE, { connection: 'close' });
    const answer = await rpc.call(caller, request, body);
    if (answer) return answer;
    const headers = new Headers(request.headers);
    headers.delete('transfer-encoding');
    return forward(new Request(request.url, { method: request.method, headers, body }), peer);
  };
}
