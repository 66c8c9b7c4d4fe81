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
