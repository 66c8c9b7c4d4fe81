// The one place where the server's word about a session is heard.

/** What ends a session. All else, a limit or a page of a hotel's network included, says nothing about it. */
const REFUSALS = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

const LIMIT_MS = 20_000;

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

/** Calls `refused` with the refresh token that the server turned down, before supabase-js hears of it. */
export function authFetch(refused: (refreshToken: string | null) => Promise<void>, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isRefresh(url)) return send(input, init);
    const response = await send(input, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.ok) return response;
    const text = await response.text();
    const { error_code: named, code } = parse(text);
    if (REFUSALS.has(String(named ?? code))) {
      await refused(refreshTokenIn(init?.body));
      return new Response(text, { status: response.status, headers: response.headers });
    }
    // To supabase-js every other answer below 500 is a verdict on the session.
    return new Response('{}', { status: 503 });
  };
}
