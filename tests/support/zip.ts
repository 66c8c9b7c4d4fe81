import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';

/** What a reader of zips finds by the directory at the end, each checked by its sum. */
export function filesIn(bytes: Buffer): Record<string, Buffer> {
  const end = bytes.length - 22;
  assert.equal(bytes.readUInt32LE(end), 0x06054b50);
  const files: Record<string, Buffer> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, size, start] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    assert.equal(bytes.toString('utf8', start + 30, start + 30 + nameLength), name);
    const body = bytes.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    assert.equal(crc32(body), bytes.readUInt32LE(at + 16));
    assert.equal(bytes.readUInt32LE(start + 14), bytes.readUInt32LE(at + 16));
    files[name] = body;
    at += 46 + nameLength;
  }
  assert.equal(at, end);
  return files;
}
