import { deflateRawSync } from 'node:zlib';

interface Packed {
  name: string;
  content: Uint8Array;
  /** What it says of its size, where that is not so. */
  stated?: number;
  flags?: number;
  stored?: boolean;
}

/** A zip as others write it, deflated; and such as nobody should write. */
export function zipOf(...files: Packed[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stated = content.length, flags = 0, stored = false } of files) {
    const packed = stored ? content : deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(stored ? 0 : 8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(stated, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]));
}
