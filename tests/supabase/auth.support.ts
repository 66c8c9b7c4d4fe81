import type { TestStack } from '../support/stack.ts';

export function mailsTo(stack: TestStack, email: string) {
  return stack.mailbox.all(email);
}

export function lastMail(stack: TestStack, email: string) {
  const [mail] = mailsTo(stack, email);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return mail;
}

export interface Landing {
  status: number;
  /** Where the browser is sent, without the fragment. */
  page: string;
  fragment: Record<string, string>;
}

/** Opens a mailed link as a browser would, but stops at the address it is sent on to. */
export async function followLink(link: string): Promise<Landing> {
  const response = await fetch(link, { redirect: 'manual' });
  const [page = '', fragment = ''] = (response.headers.get('location') ?? '').split('#');
  return { status: response.status, page, fragment: Object.fromEntries(new URLSearchParams(fragment)) };
}
