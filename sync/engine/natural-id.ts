// Law 17. Written by hand because the platform's SHA-1 is asynchronous, and an IndexedDB transaction survives no await
// but its own.

const NAMESPACE = '6f1c2f6e-5a0e-5c41-9a1e-1e7a1e7a0001';

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The message, a one bit, zeros and the length in bits, in blocks of sixteen words. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(80);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 80; i++) words[i] = rotate(word(i - 3) ^ word(i - 8) ^ word(i - 14) ^ word(i - 16), 1);
  return words;
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round === 1) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round === 2) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}

function sha1(message: Uint8Array): DataView {
  const view = padded(message);
  const hash = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
    schedule(view, offset).forEach((word, i) => {
      const next = (rotate(a, 5) + mix(Math.floor(i / 20), b, c, d) + e + word) | 0;
      [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
    });
    [a, b, c, d, e].forEach((word, i) => {
      hash[i] = (hash[i] ?? 0) + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(20));
  hash.forEach((word, i) => digest.setInt32(i * 4, word));
  return digest;
}

const bytesOf = (uuid: string): number[] => (uuid.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** The id two devices give the same record without asking. Uuids in lower case, dates as YYYY-MM-DD. */
export function naturalId(entity: string, parts: readonly string[]): string {
  const name = new TextEncoder().encode(`${entity}:${parts.join(':')}`);
  const digest = sha1(new Uint8Array([...bytesOf(NAMESPACE.replaceAll('-', '')), ...name]));
  digest.setUint8(6, (digest.getUint8(6) & 0x0f) | 0x50);
  digest.setUint8(8, (digest.getUint8(8) & 0x3f) | 0x80);
  let hex = '';
  for (let i = 0; i < 16; i++) hex += digest.getUint8(i).toString(16).padStart(2, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
