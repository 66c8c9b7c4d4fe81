// A zip without compression: a few numbers around the content. Libraries bring a compressor along.

interface File {
  name: string;
  content: string | ArrayBuffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
/** The first date a zip can hold. */
const EPOCH = 0x21;

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let sum = n;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}

type Bytes = Uint8Array<ArrayBuffer>;

const sizeOf = (parts: readonly Bytes[]): number => parts.reduce((size, part) => size + part.length, 0);

/** Little-endian numbers of the given sizes in bytes. */
const numbers = (bytes: number, ...values: number[]): number[] =>
  values.flatMap((value) => Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff));

const short = (...values: number[]): number[] => numbers(2, ...values);
const long = (...values: number[]): number[] => numbers(4, ...values);
const bytes = (...parts: number[][]): Bytes => Uint8Array.from(parts.flat());

export function zipped(files: readonly File[]): Blob {
  const encoder = new TextEncoder();
  const bodies: Bytes[] = [];
  const directory: Bytes[] = [];
  for (const file of files) {
    const { content } = file;
    const name = encoder.encode(file.name);
    const body = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
    const at = sizeOf(bodies);
    // In front of the file and again in the directory: method and date, checksum and sizes, name.
    const facts = [
      ...short(VERSION, UTF8, 0, 0, EPOCH),
      ...long(crc32(body), body.length, body.length),
      ...short(name.length, 0),
    ];
    bodies.push(bytes(long(LOCAL), facts), name, body);
    directory.push(bytes(long(CENTRAL), short(VERSION), facts, short(0, 0, 0), long(0, at)), name);
  }
  const [count, listed, at] = [files.length, sizeOf(directory), sizeOf(bodies)];
  const end = bytes(long(END), short(0, 0, count, count), long(listed, at), short(0));
  return new Blob([...bodies, ...directory, end]);
}
