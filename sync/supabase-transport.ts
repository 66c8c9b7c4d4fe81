import type { AuthError, RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import {
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  REALTIME_SUBSCRIBE_STATES,
} from '@supabase/supabase-js';
import { TransportError } from '#sync/engine/transport.ts';
import type { Digest, FailureKind, Page, Transport, Verdict } from '#sync/engine/transport.ts';
import type { Moved } from '#sync/engine/traffic.ts';
import { classOf, retryAfter } from '#sync/engine/verdict.ts';

/** Raise it when this client would misread the server's answers; the server can demand a minimum (law 14). */
const CLIENT = 1;

interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}

/** Only a refusal asks for a password, not a lost request or a refresh overtaken by another sign-in. */
function kindOf(error: AuthError | null): FailureKind {
  const status = error?.status ?? 0;
  if (isAuthRetryableFetchError(error)) return classOf(status);
  return isAuthRefreshDiscardedError(error) || status === 429 ? 'server' : 'sign-in';
}

const authFailure = (error: AuthError | null): TransportError =>
  new TransportError({ kind: kindOf(error), code: error?.code ?? String(error?.status ?? 0) });

/** Law 12: requests go out only in the name of the database's owner. */
async function tokenOf(supabase: SupabaseClient, userId: string, refresh: boolean): Promise<string> {
  const { data, error } = await (refresh ? supabase.auth.refreshSession() : supabase.auth.getSession());
  if (!data.session) throw authFailure(error);
  if (data.session.user.id !== userId) throw new TransportError({ kind: 'sign-in', code: 'another-user' });
  return data.session.access_token;
}

interface Call {
  name: string;
  args: Record<string, unknown>;
  signal: AbortSignal;
}

type Count = (moved: Moved) => void;

const bytesIn = (text: unknown): number => (typeof text === 'string' ? new TextEncoder().encode(text).length : 0);

/** As it came over the network, where the server says so. */
const lengthOf = async (response: Response): Promise<number> =>
  Number(response.headers.get('content-length')) ||
  (await response
    .clone()
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength,
      () => 0,
    ));

async function callWith(
  supabase: SupabaseClient,
  token: string,
  { name, args, signal }: Call,
  count: Count,
): Promise<unknown> {
  const query = supabase.rpc(name, args).setHeader('Authorization', `Bearer ${token}`).abortSignal(signal);
  let wait: string | null = null;
  // The query's result has no headers; only its own fetch sees them.
  const inner = query as unknown as { fetch: typeof fetch };
  const send = inner.fetch;
  inner.fetch = async (...request) => {
    const response = await send(...request);
    wait = response.headers.get('retry-after');
    count({ sent: bytesIn(request[1]?.body), received: await lengthOf(response) });
    return response;
  };
  const { data, error, status }: Answer = await query;
  if (!error) return data;
  const retryAfterSeconds = retryAfter(wait, Date.now());
  throw new TransportError({
    kind: classOf(status, error.code),
    code: error.code || String(status),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

const isSignIn = (error: unknown): boolean => error instanceof TransportError && error.kind === 'sign-in';

/** `count` hears of each answer what was sent for it and what came. */
export function supabaseTransport(supabase: SupabaseClient, userId: string, count: Count = () => undefined): Transport {
  /** Law 10: a request refused for its token is repeated once with a fresh one. */
  async function call(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<unknown> {
    const request = { name, args, signal };
    const token = await tokenOf(supabase, userId, false);
    try {
      return await callWith(supabase, token, request, count);
    } catch (error) {
      if (!isSignIn(error)) throw error;
      // The app may have renewed it in the meantime.
      const renewed = await tokenOf(supabase, userId, false);
      return callWith(supabase, renewed === token ? await tokenOf(supabase, userId, true) : renewed, request, count);
    }
  }

  function listen(topic: string, onHint: () => void): RealtimeChannel {
    return supabase
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'changed' }, onHint)
      .subscribe((status) => {
        // Anything sent while nobody listened has to be pulled.
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) onHint();
      });
  }

  return {
    pull: async (cursor, page, signal) => {
      const answer = (await call('sync_pull', { cursor, page, client: CLIENT }, signal)) as Partial<Page> | null;
      if (!Array.isArray(answer?.changes) || !answer.cursor)
        throw new TransportError({ kind: 'server', code: 'answer' });
      return answer as Page;
    },
    push: async (ops, signal) => {
      const asked = ops.map(({ entity, row, base_rev }) => ({ entity, row, base_rev }));
      const answer = await call('sync_push', { ops: asked, client: CLIENT }, signal);
      if (!Array.isArray(answer)) throw new TransportError({ kind: 'server', code: 'answer' });
      return answer as Verdict[];
    },
    digest: async (signal) => (await call('sync_digest', {}, signal)) as Digest,
    ping(onHint) {
      const topics = [`user:${userId}`, 'shared:community', 'shared:catalogue'];
      const channels = topics.map((topic) => listen(topic, onHint));
      return () => {
        for (const channel of channels) void supabase.removeChannel(channel);
      };
    },
  };
}
