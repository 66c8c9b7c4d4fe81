import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { vi } from 'vitest';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

// A device with passkeys in software, which can also answer as an attacker's would.

type Encodable = number | string | Uint8Array | Map<number | string, Encodable>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** As much of CBOR (RFC 8949) as a key and its attestation need. */
function cbor(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export type Algorithm = 'ES256' | 'RS256' | 'EdDSA';

function keyPair(algorithm: Algorithm): { publicKey: KeyObject; privateKey: KeyObject } {
  if (algorithm === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return algorithm === 'RS256' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
}

/** RFC 9053: kind, algorithm, then what the kind has. */
function coseOf(algorithm: Algorithm, publicKey: KeyObject): Buffer {
  const { x = '', y = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const entries = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ],
  } satisfies Record<Algorithm, [number, Encodable][]>;
  return cbor(new Map<number, Encodable>(entries[algorithm] as [number, Encodable][]));
}

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** How this answer differs from an honest one. */
interface Deviation {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  count?: number;
  userHandle?: string;
  type?: string;
  tamper?: (signature: Buffer) => Buffer;
}

interface Passkey {
  id: string;
  answer: (challenge: string, deviation?: Deviation) => AuthenticationResponseJSON;
}

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

export function createAuthenticator(origin: string, algorithm: Algorithm = 'ES256') {
  const { publicKey, privateKey } = keyPair(algorithm);
  const id = randomBytes(16);
  let count = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authData(rpId: string, flags: number, counted: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counted);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  /** Makes the device's passkey. */
  function register(options: CreationOptions, deviation: Deviation = {}) {
    const rpId = options.rp.id ?? '';
    const flags = PRESENT | ATTESTED | (deviation.isUserVerified === false ? 0 : VERIFIED);
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      authData(deviation.rpId ?? rpId, flags, count),
      Buffer.alloc(16),
      length,
      id,
      coseOf(algorithm, publicKey),
    ]);
    const attestation = cbor(
      new Map<string, Encodable>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    const clientDataJSON = clientData('webauthn.create', options.challenge, deviation.origin ?? origin);
    const credential: RegistrationResponseJSON = {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };

    const answer: Passkey['answer'] = (challenge, other = {}) => {
      count = other.count ?? count + 1;
      const shown = PRESENT | (other.isUserVerified === false ? 0 : VERIFIED);
      const proof = authData(other.rpId ?? rpId, shown, count);
      const client = clientData(other.type ?? 'webauthn.get', challenge, other.origin ?? origin);
      const hash = algorithm === 'EdDSA' ? null : 'sha256';
      const signature = sign(hash, Buffer.concat([proof, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: proof.toString('base64url'),
          signature: (other.tamper?.(signature) ?? signature).toString('base64url'),
          userHandle: other.userHandle ?? options.user.id,
        },
        clientExtensionResults: {},
      };
    };
    return { credential, passkey: { id: id.toString('base64url'), answer } satisfies Passkey };
  }

  return { register };
}

/** A browser on whose device this is; `refusal` is what the next prompts end with. */
export function browserWith(authenticator: ReturnType<typeof createAuthenticator>) {
  const device: { refusal: DOMException | null } = { refusal: null };
  let passkey: Passkey | null = null;
  const asIs = <T>(options: T): T => options;
  const unlessRefused = <T>(answer: T) => {
    if (device.refusal) throw device.refusal;
    return { toJSON: () => answer };
  };
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: asIs, parseRequestOptionsFromJSON: asIs });
  vi.stubGlobal('navigator', {
    credentials: {
      create: async ({ publicKey }: { publicKey: CreationOptions }) => {
        const made = authenticator.register(publicKey);
        passkey ??= made.passkey;
        return unlessRefused(made.credential);
      },
      get: async ({ publicKey: { challenge } }: { publicKey: { challenge: string } }) =>
        unlessRefused(passkey?.answer(challenge)),
    },
  });
  return device;
}
