import { decodeJwt } from 'jose';
import type { StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';

export type Refused = { refused: string };

const ROLES = new Set(['anon', 'authenticated', 'service_role']);

/** Identifies callers: the project's key gives at least the role, a token gives the user. */
export interface Callers {
  /** The claims of an `apikey`, or null for an unknown key. */
  byKey(key: string | null): Promise<Claims | null>;
  byToken(token: string): Promise<Claims | Refused>;
}

export const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/** The new keys are not tokens: a client with only such a key has the claims of its connection's key. */
export const isPlainKey = (token: string): boolean => token.startsWith('sb_');

export function createCallers({ settings, tokens }: StackContext): Callers {
  return {
    async byKey(key) {
      if (key === null) return null;
      if (key === settings.anonKey) return { role: 'anon' };
      if (key === settings.serviceKey) return { role: 'service_role' };
      const claims = await tokens.verify(key);
      return claims && (claims.role === 'anon' || claims.role === 'service_role') ? claims : null;
    },
    async byToken(token) {
      const claims = await tokens.verify(token);
      if (!claims) return { refused: whyRefused(token) };
      if (typeof claims['exp'] !== 'number' || !ROLES.has(claims.role ?? '')) {
        return { refused: 'InvalidJWTToken: Fields `role` and `exp` are required in JWT' };
      }
      return claims;
    },
  };
}

/** Unverified, only to say in a hosted project's words what is wrong. */
function whyRefused(token: string): string {
  try {
    const { exp } = decodeJwt(token);
    const secondsAgo = Math.floor(Date.now() / 1000) - (exp ?? Infinity);
    if (secondsAgo >= 0) return `InvalidJWTToken: ${expiredSince(secondsAgo)}`;
    return 'JwtSignatureError: Failed to validate JWT signature';
  } catch {
    return 'MalformedJWT: The token provided is not a valid JWT';
  }
}

export function expiredSince(seconds: number): string {
  return `Token has expired ${seconds} seconds ago`;
}
