import { PORTAL, PORTAL_STATUS } from './auth-codes.ts';

// A captive portal answers every request with its own page, mostly with status 200. That says nothing about our data:
// not that a row was taken, not that there are none, not that a session has ended.

const isFile = (url: string): boolean => url.includes('/storage/v1/object/');

/** Our back end never answers with HTML. A gateway before a failed server does, and is no portal. */
function isFromPortal(url: string, { ok, status, headers }: Response): boolean {
  const type = headers.get('content-type')?.toLowerCase() ?? '';
  if (/^(text\/html|application\/xhtml)/.test(type)) return status < 500 || status === PORTAL_STATUS;
  return ok && type !== '' && !isFile(url) && !/\bjson\b/.test(type);
}

/** Turns a portal's page into the one status it should have. */
export const detectPortals =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (!isFromPortal(input instanceof Request ? input.url : String(input), answer)) return answer;
    await answer.body?.cancel();
    const body = { code: PORTAL, error_code: PORTAL, message: PORTAL, msg: PORTAL };
    return Response.json(body, { status: PORTAL_STATUS });
  };
