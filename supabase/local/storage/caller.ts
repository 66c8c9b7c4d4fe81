import { decodeJwt } from 'jose';
import type { StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';
import { problems } from './problems.ts';

const EXPIRED = '"exp" claim timestamp check failed';

function isPast(token: string): boolean {
  try {
    return (decodeJwt(token).exp ?? Infinity) * 1000 < Date.now();
  } catch {
    return false;
  }
}

/** The caller's claims, by token or by key. An invalid token is refused, never taken as anonymous. */
export async function callerOf(
  request: Request,
  { settings, tokens }: Pick<StackContext, 'settings' | 'tokens'>,
): Promise<Claims> {
  const bearer = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  const credential = bearer ?? request.headers.get('apikey');
  if (!credential) throw problems.denied('headers must have required property authorization');
  if (credential === settings.anonKey) return { role: 'anon' };
  if (credential === settings.serviceKey) return { role: 'service_role' };
  const claims = await tokens.verify(credential);
  if (!claims) throw problems.denied(isPast(credential) ? EXPIRED : 'Invalid Compact JWS');
  return claims;
}
