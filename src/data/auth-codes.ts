// Apart from what fetches, which brings supabase-js along: a screen reads them too.

/** What ends a session. All else, a limit or a page of a hotel's network included, says nothing about it. */
export const REFUSALS: ReadonlySet<string | undefined> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** Nothing came back. */
export const OFFLINE = 'offline';

/** The network answered by itself, and wants a sign-in first. */
export const PORTAL = 'portal';

/** What such a page should have answered with (RFC 6585). */
export const PORTAL_STATUS = 511;

/** The server was not heard. The status of a refused refresh is none of the network's, and so its code is looked at too. */
export const isUnheard = ({ code, status = 0 }: { code?: string | undefined; status?: number | undefined }): boolean =>
  code === OFFLINE || code === PORTAL || status === 0 || status === PORTAL_STATUS;
