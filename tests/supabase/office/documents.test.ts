import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';
import { approve, withdraw } from './support.ts';

const [CLIENT, TRAINER, DOCTOR, ADMIN, SECOND_ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];
const scanOf = (who: string): string => `${who}/scan.jpg`;

describe.each(engines)('documents of an application on %s', (engine) => {
  let db: TestDatabase;
  const ask = (sql: string, who: string): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const add = (path: string, who: string) =>
    ask(`insert into storage.objects (bucket_id, name) values ('licences', '${path}')`, who);
  const read = (path: string, who: string | null, operation = 'get_authenticated'): Promise<number> =>
    db.as(who, async (session) => {
      await session.query(`select set_config('storage.operation', $1, true)`, [`storage.object.${operation}`]);
      return (await session.query(`select from storage.objects where name = $1`, [path])).length;
    });
  const change = (sql: string, who: string): Promise<number> =>
    db.as(who, async (session) => {
      await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
      return (await session.query(`${sql} returning 1 as one`)).length;
    });
  const open = (path: string, who = ADMIN) => ask(`select public.open_provider_document('${path}')`, who);
  const opened = (): Promise<Row[]> =>
    db.query(
      `select actor_id, subject_id, detail from private.audit_lines where act = 'provider.document-opened' order by id`,
    );

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, CLIENT);
    await join(db, TRAINER, 'trainer', 'approved');
    await join(db, DOCTOR, 'doctor', 'pending');
    for (const admin of [ADMIN, SECOND_ADMIN]) await join(db, admin, 'admin');
    await add(scanOf(DOCTOR), DOCTOR);
    await add(scanOf(TRAINER), TRAINER);
  }, 240_000);
  afterAll(() => db.close());

  test('are put up by who applied, in his own folder', async () => {
    expect(await codeOf(add(scanOf(CLIENT), CLIENT))).toBe('42501');
    expect(await codeOf(add(`${DOCTOR}/other.jpg`, TRAINER))).toBe('42501');
    expect(await codeOf(add(`${DOCTOR}/other.jpg`, ADMIN))).toBe('42501');
    expect(await read(scanOf(DOCTOR), DOCTOR)).toBe(1);
  });

  test('are read by nobody else, neither a provider nor a client, nor without an account', async () => {
    for (const who of [CLIENT, TRAINER, ADMIN, null]) expect([who, await read(scanOf(DOCTOR), who)]).toEqual([who, 0]);
    for (const call of [`provider_documents('${DOCTOR}')`, `open_provider_document('${scanOf(DOCTOR)}')`]) {
      for (const who of [CLIENT, TRAINER, DOCTOR]) {
        expect([call, await codeOf(ask(`select public.${call}`, who))]).toEqual([call, '42501']);
      }
    }
  });

  test('are opened by an administrator each by itself, only to download, and it is a line of the audit', async () => {
    expect(await ask(`select path from public.provider_documents('${DOCTOR}')`, ADMIN)).toEqual([
      { path: scanOf(DOCTOR) },
    ]);
    expect(await codeOf(open(`${DOCTOR}/none.jpg`))).toBe('P0002');
    await open(scanOf(DOCTOR));
    await open(scanOf(DOCTOR));
    expect(await read(scanOf(DOCTOR), ADMIN)).toBe(1);
    for (const operation of ['sign', 'list', 'copy', 'info']) {
      expect([operation, await read(scanOf(DOCTOR), ADMIN, operation)]).toEqual([operation, 0]);
    }
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(0);
    expect(await read(scanOf(DOCTOR), SECOND_ADMIN)).toBe(0);
    expect(await opened()).toEqual([{ actor_id: ADMIN, subject_id: DOCTOR, detail: { file: 'scan.jpg' } }]);
  });

  test('are shut after an hour, and by the decision: the first of two shuts his own', async () => {
    await db.exec(`update private.opened_documents set opened_at = now() - interval '61 minutes'`);
    expect(await read(scanOf(DOCTOR), ADMIN)).toBe(0);
    for (const admin of [ADMIN, SECOND_ADMIN]) await open(scanOf(DOCTOR), admin);
    expect(await opened()).toHaveLength(3);
    await approve(db, DOCTOR, [ADMIN]);
    // What is stated was changed with it, which shuts both; the second looks anew.
    await open(scanOf(DOCTOR), SECOND_ADMIN);
    expect(await read(scanOf(DOCTOR), ADMIN)).toBe(0);
    expect(await read(scanOf(DOCTOR), SECOND_ADMIN)).toBe(1);
    await approve(db, DOCTOR, [SECOND_ADMIN]);
    expect(await read(scanOf(DOCTOR), SECOND_ADMIN)).toBe(0);
  });

  test('stay as they are once something was approved, and are removed by their owner before', async () => {
    const at = (path: string) => `where bucket_id = 'licences' and name = '${path}'`;
    expect(await change(`delete from storage.objects ${at(scanOf(DOCTOR))}`, DOCTOR)).toBe(0);
    await withdraw(db, DOCTOR, ADMIN);
    expect(await change(`update storage.objects set metadata = '{}' ${at(scanOf(DOCTOR))}`, DOCTOR)).toBe(0);
    expect(await change(`delete from storage.objects ${at(scanOf(DOCTOR))}`, TRAINER)).toBe(0);
    await open(scanOf(DOCTOR));
    expect(await change(`delete from storage.objects ${at(scanOf(DOCTOR))}`, ADMIN)).toBe(0);
    expect(await change(`delete from storage.objects ${at(scanOf(DOCTOR))}`, DOCTOR)).toBe(1);
  });

  test('are shut for whoever is an administrator no longer', async () => {
    await open(scanOf(TRAINER));
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(1);
    await db.query(`update public.profiles set role = 'client' where id = $1`, [ADMIN]);
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(0);
  });
});
