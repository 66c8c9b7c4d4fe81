import type { Handler, StackContext } from '../context.ts';
import { json, notFound } from '../http/answers.ts';
import { isLoopback } from '../http/local-pages.ts';

/** `/_mail` for people and `/_mail.json` for tests: the mails that were caught. */
export function createMailPages({ mailbox }: StackContext): Handler {
  return async (request, peer) => {
    if (!isLoopback(request, peer)) return notFound();
    return json(200, mailbox.all(new URL(request.url).searchParams.get('to') ?? undefined));
  };
}
