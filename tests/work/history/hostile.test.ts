import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipped } from '#src/lib/zip.ts';
import { Reading } from '#src/features/history/reading.ts';
import { openFile, planOf } from '#src/work/history/plan.ts';
import { MFP, WEIGHTS } from './files.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Packed {
  name: string;
  content: Uint8Array;
  /** What it says of its size, where that is not so. */
  stated?: number;
  flags?: number;
  stored?: boolean;
}

/** A zip as others write it, deflated; and such as nobody should write. */
function zipOf(...files: Packed[]): Uint8Array {
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

const faultOf = async (bytes: Uint8Array, name = 'file.zip'): Promise<unknown> =>
  openFile(name, bytes).then(
    () => null,
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

describe('a zip', () => {
  it('is opened to its tables, and says what else is in it', async () => {
    const file = await openFile(
      'export.zip',
      zipOf(
        { name: 'Nutrition-Summary-2024.csv', content: bytesOf(MFP) },
        { name: 'Measurement-Summary-2024.csv', content: bytesOf('Date,Weight\n2024-02-01,81.5\n') },
        { name: 'photo.jpg', content: new Uint8Array(20) },
      ),
    );
    expect(file.others).toEqual(['photo.jpg']);
    const plan = planOf(file, {}, { zone: 'UTC', now: Date.now() });
    expect(plan.parts.map(({ source }) => source)).toEqual(['myfitnesspal', 'columns']);
    expect(plan.asked.map(({ question }) => question)).toEqual(['weight']);
    expect([plan.found.meals.length, plan.found.readings.length]).toEqual([2, 1]);
  });

  it('may be stored without compression', async () => {
    const stored = new Uint8Array(await zipped([{ name: 'a.csv', content: WEIGHTS }]).arrayBuffer());
    const file = await openFile('a.zip', stored);
    expect(file.parts[0]?.sheet.lines).toHaveLength(2);
  });

  it('is not unpacked beyond what it may be, whatever it says of its size', async () => {
    const bomb = new Uint8Array(130_000_000);
    expect(await faultOf(zipOf({ name: 'a.csv', content: bomb }))).toBe('too-large');
    expect(await faultOf(zipOf({ name: 'a.csv', content: bomb, stated: 10 }))).toBe('too-large');
    const half = new Uint8Array(70_000_000);
    const two = ['a.csv', 'b.csv'].map((name) => ({ name, content: half, stated: 10 }));
    expect(await faultOf(zipOf(...two))).toBe('too-large');
  });

  it('is not unpacked beyond it either where nothing is packed, and its entries share their bytes', async () => {
    const content = new Uint8Array(50_000_000);
    const whole = zipOf({ name: 'a.csv', content, stated: 10, stored: true });
    const entry = whole.subarray(30 + 5 + content.length, whole.length - 22);
    const end = new Uint8Array(whole.subarray(-22));
    new DataView(end.buffer).setUint16(10, 3, true);
    const shared = Buffer.concat([whole.subarray(0, 30 + 5 + content.length), entry, entry, entry, end]);
    expect(await faultOf(new Uint8Array(shared))).toBe('too-large');
  });

  it.each([
    [
      'too-many',
      zipOf(...Array.from({ length: 300 }, (_, nth) => ({ name: `${nth}.csv`, content: bytesOf('a,b\n1,2') }))),
    ],
    ['locked', zipOf({ name: 'a.csv', content: bytesOf(WEIGHTS), flags: 1 })],
    ['empty', zipOf({ name: 'a.jpg', content: bytesOf(WEIGHTS) })],
    ['not-a-zip', zipOf({ name: 'a.csv', content: bytesOf(WEIGHTS) }).slice(0, 60)],
  ])('is refused as %s', async (fault, bytes) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  it('is refused where any of its bytes are not what they were, or read all the same', async () => {
    const whole = zipOf({ name: 'a.csv', content: bytesOf(WEIGHTS) });
    for (let at = 0; at < whole.length; at++) {
      const broken = whole.slice();
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const fault = await faultOf(broken);
      expect(fault === null || typeof fault === 'string', `byte ${at}: ${String(fault)}`).toBe(true);
    }
  });
});

describe('a file', () => {
  it('is not read into memory where it is too large', async () => {
    const file = new File(['x'], 'file.csv');
    Object.defineProperty(file, 'size', { value: 60_000_001 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
    expect(await new Reading().open(file)).toEqual({ fault: 'too-large' });
  });

  it('may have more faults than a call has room for', async () => {
    const wide = `${','.repeat(401)}\n`.repeat(145_000);
    const file = await openFile('file.csv', bytesOf(`Date,Weight (kg)\n2024-02-01,80\n${wide}`));
    const { found } = planOf(file, {}, { zone: 'UTC', now: Date.now() });
    expect(found.problems).toHaveLength(145_000);
  });

  it.each([
    ['empty', bytesOf('')],
    ['empty', bytesOf('Date,Weight\n')],
    ['not-a-table', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2])],
    ['too-wide', bytesOf(`${'x,'.repeat(100_000)}\n${'1,'.repeat(100_000)}\n`)],
    ['too-large', new Uint8Array(60_000_001)],
  ])('is refused as %s', async (fault, bytes) => {
    expect(await faultOf(bytes, 'file.csv')).toBe(fault);
  });
});
