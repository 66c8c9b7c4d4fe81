import { decodeJwt } from 'jose';
import type { StackContext } from '../context.ts';
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

/** Null lets the request pass. A token that is not ours never counts as none: its bearer would be taken for nobody. */
export async function refuseCaller({ settings, tokens }: StackContext, request: Request): Promise<Response | null> {
  const keys = new Set([settings.anonKey, settings.serviceKey]);
  const key = keyOf(request);
  if (!key) return json(401, { message: 'No API key found in request', hint: 'No `apikey` request header was found.' });
  const keyIsOurs = keys.has(key) || ROLES.has((await tokens.verify(key))?.role ?? '');
  if (!keyIsOurs) return json(401, { message: 'Invalid API key', hint: 'Double check your Supabase API key.' });

  const authorization = request.headers.get('authorization');
  if (authorization === null) return null;
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return refuse('PGRST301', 'The Authorization header has to be of the form "Bearer <token>"');
  if (keys.has(token)) return null;
  const claims = await tokens.verify(token);
  if (claims && ROLES.has(claims.role ?? '')) return null;
  return isOver(token) ? refuse('PGRST303', 'JWT expired') : refuse('PGRST301', 'No suitable key or wrong key type');
}
