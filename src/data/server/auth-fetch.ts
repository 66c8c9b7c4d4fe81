import { AuthRetryableFetchError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { OFFLINE, PORTAL, PORTAL_STATUS, REFUSALS } from './auth-codes.ts';

// The one place that hears from the server that a session has ended.

const LIMIT_MS = 20_000;

const isAuth = (url: string): boolean => url.includes('/auth/v1/');
const isRefresh = (url: string): boolean => url.includes('/auth/v1/token') && url.includes('grant_type=refresh_token');

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function refreshTokenIn(body: unknown): string | null {
  const token = typeof body === 'string' ? parse(body)['refresh_token'] : null;
  return typeof token === 'string' ? token : null;
}

const UNREACHABLE = 'unreachable';

/** The status given to requests that got no answer. */
const UNANSWERED: ReadonlyMap<string | undefined, number> = new Map([
  [OFFLINE, 0],
  [PORTAL, PORTAL_STATUS],
  [UNREACHABLE, 503],
]);

/** None of the statuses that supabase-js retries: it would block everybody else for half a minute. */
const unanswered = (error_code: string): Response => Response.json({ error_code, msg: error_code }, { status: 400 });

const LONGEST_MESSAGE = 300;

/** A sentence for people, not a proxy's page or a stack trace. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= LONGEST_MESSAGE &&
  !/<\/?[a-z!]|^\s*[[{]/i.test(value);

/** Without a message, supabase-js makes one up from the body, the status text or a parse error. */
async function withReadableMessage(response: Response): Promise<Response> {
  const body = parse(await response.text().catch(() => ''));
  const { msg, message, error_description, error } = body;
  const sentence = [msg, message, error_description, error].find(isSentence) ?? '';
  return new Response(JSON.stringify({ ...body, msg: sentence }), response);
}

/** Calls `refused` with the refresh token that the server rejected, before supabase-js sees the response. */
export function authFetch(refused: (refreshToken: string) => Promise<void>, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isAuth(url)) return send(input, init);
    const inTime = { ...init, signal: AbortSignal.timeout(LIMIT_MS) };
    if (!isRefresh(url)) {
      const response = await send(input, inTime);
      return response.ok ? response : withReadableMessage(response);
    }
    const response = await send(input, inTime).catch(() => null);
    if (!response) return unanswered(OFFLINE);
    if (response.status === PORTAL_STATUS) return unanswered(PORTAL);
    const text = await response.text().catch(() => '');
    const { error_code: named, code, access_token } = parse(text);
    if (response.ok) return access_token ? new Response(text, response) : unanswered(UNREACHABLE);
    if (!REFUSALS.has(String(named ?? code))) return unanswered(UNREACHABLE);
    const token = refreshTokenIn(init?.body);
    if (token !== null) await refused(token);
    return new Response(text, response);
  };
}

/**
 * An unanswered attempt says nothing about the next one. supabase-js would answer from memory for a minute, and a
 * device that is online again would not sync.
 */
export function alwaysRetry(supabase: SupabaseClient): void {
  const auth = supabase.auth as typeof supabase.auth & { lastRefreshFailure: unknown };
  const refresh = auth.refreshSession.bind(auth);
  auth.refreshSession = async (...given) => {
    auth.lastRefreshFailure = null;
    const answer = await refresh(...given);
    const code = answer.error?.code;
    const status = UNANSWERED.get(code);
    if (code === undefined || status === undefined) return answer;
    const error = new AuthRetryableFetchError(code, status);
    return { data: { session: null, user: null }, error };
  };
}
