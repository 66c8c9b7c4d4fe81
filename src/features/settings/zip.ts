// A zip whose files are not compressed: a few numbers around what is in them. Libraries bring a compressor along.

interface File {
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
/** The first day there is in a zip. */
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

/** Little-endian numbers, each with how many bytes it has. */
function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(parts.reduce((size, [, bytes]) => size + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of parts) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function zipped(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const [name, body] = [file.name, file.text].map((text) => new TextEncoder().encode(text)) as [
      Uint8Array,
      Uint8Array,
    ];
    // What stands both before the file and in the directory: how it is packed, its day, sum and sizes.
    const facts = [
      ...([
        [VERSION, 2],
        [UTF8, 2],
        [0, 2],
        [0, 2],
        [EPOCH, 2],
      ] as const),
      ...([
        [crc32(body), 4],
        [body.length, 4],
        [body.length, 4],
        [name.length, 2],
        [0, 2],
      ] as const),
    ];
    const local = joined([numbers([LOCAL, 4], ...facts), name, body]);
    directory.push(numbers([CENTRAL, 4], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    bodies.push(local);
    at += local.length;
  }
  const listed = joined(directory);
  const count = files.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [at, 4], [0, 2]);
  return joined([...bodies, listed, end]);
}
