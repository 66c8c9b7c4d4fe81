// Reads a zip by the platform's own decompressor, from wherever it lies and no more of it than is asked for. What a file
// says of its size is not believed: it is counted.

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

export interface ZipEntry {
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
/** As many files as a zip can have with names of usual length. */
const LONGEST_LIST = 20_000_000;

const bytesOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await part.arrayBuffer());

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/** An offset that leads out of the file. */
async function inBounds<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError) throw new ZipError('damaged');
    throw error;
  }
}

export async function isZip(file: Blob): Promise<boolean> {
  const [first, second, third] = await bytesOf(file.slice(0, 4));
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

async function endOf(zip: Blob): Promise<DataView> {
  const view = await viewOf(zip.slice(-END_BYTES - LONGEST_COMMENT));
  for (let at = view.byteLength - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) === END) return new DataView(view.buffer, at);
  }
  throw new ZipError('not-a-zip');
}

/** What is in it, by its list at the end. */
export const zipEntries = (zip: Blob): Promise<ZipEntry[]> =>
  inBounds(async () => {
    const end = await endOf(zip);
    const [count, length, from] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
    if (length > LONGEST_LIST) throw new ZipError('too-many');
    const bytes = await bytesOf(zip.slice(from, from + length));
    const view = new DataView(bytes.buffer);
    let at = 0;
    return Array.from({ length: count }, () => {
      if (view.getUint32(at, true) !== CENTRAL) throw new ZipError('damaged');
      if (view.getUint16(at + 8, true) & LOCKED) throw new ZipError('locked');
      const [named, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const entry = {
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (named ?? 0))),
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
      };
      at += 46 + (named ?? 0) + (extra ?? 0) + (comment ?? 0);
      return entry;
    });
  });

/** What is packed in it. Where it begins: what stands in front of it has lengths of its own. */
const packedIn = (zip: Blob, { at, packed, method }: ZipEntry): Promise<Blob> =>
  inBounds(async () => {
    const view = await viewOf(zip.slice(at, at + 30));
    if (view.getUint32(0, true) !== LOCAL) throw new ZipError('damaged');
    if (method !== STORED && method !== DEFLATED) throw new ZipError('damaged');
    const from = at + 30 + view.getUint16(26, true) + view.getUint16(28, true);
    return zip.slice(from, from + packed);
  });

/** Piece by piece, and never more than so many bytes of all. */
async function* counted(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ZipError('damaged');
      });
      if (done) return;
      size += value.length;
      if (size > most) throw new ZipError('too-large');
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A file that is not packed, piece by piece. */
export const piecesOf = (file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> => counted(file.stream(), file.size);

/** What is packed by one of these ways, piece by piece. */
export const inflated = (
  packed: Blob,
  format: CompressionFormat,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  counted(packed.stream().pipeThrough(new DecompressionStream(format)), most);

/** One file of it, piece by piece. */
export async function* unzippedPieces(
  zip: Blob,
  entry: ZipEntry,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = await packedIn(zip, entry);
  yield* entry.method === STORED ? counted(packed.stream(), most) : inflated(packed, 'deflate-raw', most);
}

export async function wholeOf(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) all.push(piece);
  return bytesOf(new Blob(all));
}

/** The files whose names are wanted. */
export async function unzipped(
  zip: Blob,
  isWanted: (name: string) => boolean,
  limits: Limits,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const wanted = (await zipEntries(zip)).filter(({ name }) => isWanted(name));
  if (wanted.length > limits.files) throw new ZipError('too-many');
  if (wanted.reduce((sum, { size }) => sum + size, 0) > limits.bytes) throw new ZipError('too-large');
  const found: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  // Several entries may name the same bytes.
  let left = limits.bytes;
  for (const entry of wanted) {
    const bytes = await wholeOf(unzippedPieces(zip, entry, left));
    left -= bytes.length;
    found.push({ name: entry.name, bytes });
  }
  return found;
}
