import { decode, encode } from './base64url.ts';

const encoder = new TextEncoder();
const SIGNING = { name: 'HMAC', hash: 'SHA-256' };

function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(`${purpose}:${secret}`), SIGNING, false, ['sign', 'verify']);
}

/** A mailed, expiring proof that this person asked for this. */
export async function signToken(secret: string, purpose: string, subject: string, seconds: number): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + seconds;
  const claim = encode(encoder.encode(`${subject} ${until}`));
  const signature = await crypto.subtle.sign(SIGNING, await keyFor(secret, purpose), encoder.encode(claim));
  return `${claim}.${encode(new Uint8Array(signature))}`;
}

/** The person the token was made for; null where it is invalid or expired. */
export async function readToken(secret: string, purpose: string, token: string): Promise<string | null> {
  const [claim, signature, ...rest] = token.split('.');
  if (!claim || !signature || rest.length > 0) return null;
  try {
    const key = await keyFor(secret, purpose);
    if (!(await crypto.subtle.verify(SIGNING, key, decode(signature), encoder.encode(claim)))) return null;
    const [subject, until] = new TextDecoder().decode(decode(claim)).split(' ');
    return subject && Number(until) * 1000 > Date.now() ? subject : null;
  } catch {
    return null;
  }
}
