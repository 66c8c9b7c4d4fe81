import { problems } from './problems.ts';

type Recognise = (bytes: Uint8Array) => boolean;

const startsWith =
  (...signature: number[]): Recognise =>
  (bytes) =>
    signature.every((byte, index) => bytes[index] === byte);

const SIGNATURES: Record<string, Recognise> = {
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/gif': startsWith(0x47, 0x49, 0x46, 0x38),
};

// Profile photos are shown to others, so what claims to be a picture there has to be one.
const LOOKED_INTO = new Set(['avatars']);

const UNKNOWN = 'application/octet-stream';

export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** One type and its charset, rebuilt: a browser would find a second type after any comma in the declared one. */
export function plainType(declared: string | null): string {
  const type = bareType(declared ?? '');
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) return UNKNOWN;
  const [, charset] = /;\s*charset="?([\w-]+)/i.exec(declared ?? '') ?? [];
  return charset ? `${type}; charset=${charset}` : type;
}

function allows(pattern: string, type: string): boolean {
  if (pattern === '*/*' || pattern === '*') return true;
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}

/** Refuses a type the bucket does not take. */
export function checkType(allowed: readonly string[] | null, declared: string): void {
  const type = bareType(declared);
  if (allowed && allowed.length > 0 && !allowed.some((pattern) => allows(pattern.toLowerCase(), type)))
    throw problems.wrongType(type);
}

/** Refuses bytes that do not match their type, where that matters. */
export function checkContent(bucket: string, declared: string, bytes: Uint8Array): void {
  const recognise = SIGNATURES[bareType(declared)];
  if (LOOKED_INTO.has(bucket) && recognise && !recognise(bytes)) throw problems.wrongType(bareType(declared));
}
