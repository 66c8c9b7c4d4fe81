import { describe, expect, it } from 'vitest';
import { HELD } from '#src/data/rights/held.ts';
import { csvOf } from '#src/lib/csv.ts';
import { tablesAsZip } from '#src/features/settings/csv.ts';
import { filesIn } from '../../support/zip.ts';

async function textsIn(zip: Blob): Promise<Record<string, string>> {
  const files = filesIn(Buffer.from(await zip.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, body]) => [name, body.toString('utf8')]));
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
    facts: [
      { name: 'last-sync', value: 1 },
      {
        name: HELD,
        value: { at: 1, value: { agreements: [{ purpose: 'terms', version: '2026-01-01' }], devices: [] } },
      },
    ],
  };
  expect(await textsIn(tablesAsZip(JSON.stringify({ tables }), { name: 'Nom' }))).toEqual({
    'agreements.csv': 'purpose,version\r\nterms,2026-01-01\r\n',
    'foods.csv': 'id,Nom (name),deleted\r\n3,Ọ̀fadà,false\r\n',
    'water_intake.csv': 'id,glasses_consumed,deleted\r\n1,3,false\r\n',
  });
});
