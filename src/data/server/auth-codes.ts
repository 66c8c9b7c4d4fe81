// Without fetch code, which would bring supabase-js along: screens read these too.

/** Only these end a session. Anything else, such as a rate limit or a hotel's login page, says nothing about it. */
export const REFUSALS: ReadonlySet<string | undefined> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** No response. */
export const OFFLINE = 'offline';

/** A captive portal answered instead of the server. */
export const PORTAL = 'portal';

/** The status such a page should have (RFC 6585). */
export const PORTAL_STATUS = 511;

/** The server did not answer. A failed refresh keeps its own status, so its code is checked too. */
export const isUnanswered = ({
  code,
  status = 0,
}: {
  code?: string | undefined;
  status?: number | undefined;
}): boolean => code === OFFLINE || code === PORTAL || status === 0 || status === PORTAL_STATUS;
