import { decodeJwt } from 'jose';
import type { StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';
import { json } from '../http/answers.ts';

const ROLES = new Set(['anon', 'authenticated', 'service_role']);

const refuse = (code: string, message: string) =>
  json(401, { code, message, details: null, hint: null }, { 'www-authenticate': 'Bearer' });

function isOver(token: string): boolean {
  try {
    return (decodeJwt(token).exp ?? Infinity) <= Date.now() / 1000;
  } catch {
    return false;
  }
}

function keyOf(request: Request): string | null {
  return request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
}

/** Who asks, or the refusal. An invalid token never counts as none: its bearer would be treated as anonymous. */
export async function callerOf({ settings, tokens }: StackContext, request: Request): Promise<Claims | Response> {
  const claimsOf = async (token: string): Promise<Claims | null> => {
    if (token === settings.anonKey) return { role: 'anon' };
    if (token === settings.serviceKey) return { role: 'service_role' };
    const claims = await tokens.verify(token);
    return ROLES.has(claims?.role ?? '') ? claims : null;
  };
  const key = keyOf(request);
  if (!key) return json(401, { message: 'No API key found in request', hint: 'No `apikey` request header was found.' });
  const byKey = await claimsOf(key);
  if (!byKey) return json(401, { message: 'Invalid API key', hint: 'Double check your Supabase API key.' });

  const authorization = request.headers.get('authorization');
  if (authorization === null) return byKey;
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return refuse('PGRST301', 'The Authorization header has to be of the form "Bearer <token>"');
  const claims = await claimsOf(token);
  if (claims) return claims;
  return isOver(token) ? refuse('PGRST303', 'JWT expired') : refuse('PGRST301', 'No suitable key or wrong key type');
}
