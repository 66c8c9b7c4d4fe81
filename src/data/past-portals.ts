import { PORTAL, PORTAL_STATUS } from './auth-codes.ts';

// A network that wants a sign-in first answers whatever is asked with a page of its own, and mostly with 200. Of the
// back end that is no word: not that a row was taken, not that there are none, and not that a session has ended.

const isFile = (url: string): boolean => url.includes('/storage/v1/object/');

/** Nobody of ours answers with a page; but what stands before a server that has failed does, and it is no portal. */
function isOfPortal(url: string, { ok, status, headers }: Response): boolean {
  const type = headers.get('content-type')?.toLowerCase() ?? '';
  if (/^(text\/html|application\/xhtml)/.test(type)) return status < 500 || status === PORTAL_STATUS;
  return ok && type !== '' && !isFile(url) && !/\bjson\b/.test(type);
}

/** Says of a portal in its one status what it says itself in none. */
export const pastPortals =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (!isOfPortal(input instanceof Request ? input.url : String(input), answer)) return answer;
    await answer.body?.cancel();
    const told = { code: PORTAL, error_code: PORTAL, message: PORTAL, msg: PORTAL };
    return Response.json(told, { status: PORTAL_STATUS });
  };
