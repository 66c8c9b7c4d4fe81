import { claimsOf } from './claims.ts';

// What the links in our mails carry in the fragment of the address.

export type AuthLink =
  /** Signs this user in, if nobody else is known on the device. */
  | { kind: 'recovery' | 'confirmed' | 'signed-in'; userId: string | null }
  | { kind: 'refused'; code: string }
  /** One of the two addresses has confirmed the change; the other has yet to. */
  | { kind: 'half-done' };

export function authLinkIn(hash: string): AuthLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const token = values.get('access_token');
  const userId = (token && claimsOf(token).sub) || null;
  const type = values.get('type');
  if (type === 'recovery') return { kind: 'recovery', userId };
  if (token) return { kind: type === 'signup' ? 'confirmed' : 'signed-in', userId };
  const code = values.get('error_code') ?? values.get('error');
  if (code) return { kind: 'refused', code };
  return values.has('message') ? { kind: 'half-done' } : null;
}

/** It would replace the signed-in user by another, and so does nothing. */
export const isOfAnother = (link: AuthLink | null, userId: string): boolean =>
  link !== null && 'userId' in link && link.userId !== userId;

const LISTENING = new Set(['/auth', '/provider-auth', '/reset-password']);

/** Where the app has to go to handle the link, fragment included; null where it is already there or there is none. */
export function authLinkTarget({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const link = authLinkIn(hash);
  if (link?.kind === 'recovery') return pathname === '/reset-password' ? null : `/reset-password${hash}`;
  return link && !LISTENING.has(pathname) ? `/auth${hash}` : null;
}
