// A summary that goes from hand to hand: packed, and locked with a key that is made of a PIN. The reader in the file
// (reader.js) opens the same bytes: one of version, 16 of salt, 12 of the beginning, the rest locked.

const VERSION = 1;
const SALT = 16;
const START = 12;
/** What OWASP asks for PBKDF2 with SHA-256 in 2023: it makes each guess of a PIN slow. */
export const ROUNDS = 600_000;
/** The bytes can be copied and guessed at elsewhere: a million million guesses take one graphics card years. */
export const SHORTEST_PIN = 12;

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, change: CompressionStream | DecompressionStream): Promise<Bytes> {
  const changed = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

async function keyOf(pin: string, salt: Bytes): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** How a PIN is shown and typed makes no difference. */
const plain = (pin: string): string => pin.replaceAll(/\s/g, '');

export async function seal(text: string, pin: string): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(START));
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(plain(pin), salt), packed);
  return new Uint8Array([VERSION, ...salt, ...iv, ...new Uint8Array(locked)]);
}

/** Null where the PIN is another, or the bytes are not as they were made. */
export async function unseal(sealed: Bytes, pin: string): Promise<string | null> {
  if (sealed[0] !== VERSION) return null;
  const salt = sealed.slice(1, 1 + SALT);
  const iv = sealed.slice(1 + SALT, 1 + SALT + START);
  try {
    const key = await keyOf(plain(pin), salt);
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(1 + SALT + START));
    return new TextDecoder().decode(await through(new Uint8Array(packed), new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

const GROUP = 4;

/** Digits in groups of four. Each is as likely as any other: a byte beyond 249 is drawn again. */
export function newPin(): string {
  const digits: number[] = [];
  while (digits.length < SHORTEST_PIN) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) digits.push(byte % 10);
  }
  return digits.map((digit, place) => (place > 0 && place % GROUP === 0 ? ` ${digit}` : digit)).join('');
}
