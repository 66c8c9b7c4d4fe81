import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#src/lib/csv.ts';
import { tablesAsZip } from '#src/features/settings/csv.ts';

/** What a reader of zips finds by the directory at the end, each checked by its sum. */
async function filesIn(zip: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, size, start] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    expect(bytes.toString('utf8', start + 30, start + 30 + nameLength)).toBe(name);
    const body = bytes.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    expect(crc32(body)).toBe(bytes.readUInt32LE(at + 16));
    expect(bytes.readUInt32LE(start + 14)).toBe(bytes.readUInt32LE(at + 16));
    files[name] = body.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

describe('a table', () => {
  it('has a line for each row, and quotes what would break it', () => {
    const rows = [
      { name: 'Ẹ̀bà, "soft"', grams: 250.5, logged: true },
      { name: 'two\nlines', grams: null, plates: [{ count: 2 }] },
    ];
    expect(csvOf(rows)).toBe(
      'name,grams,logged,plates\r\n"Ẹ̀bà, ""soft""",250.5,true,\r\n"two\nlines",,,"[{""count"":2}]"\r\n',
    );
  });

  it('gives a spreadsheet no formula to run, and leaves numbers alone', () => {
    expect(csvOf([{ name: '=HYPERLINK("x")', change: -3 }])).toBe('name,change\r\n"\'=HYPERLINK(""x"")",-3\r\n');
  });
});

it('an export becomes a file for each table that has rows, in the words of the reader, without what was deleted and what is the device’s', async () => {
  const tables = {
    water_intake: [
      { id: '1', glasses_consumed: 3, deleted: false },
      { id: '2', glasses_consumed: 9, deleted: true },
    ],
    foods: [{ id: '3', name: 'Ọ̀fadà', deleted: false }],
    goals: [{ id: '4', deleted: true }],
    outbox: [{ id: '1' }],
  };
  expect(await filesIn(tablesAsZip(JSON.stringify({ tables }), { name: 'Nom' }))).toEqual({
    'foods.csv': 'id,Nom (name),deleted\r\n3,Ọ̀fadà,false\r\n',
    'water_intake.csv': 'id,glasses_consumed,deleted\r\n1,3,false\r\n',
  });
});
