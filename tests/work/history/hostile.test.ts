import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipped } from '#src/lib/zip.ts';
import { Reading } from '#src/features/history/reading.ts';
import { openFile, planOf } from '#src/work/history/plan.ts';
import { MFP, WEIGHTS } from './files.ts';
import { zipOf } from './zips.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const blobOf = (...files: Parameters<typeof zipOf>): Blob => new Blob([zipOf(...files) as BlobPart]);

const faultOf = async (bytes: Uint8Array, name = 'file.zip'): Promise<unknown> =>
  openFile(name, new Blob([bytes as BlobPart])).then(
    () => null,
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

describe('a zip', () => {
  it('is opened to its tables, and says what else is in it', async () => {
    const file = await openFile(
      'export.zip',
      blobOf(
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
    const file = await openFile('a.zip', zipped([{ name: 'a.csv', content: WEIGHTS }]));
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
    new DataView(end.buffer).setUint32(12, 3 * entry.length, true);
    const shared = Buffer.concat([whole.subarray(0, 30 + 5 + content.length), entry, entry, entry, end]);
    expect(await faultOf(new Uint8Array(shared))).toBe('too-large');
  });

  it('is not unpacked beyond it by what is packed in it once more', async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(130_000_000)));
    expect(await faultOf(zipOf({ name: 'a.csv.gz', content: bomb }))).toBe('too-large');
    expect(await faultOf(bomb, 'a.csv.gz')).toBe('too-large');
  });

  it.each([
    [
      'too-many',
      zipOf(...Array.from({ length: 5001 }, (_, nth) => ({ name: `${nth}.csv`, content: bytesOf('a,b\n1,2') }))),
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
    const file = await openFile('file.csv', new Blob([`Date,Weight (kg)\n2024-02-01,80\n${wide}`]));
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
