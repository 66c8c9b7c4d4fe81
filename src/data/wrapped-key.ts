import * as z from 'zod/mini';

// A key that only a PIN gives out: PBKDF2 makes another of the PIN, which wraps it. What it does not unwrap is not the
// PIN.

export const SHORTEST_PIN = 6;
/** OWASP's figure of 2023 for SHA-256. */
const ROUNDS = 600_000;

const AES = { name: 'AES-GCM', length: 256 };

const buffer = z.instanceof(ArrayBuffer);
export const WrappedKey = z.object({ salt: buffer, iv: buffer, wrapped: buffer, rounds: z.number() });
export type WrappedKey = z.infer<typeof WrappedKey>;

export const random = (bytes: number): ArrayBuffer => crypto.getRandomValues(new Uint8Array(bytes)).buffer;

async function keyOfPin(pin: string, { salt, rounds }: Pick<WrappedKey, 'salt' | 'rounds'>): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, typed, AES, false, ['wrapKey', 'unwrapKey']);
}

export async function wrapNewKey(pin: string): Promise<WrappedKey> {
  const facts = { salt: random(16), iv: random(12), rounds: ROUNDS };
  // Readable for as long as it takes to wrap it; the one that is used is not.
  const fresh = await crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt']);
  const wrapping = await keyOfPin(pin, facts);
  const wrapped = await crypto.subtle.wrapKey('raw', fresh, wrapping, { name: 'AES-GCM', iv: facts.iv });
  return { ...facts, wrapped };
}

/** Rejects where it is not the PIN. */
export const unwrapped = async (pin: string, key: WrappedKey): Promise<CryptoKey> =>
  crypto.subtle.unwrapKey('raw', key.wrapped, await keyOfPin(pin, key), { name: 'AES-GCM', iv: key.iv }, AES, false, [
    'encrypt',
    'decrypt',
  ]);
