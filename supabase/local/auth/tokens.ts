import { SignJWT, jwtVerify } from 'jose';
import type { Claims } from '../database/database.ts';

/** Signs and verifies access tokens; nothing else knows the secret. */
export interface Tokens {
  sign(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /** The claims of a valid token, else null. */
  verify(token: string): Promise<Claims | null>;
}

/** Tokens whose signature is already checked; a device sends the same one for an hour. */
const MOST_KNOWN = 1000;

const isInTime = ({ exp }: Claims): boolean => typeof exp !== 'number' || exp > Date.now() / 1000;

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const known = new Map<string, Claims>();
  const remember = (token: string, claims: Claims): Claims => {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, claims);
    return claims;
  };
  return {
    sign: (claims, lifetimeSeconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(key),
    async verify(token) {
      const before = known.get(token);
      if (before && isInTime(before)) return before;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return remember(token, payload);
      } catch {
        return null;
      }
    },
  };
}
