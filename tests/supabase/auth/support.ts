import { decodeJwt } from 'jose';
import type { CaughtMail } from '../../../supabase/local/mail/mailbox.ts';
import type { TestStack } from '../../support/stack.ts';

export function mailsTo(stack: TestStack, email: string): CaughtMail[] {
  return stack.mailbox.all(email);
}

export function lastMail(stack: TestStack, email: string): CaughtMail {
  const [mail] = mailsTo(stack, email);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return mail;
}

export function linkIn(mail: CaughtMail): string {
  const [link] = mail.links;
  if (!link) throw new Error('the mail has no link');
  return link;
}

export function codeIn(mail: CaughtMail): string {
  const [code] = /\b\d{6}\b/.exec(mail.text) ?? [];
  if (!code) throw new Error('the mail has no code');
  return code;
}

/** The code with its last digit changed. */
export function otherCode(code: string): string {
  return code.slice(0, 5) + ((Number(code[5]) + 1) % 10);
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

export function sessionIn({ fragment }: Landing): { access_token: string; refresh_token: string } {
  return { access_token: fragment['access_token'] ?? '', refresh_token: fragment['refresh_token'] ?? '' };
}

export function withRedirect(link: string, redirect: string): string {
  const url = new URL(link);
  url.searchParams.set('redirect_to', redirect);
  return url.href;
}

export function claimsIn(token: string | undefined): Record<string, unknown> {
  return decodeJwt(token ?? '');
}

/** A call past supabase-js, for what it would never send. */
export async function rawCall(stack: TestStack, path: string, init: RequestInit & { bearer?: string } = {}) {
  const headers = new Headers(init.headers);
  if (!headers.has('apikey')) headers.set('apikey', stack.anonKey);
  if (init.bearer !== undefined) headers.set('authorization', `Bearer ${init.bearer}`);
  const response = await fetch(`${stack.url}/auth/v1${path}`, { ...init, headers, redirect: 'manual' });
  const text = await response.text();
  const body = (text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null;
  return { status: response.status, headers: response.headers, body };
}
