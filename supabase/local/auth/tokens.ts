import { SignJWT, jwtVerify } from 'jose';
import type { Claims } from '../database/database.ts';

/** Signs and checks access tokens; the only place that knows the secret. */
export interface Tokens {
  sign(claims: Claims, lifetimeSeconds: number): Promise<string>;
  /** The claims of a token that is ours and in time, else null. */
  verify(token: string): Promise<Claims | null>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (claims, lifetimeSeconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return payload;
      } catch {
        return null;
      }
    },
  };
}
