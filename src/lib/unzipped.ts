// Reads a zip by the platform's own decompressor. What a file says of its size is not believed: it is counted.

export type ZipFault = 'not-a-zip' | 'too-large' | 'too-many' | 'damaged' | 'locked';

export class ZipError extends Error {
  readonly reason: ZipFault;

  constructor(reason: ZipFault) {
    super(`cannot unzip: ${reason}`);
    this.name = 'ZipError';
    this.reason = reason;
  }
}

interface Limits {
  files: number;
  /** Of all that is taken out together. */
  bytes: number;
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCKED = 1;
const STORED = 0;
const DEFLATED = 8;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new ZipError('not-a-zip');
}

function entriesIn(bytes: Uint8Array, most: number): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new ZipError('too-many');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== CENTRAL) throw new ZipError('damaged');
    if (view.getUint16(at + 8, true) & LOCKED) throw new ZipError('locked');
    const [named, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (named ?? 0)));
    const entry = {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    at += 46 + (named ?? 0) + (extra ?? 0) + (comment ?? 0);
    return entry;
  });
}

/** Where its content begins: what stands in front of it has lengths of its own. */
function contentOf(bytes: Uint8Array, { at, packed }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(at, true) !== LOCAL) throw new ZipError('damaged');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(from, from + packed);
}

async function inflated(packed: Uint8Array, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipError('damaged');
    });
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new ZipError('too-large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The files whose names are wanted. */
export async function unzipped(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: Limits,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  try {
    const wanted = entriesIn(bytes, limits.files).filter(({ name }) => isWanted(name));
    const stated = wanted.reduce((sum, { size }) => sum + size, 0);
    if (stated > limits.bytes) throw new ZipError('too-large');
    const found: { name: string; bytes: Uint8Array }[] = [];
    let left = limits.bytes;
    for (const entry of wanted) {
      const packed = contentOf(bytes, entry);
      if (entry.method !== STORED && entry.method !== DEFLATED) throw new ZipError('damaged');
      const content = entry.method === STORED ? packed : await inflated(packed, left);
      left -= content.length;
      // Several entries may name the same bytes, and what is stored says of its size what it likes.
      if (left < 0) throw new ZipError('too-large');
      found.push({ name: entry.name, bytes: content });
    }
    return found;
  } catch (error) {
    // An offset that leads out of the file.
    if (error instanceof RangeError) throw new ZipError('damaged');
    throw error;
  }
}
