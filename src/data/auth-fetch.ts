import { AuthRetryableFetchError } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { OFFLINE, PORTAL, PORTAL_STATUS, REFUSALS } from './auth-codes.ts';

// The one place where the server's word about a session is heard.

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

/** The statuses in which what was not heard is told. */
const UNHEARD: ReadonlyMap<string | undefined, number> = new Map([
  [OFFLINE, 0],
  [PORTAL, PORTAL_STATUS],
  [UNREACHABLE, 503],
]);

/** Not one of those that supabase-js would try again for half a minute, in which nobody else could try. */
const unheard = (error_code: string): Response => Response.json({ error_code, msg: error_code }, { status: 400 });

const LONGEST_MESSAGE = 300;

/** A sentence for people: no page of a proxy and no dump of a fault. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= LONGEST_MESSAGE &&
  !/<\/?[a-z!]|^\s*[[{]/i.test(value);

/** Where there is no message, supabase-js makes one out of the body, the status text or the error of its parser. */
async function withMessageOrNone(response: Response): Promise<Response> {
  const body = parse(await response.text().catch(() => ''));
  const { msg, message, error_description, error } = body;
  const said = [msg, message, error_description, error].find(isSentence) ?? '';
  return new Response(JSON.stringify({ ...body, msg: said }), response);
}

/** Calls `refused` with the refresh token that the server turned down, before supabase-js hears of it. */
export function authFetch(refused: (refreshToken: string) => Promise<void>, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isAuth(url)) return send(input, init);
    const inTime = { ...init, signal: AbortSignal.timeout(LIMIT_MS) };
    if (!isRefresh(url)) {
      const response = await send(input, inTime);
      return response.ok ? response : withMessageOrNone(response);
    }
    const response = await send(input, inTime).catch(() => null);
    if (!response) return unheard(OFFLINE);
    if (response.status === PORTAL_STATUS) return unheard(PORTAL);
    const text = await response.text().catch(() => '');
    const { error_code: named, code, access_token } = parse(text);
    if (response.ok) return access_token ? new Response(text, response) : unheard(UNREACHABLE);
    if (!REFUSALS.has(String(named ?? code))) return unheard(UNREACHABLE);
    const token = refreshTokenIn(init?.body);
    if (token !== null) await refused(token);
    return new Response(text, response);
  };
}

/**
 * An attempt that was not heard says nothing about the next one. supabase-js would answer from memory for a minute,
 * in which a device that has its network back would not sync.
 */
export function tryAfresh(supabase: SupabaseClient): void {
  const auth = supabase.auth as typeof supabase.auth & { lastRefreshFailure: unknown };
  const refresh = auth.refreshSession.bind(auth);
  auth.refreshSession = async (...given) => {
    auth.lastRefreshFailure = null;
    const answer = await refresh(...given);
    const code = answer.error?.code;
    const status = UNHEARD.get(code);
    if (code === undefined || status === undefined) return answer;
    const error = new AuthRetryableFetchError(code, status);
    return { data: { session: null, user: null }, error };
  };
}
