import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHealth } from '#src/work/history/health/read-health.ts';
import { Sqlite } from '#src/work/history/health/sqlite.ts';
import { rowsOfHealth } from './read.ts';
import { zipOf } from './zips.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const DAY = 86_400_000;
const at = (time: string): number => Date.parse(`2026-08-20T${time}:00Z`);

/** A file that SQLite itself has written. */
function written(statements: string): Uint8Array<ArrayBuffer> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ilera-')), 'x.db');
  const db = new DatabaseSync(file);
  db.exec(statements);
  db.close();
  return new Uint8Array(readFileSync(file));
}

const instant = (table: string, columns: string, values: string): string =>
  `create table ${table} (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, app_info_id INTEGER, time INTEGER NOT NULL, zone_offset INTEGER, ${columns}, FOREIGN KEY (app_info_id) REFERENCES application_info_table(row_id));
   insert into ${table} values (null, x'00ff', 1, ${values});`;

const interval = (table: string, columns: string): string =>
  `create table ${table} (row_id INTEGER PRIMARY KEY AUTOINCREMENT, device_info_id INTEGER, app_info_id INTEGER, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, ${columns});`;

let exported: Uint8Array<ArrayBuffer>;
beforeAll(() => {
  exported = written(`
    create table application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT);
    insert into application_info_table values (1, 'phone'), (2, 'watch');
    ${instant('weight_record_table', 'weight REAL', `${at('06:00')}, 3600, 81650.4`)}
    insert into weight_record_table values (null, null, 2, ${at('06:00')}, 3600, 81650.4), (null, null, 1, ${at('07:00')}, 3600, -5);
    ${instant('height_record_table', 'height REAL', `${at('06:01')}, 3600, 1.8`)}
    ${instant('body_fat_record_table', 'percentage REAL', `${at('06:02')}, 3600, 25.3`)}
    ${instant('blood_pressure_record_table', 'systolic REAL, diastolic REAL, body_position TEXT', `${at('06:03')}, 3600, 128, 82.0, '2'`)}
    ${instant('blood_glucose_record_table', 'level REAL', `${at('06:04')}, 3600, 5.5`)}
    ${instant('vo2_max_record_table', 'vo2 REAL', `${at('06:04')}, 3600, 41.5`)}
    ${interval('steps_record_table', 'count INTEGER')}
    insert into steps_record_table values
      (null, 1, 1, ${at('08:00')}, 3600, ${at('08:30')}, 2000), (null, 2, 1, ${at('08:05')}, 3600, ${at('08:25')}, 1900),
      (null, 1, 1, ${at('09:00')}, null, ${at('09:30')}, 700),
      (null, 1, 1, ${at('08:00') + DAY}, 3600, ${at('08:30') + DAY}, 50);
    ${interval('sleep_session_record_table', 'title TEXT')}
    insert into sleep_session_record_table values (7, 1, 1, ${at('00:00') - 7_200_000}, 3600, ${at('06:00')}, null);
    create table sleep_stages_table (parent_key INTEGER NOT NULL, stage_start_time INTEGER, stage_end_time INTEGER, stage_type INTEGER);
    insert into sleep_stages_table values
      (7, ${at('00:00') - 7_200_000}, ${at('02:00')}, 4), (7, ${at('02:00')}, ${at('02:30')}, 1), (7, ${at('02:30')}, ${at('06:00')}, 6);
    ${interval('exercise_session_record_table', 'exercise_type INTEGER, title TEXT, notes TEXT')}
    insert into exercise_session_record_table values
      (null, 1, 1, ${at('16:00')}, 3600, ${at('16:40')}, 33, 'Evening run', 'rain'),
      (null, 1, 2, ${at('16:01')}, 3600, ${at('16:39')}, 33, null, null),
      (null, 1, 1, ${at('18:00')}, 3600, ${at('18:40')}, 8, null, null), (null, 1, 2, ${at('18:10')}, 3600, ${at('18:50')}, 9, null, null),
      (null, 1, 1, 9000000000000000000, 3600, 9000000000000000000, 8, null, null);
  `);
});

const readOf = (bytes: Uint8Array<ArrayBuffer>, name = 'health_connect_export.db') =>
  readHealth(new File([bytes], name), NOW, () => undefined);

describe('Health Connect', () => {
  it('tells what its tables hold, in a zip and without', async () => {
    const zip = zipOf({ name: 'health_connect_export.db', content: exported });
    const health = await readOf(zip as Uint8Array<ArrayBuffer>, 'Health Connect.zip');
    expect(await readOf(exported)).toEqual(health);
    const rows = rowsOfHealth(health).map(({ columns }) => columns);
    expect(rows.map(({ kind, value, name, activity }) => [kind ?? activity, value ?? name])).toEqual([
      ['run', 'Evening run'],
      ['other', 'Workout'],
      ['other', 'Workout'],
      ['weight', 81.65],
      ['height', 180],
      ['body_fat', 25.3],
      ['systolic', 128],
      ['diastolic', 82],
      ['blood_glucose', 99.09],
      ['steps', 2000],
      ['sleep', 7.5],
    ]);
    // A row that is bad harms itself alone.
    expect(health.problems).toMatchObject([
      { reason: 'range', text: expect.stringContaining('-5') },
      { reason: 'date', text: expect.stringContaining('700') },
      { reason: 'future' },
    ]);
    expect(health.part.dropped).toEqual(['vo2_max_record_table']);
    // What no title tells is asked.
    expect(health.recordings.map(({ activity }) => activity)).toEqual(['run', null, null]);
  });

  it('is refused where any of its bytes are not what they were, or read all the same', async () => {
    for (let place = 0; place < exported.length; place += 97) {
      const broken = exported.slice();
      broken[place] = (broken[place] ?? 0) ^ 0xff;
      const fault = await readOf(broken).then(
        () => 'read',
        (error: unknown) => (error as { fault?: string }).fault ?? error,
      );
      expect(typeof fault, `byte ${place}: ${String(fault)}`).toBe('string');
    }
    for (const length of [50, 120, 4096, exported.length - 4096]) {
      await expect(readOf(exported.slice(0, length))).rejects.toMatchObject({ fault: 'damaged' });
    }
  });
});

describe('an SQLite file', () => {
  it('is read over many pages, with what does not fit one', () => {
    const many = Array.from(
      { length: 3000 },
      (_, nth) => `(${nth * 1e9 - 7e11}, ${nth / 7}, '${'é'.repeat(nth % 9)}')`,
    );
    const db = new Sqlite(
      written(`pragma page_size = 1024;
        create table "many" ([whole] INTEGER, part REAL, text DECIMAL(10, 2), UNIQUE (whole));
        insert into many values ${many.join(',')};
        alter table many add column late TEXT;
        create table long (id INTEGER PRIMARY KEY, text TEXT);
        insert into long values (9007199254740991, '${'x'.repeat(50_000)}'), (-1, 'y');`),
    );
    const rows = [...db.rows('many')].map((row) => [...row.values()]);
    expect(rows).toHaveLength(3000);
    expect(rows[2999]).toEqual([2999 * 1e9 - 7e11, 2999 / 7, 'é'.repeat(2999 % 9)]);
    expect([...db.rows('long')].map((row) => [...row.values()])).toContainEqual([
      9_007_199_254_740_991,
      'x'.repeat(50_000),
    ]);
    expect([...db.rows('none')]).toEqual([]);
  });

  it('with pages that lead to each other is refused', () => {
    const rows = Array.from({ length: 20 }, () => `('${'x'.repeat(400)}')`);
    const bytes = written(`pragma page_size = 512; create table t (a TEXT); insert into t values ${rows.join(',')};`);
    const view = new DataView(bytes.buffer);
    // The root of the table, whose last page is itself.
    const root = 512;
    expect(view.getUint8(root)).toBe(5);
    view.setUint32(root + 8, 2);
    expect(() => [...new Sqlite(bytes).rows('t')]).toThrow('damaged');
  });

  it('is not read more often than it is long', () => {
    const long = (text: string): Uint8Array<ArrayBuffer> =>
      written(`pragma page_size = 512; create table t (a TEXT); insert into t values ('${text}');`);
    const [page, bytes] = [512, long('x'.repeat(3000))];
    const again = new DataView(bytes.slice().buffer);
    again.setUint16(page + 3, 20);
    for (let nth = 1; nth < 20; nth++) again.setUint16(page + 8 + 2 * nth, again.getUint16(page + 8));
    const beyond = new DataView(bytes.slice().buffer);
    beyond.setUint16(page + 3, 60_000);
    // What does not fit goes on on the third page, which now leads to itself.
    const round = new DataView(bytes.slice().buffer);
    round.setUint32(2 * page, 3);
    const head = new DataView(bytes.slice().buffer);
    head.setUint16(page + 8, 2);
    for (const { buffer } of [again, beyond, round, head]) {
      expect(() => [...new Sqlite(new Uint8Array(buffer)).rows('t')]).toThrow('damaged');
    }
    expect([...new Sqlite(bytes).rows('t')]).toHaveLength(1);
  });
});
