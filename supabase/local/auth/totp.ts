import { createHmac } from 'node:crypto';
import { sameText } from './call.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;
const TOLERATED_STEPS = 1;
const DIGITS = 6;

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const groups = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(groups, (group) => Number.parseInt(group, 2));
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / STEP_SECONDS);
}

/** RFC 6238 over RFC 4226, with the defaults of authenticator apps: SHA-1, 30 seconds, six digits. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The code's time step, if it is near enough and later than the last one used; else null. */
export function stepOfCode(secret: string, code: string, lastUsed: number | null): number | null {
  const now = stepAt(Date.now());
  for (let step = now - TOLERATED_STEPS; step <= now + TOLERATED_STEPS; step += 1) {
    if ((lastUsed === null || step > lastUsed) && sameText(code, codeOf(secret, step))) return step;
  }
  return null;
}

export function enrolmentUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `algorithm=SHA1&digits=${DIGITS}&issuer=${encodeURIComponent(issuer)}&period=${STEP_SECONDS}&secret=${secret}`;
  return `otpauth://totp/${label}?${query}`;
}
