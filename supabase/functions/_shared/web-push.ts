import { decode, encode } from './base64url.ts';
import { env } from './env.ts';
import { endpointFrom, postOutside } from './outside.ts';

// Web push by WebCrypto, which both runtimes have: RFC 8291 encrypts the message for the browser, RFC 8292 tells the
// push service who sends it.

/** As a browser gives it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The key pair browsers subscribed with, and whom a push service may write to. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Random values that must never repeat. */
export interface Fresh {
  keys: CryptoKeyPair;
  salt: Bytes;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const RECORD_SIZE = 4096;
/** Marks the last record, here the only one. */
const END = 2;
const TOKEN_SECONDS = 12 * 60 * 60;
const KEPT_SECONDS = 3 * 24 * 60 * 60;
/** A push service answers in well under a second. */
const PATIENCE_MS = 3000;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));

async function sharedSecret({ privateKey }: CryptoKeyPair, point: Bytes): Promise<Bytes> {
  const theirs = await crypto.subtle.importKey('raw', point, CURVE, false, []);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256));
}

async function derived(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

async function fresh(): Promise<Fresh> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/** The body of a push in one record. */
export async function encrypted(
  message: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  { keys, salt }: Fresh,
): Promise<Bytes> {
  const theirs = decode(p256dh);
  const ours = await publicKeyOf(keys);
  const info = joined(utf8('WebPush: info\0'), theirs, ours);
  const secret = await derived(await sharedSecret(keys, theirs), decode(auth), info, 32);
  const key = await derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const record = joined(utf8(message), Uint8Array.of(END));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, record));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, Uint8Array.of(ours.length), ours, body);
}

/** Proves to the push service that this is the sender the browser subscribed with. */
export async function authorization(endpoint: string, { publicKey, privateKey, subject }: Vapid): Promise<string> {
  const point = decode(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x: encode(point.slice(1, 33)), y: encode(point.slice(33)), d: privateKey };
  const signing = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', jwk, signing, false, ['sign']);
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp, sub: subject },
  ];
  const claim = parts.map((part) => encode(utf8(JSON.stringify(part)))).join('.');
  const signature = new Uint8Array(await crypto.subtle.sign(signing, key, utf8(claim)));
  return `vapid t=${claim}.${encode(signature)}, k=${publicKey}`;
}

/** `gone` where the browser has ended the subscription. */
export async function sendPush(to: Subscription, message: string, vapid: Vapid): Promise<'sent' | 'gone'> {
  const endpoint = endpointFrom(to.endpoint);
  if (!endpoint) return 'gone';
  const status = await postOutside(endpoint, {
    headers: {
      authorization: await authorization(to.endpoint, vapid),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
    },
    body: await encrypted(message, to, await fresh()),
    patienceMs: Number(env('PUSH_PATIENCE_MS') ?? PATIENCE_MS),
  });
  if (status === 404 || status === 410) return 'gone';
  if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  return 'sent';
}
