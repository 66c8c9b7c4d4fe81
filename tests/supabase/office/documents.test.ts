import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';
import { seeInRegister, statedBy, withCode, withdraw } from './support.ts';

const [CLIENT, TRAINER, DOCTOR, ADMIN, SECOND_ADMIN, SURGEON] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const named = (who: string, n: number): string => `${who}/${numbered(n)}.jpg`;
const scanOf = (who: string): string => named(who, 900);

describe.each(engines)('documents of an application on %s', (engine) => {
  let db: TestDatabase;
  const ask = (sql: string, who: string): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const add = (path: string, who: string) =>
    ask(
      `insert into storage.objects (bucket_id, name, version) values ('licences', '${path}', '${crypto.randomUUID()}')`,
      who,
    );
  const read = (path: string, who: string, operation = 'get_authenticated'): Promise<number> =>
    db.as(who, async (session) => {
      await session.query(`select set_config('storage.operation', $1, true)`, [`storage.object.${operation}`]);
      return (await session.query(`select from storage.objects where name = $1`, [path])).length;
    });
  const change = (sql: string, who: string): Promise<number> =>
    db.as(who, async (session) => {
      await session.query(`select set_config('storage.allow_delete_query', 'true', true)`);
      await session.query(`select set_config('storage.operation', 'storage.object.delete_many', true)`);
      return (await session.query(`${sql} returning 1 as one`)).length;
    });
  const remove = (path: string, who: string) =>
    change(`delete from storage.objects where bucket_id = 'licences' and name = '${path}'`, who);
  const open = (path: string, who = ADMIN) => ask(`select public.open_provider_document('${path}')`, who);
  const approveAs = async (admin: string, stated: string) => {
    await seeInRegister(db, DOCTOR);
    return ask(`select public.decide_provider('${DOCTOR}', 'approved', '${stated}') as approved`, admin);
  };
  const opened = (): Promise<Row[]> =>
    db.query(
      `select actor_id, subject_id, detail from private.audit_lines where act = 'provider.document-opened' order by id`,
    );

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, CLIENT);
    await join(db, TRAINER, 'trainer', 'approved');
    await join(db, DOCTOR, 'doctor', 'pending');
    await join(db, SURGEON, 'aesthetic_surgeon', 'pending');
    for (const admin of [ADMIN, SECOND_ADMIN]) await join(db, admin, 'admin');
    await add(scanOf(DOCTOR), DOCTOR);
    await add(scanOf(TRAINER), TRAINER);
  }, 240_000);
  afterAll(() => db.close());

  test('are put up by who applied, in his own folder', async () => {
    expect(await codeOf(add(scanOf(CLIENT), CLIENT))).toBe('42501');
    expect(await codeOf(add(named(DOCTOR, 901), TRAINER))).toBe('42501');
    expect(await codeOf(add(named(DOCTOR, 901), ADMIN))).toBe('42501');
    expect(await read(scanOf(DOCTOR), DOCTOR)).toBe(1);
  });

  test('are named by nothing but a number, because the name goes into the audit', async () => {
    for (const name of ['scan.jpg', 'sickle cell.pdf', `${numbered(1)}.exe`, `a/${numbered(1)}.jpg`]) {
      expect([name, await codeOf(add(`${DOCTOR}/${name}`, DOCTOR))]).toEqual([name, '42501']);
    }
  });

  test('bring whoever was asked for one back before the office, which sees what it had asked for', async () => {
    const state = async () =>
      (await db.query(`select provider_status, provider_reason from public.profiles where id = $1`, [SURGEON]))[0];
    await ask(`select public.decide_provider('${SURGEON}', 'needs-information', reason => 'A scan, please')`, ADMIN);
    expect(await state()).toEqual({ provider_status: 'needs_information', provider_reason: 'A scan, please' });
    await add(scanOf(SURGEON), SURGEON);
    expect(await state()).toEqual({ provider_status: 'pending', provider_reason: 'A scan, please' });
  });

  test('are read by nobody else, neither a provider nor a client, nor without an account', async () => {
    for (const who of [CLIENT, TRAINER, ADMIN, 'anon'])
      expect([who, await read(scanOf(DOCTOR), who)]).toEqual([who, 0]);
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
    const [kept] = await db.query(`select id as object, version from storage.objects where name = $1`, [
      scanOf(DOCTOR),
    ]);
    expect(await opened()).toEqual([
      { actor_id: ADMIN, subject_id: DOCTOR, detail: { file: `${numbered(900)}.jpg`, ...kept } },
    ]);
  });

  test('are shut after an hour, and by the decision: the first of two shuts his own', async () => {
    await db.exec(`update private.opened_documents set opened_at = now() - interval '61 minutes'`);
    expect(await read(scanOf(DOCTOR), ADMIN)).toBe(0);
    await db.query(
      `update public.profiles set license_number = 'MDCN-1', license_expires_on = current_date + 300 where id = $1`,
      [DOCTOR],
    );
    for (const admin of [ADMIN, SECOND_ADMIN]) await open(scanOf(DOCTOR), admin);
    expect(await opened()).toHaveLength(3);
    expect(await approveAs(ADMIN, await statedBy(db, DOCTOR))).toEqual([{ approved: false }]);
    expect(await read(scanOf(DOCTOR), ADMIN)).toBe(0);
    expect(await read(scanOf(DOCTOR), SECOND_ADMIN)).toBe(1);
  });

  test('are a part of what is approved: one more between the two approvals needs both anew', async () => {
    const seen = await statedBy(db, DOCTOR);
    await add(named(DOCTOR, 901), DOCTOR);
    expect(await codeOf(approveAs(SECOND_ADMIN, seen))).toBe('P0002');
    const now = await statedBy(db, DOCTOR);
    expect(await approveAs(SECOND_ADMIN, now)).toEqual([{ approved: false }]);
    expect(await approveAs(ADMIN, now)).toEqual([{ approved: true }]);
    expect(await read(scanOf(DOCTOR), SECOND_ADMIN)).toBe(0);
  });

  test('stay once one was opened or something was decided, and are removed by their owner before', async () => {
    const late = named(DOCTOR, 902);
    await add(late, DOCTOR);
    expect(await change(`update storage.objects set metadata = '{}' where name = '${late}'`, DOCTOR)).toBe(0);
    for (const who of [TRAINER, ADMIN]) expect(await remove(late, who)).toBe(0);
    expect(await remove(late, DOCTOR)).toBe(1);
    expect(await remove(scanOf(DOCTOR), DOCTOR)).toBe(0);
    await withdraw(db, DOCTOR, ADMIN);
    expect(await remove(scanOf(DOCTOR), DOCTOR)).toBe(0);
    await add(late, DOCTOR);
    await open(scanOf(DOCTOR));
    await db.query(`select private.audit('provider.needs-information', $1, 'A scan', '{}', null)`, [DOCTOR]);
    expect(await remove(late, DOCTOR)).toBe(1);
    await add(late, DOCTOR);
    await open(late);
    expect(await remove(late, DOCTOR)).toBe(0);
  });

  test('are removed by an administrator who has one open and says why, which is a line of the audit', async () => {
    const [path, other] = [named(DOCTOR, 903), named(DOCTOR, 904)];
    for (const each of [path, other]) await add(each, DOCTOR);
    const say = (who = ADMIN, reason = 'A photo by mistake', minutesAgo = 0) =>
      withCode(db, who, (s) => s.query(`select public.remove_provider_document($1, $2)`, [path, reason]), minutesAgo);
    expect(await codeOf(say())).toBe('P0002');
    await open(path);
    expect(await remove(path, ADMIN)).toBe(0);
    expect(await codeOf(say(DOCTOR))).toBe('42501');
    expect(await codeOf(say(ADMIN, ' '))).toBe('22023');
    expect(await codeOf(say(ADMIN, 'Late', 30))).toBe('PT403');
    await say();
    await say();
    for (const [each, who] of [
      [path, SECOND_ADMIN],
      [other, ADMIN],
    ] as const)
      expect(await remove(each, who)).toBe(0);
    expect(await remove(path, ADMIN)).toBe(1);
    const told = await db.query(
      `select actor_id, subject_id, reason from private.audit_lines where act = 'provider.document-removed'`,
    );
    expect(told).toEqual([{ actor_id: ADMIN, subject_id: DOCTOR, reason: 'A photo by mistake' }]);
  });

  test('are opened by what they are: another in the place of one is shut', async () => {
    await open(scanOf(TRAINER));
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(1);
    await db.exec(`set storage.allow_delete_query = 'true'`);
    await db.query(`delete from storage.objects where name = $1`, [scanOf(TRAINER)]);
    await db.exec(`reset storage.allow_delete_query`);
    await add(scanOf(TRAINER), TRAINER);
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(0);
  });

  test('are replaced by nobody, not by the storage itself', async () => {
    const late = `insert into storage.objects (bucket_id, name, version) values ('licences', '${scanOf(TRAINER)}', 'late')
      on conflict (bucket_id, name) do update set version = excluded.version`;
    expect(await codeOf(db.exec(late))).toBe('42501');
    await db.exec(`update storage.objects set last_accessed_at = now() where name = '${scanOf(TRAINER)}'`);
  });

  test('with other bytes are another document: what was opened and stated is not it', async () => {
    await open(scanOf(TRAINER));
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(1);
    const stated = await statedBy(db, TRAINER);
    await db.exec(`alter table storage.objects disable trigger keep_document`);
    await db.exec(`update storage.objects set version = 'other' where name = '${scanOf(TRAINER)}'`);
    await db.exec(`alter table storage.objects enable trigger keep_document`);
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(0);
    expect(await statedBy(db, TRAINER)).not.toBe(stated);
  });

  test('are shut for whoever is an administrator no longer', async () => {
    await open(scanOf(TRAINER));
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(1);
    await db.query(`update public.profiles set role = 'client' where id = $1`, [ADMIN]);
    expect(await read(scanOf(TRAINER), ADMIN)).toBe(0);
  });
});
