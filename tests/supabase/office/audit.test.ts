import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, DOCTOR, ADMIN, OTHER, BISI] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];

describe.each(engines)('the audit on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BISI]) await join(db, client);
    await join(db, DOCTOR, 'doctor', 'pending');
    await join(db, ADMIN, 'admin');
    await join(db, OTHER, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const page = (filter = '', who = ADMIN): Promise<Row[]> =>
    db.as(who, (session) => session.query(`select * from public.audit_page(${filter})`));
  const verdict = (after = 0, most = 20_000): Promise<Row> =>
    db.as(ADMIN, (session) => only(session, `select * from public.verify_audit($1, $2)`, [after, most]));
  /** Does it as the owner of the database with the guard out of the way, looks, and undoes it. */
  async function broken(sql: string): Promise<Row> {
    await db.exec(`create table private.kept as select * from private.audit_lines;
      alter table private.audit_lines disable trigger stands`);
    await db.exec(sql);
    const found = await verdict();
    await db.exec(`truncate private.audit_lines; insert into private.audit_lines select * from private.kept;
      alter table private.audit_lines enable trigger stands; drop table private.kept`);
    return found;
  }

  test('what the office decides is written with who, whom, why and both times, in one chain', async () => {
    await db.as(ADMIN, (session) =>
      session.query(`select public.decide_provider($1, 'needs-information', reason => 'Asked')`, [DOCTOR]),
    );
    const at = '2026-01-02T03:04:05Z';
    for (const [act, who] of [
      ['lock_person', ADA],
      ['unlock_person', ADA],
      ['sign_out_person', DOCTOR],
    ]) {
      await withCode(db, ADMIN, (session) =>
        session.query(`select public.${act}($1, 'Asked by phone', $2)`, [who, at]),
      );
    }
    expect(await page()).toMatchObject([
      { id: 4, act: 'person.signed-out', subject_id: DOCTOR },
      { id: 3, act: 'person.unlocked' },
      {
        id: 2,
        act: 'person.locked',
        actor_id: ADMIN,
        subject_id: ADA,
        reason: 'Asked by phone',
        subject: 'Member 0001',
      },
      { id: 1, act: 'provider.needs-information', subject_id: DOCTOR },
    ]);
    const { device_at } = (await page(`of_act => 'person.locked'`))[0] ?? {};
    expect(new Date(String(device_at)).toISOString()).toBe('2026-01-02T03:04:05.000Z');
    expect(await verdict()).toEqual({ checked: 4, broken: null, ended: true });
    expect(await verdict(0, 2)).toEqual({ checked: 2, broken: null, ended: false });
    expect(await verdict(2, 2)).toEqual({ checked: 4, broken: null, ended: false });
    expect(await verdict(4, 2)).toEqual({ checked: 4, broken: null, ended: true });
  });

  test('it is filtered by act, person and day, from either end, and by pages', async () => {
    const ids = async (filter: string) => (await page(filter)).map(({ id }) => id);
    expect(await ids(`of_act => 'person.unlocked'`)).toEqual([3]);
    expect(await ids(`of_subject => '${DOCTOR}'`)).toEqual([4, 1]);
    expect(await ids(`of_actor => '${DOCTOR}'`)).toEqual([]);
    expect(await ids(`of_actor => '${ADMIN}', of_subject => '${ADA}', of_act => 'person.locked'`)).toEqual([2]);
    expect(await ids(`of_actor => '${ADMIN}', newest => false, most => 2`)).toEqual([1, 2]);
    expect(await ids(`of_actor => '${ADMIN}', newest => false, most => 2, after => 2`)).toEqual([3, 4]);
    expect(await ids(`after => 3`)).toEqual([2, 1]);
    const third = String((await only(db, `select at::text from private.audit_lines where id = 3`))['at']);
    expect(await ids(`from_day => '${third}'`)).toEqual([4, 3]);
    expect(await ids(`before_day => '${third}'`)).toEqual([2, 1]);
    expect(await ids(`from_day => '${third}', before_day => now(), of_act => 'person.unlocked'`)).toEqual([3]);
    expect(await ids(`before_day => now() + interval '1 day'`)).toHaveLength(4);
    expect(await ids(`from_day => now() + interval '1 day'`)).toEqual([]);
    expect(await codeOf(page('', BISI))).toBe('42501');
    expect(await codeOf(db.as(BISI, (session) => session.query('select public.verify_audit()')))).toBe('42501');
  });

  test('nobody changes or deletes a line, the service role and the owner included', async () => {
    const tries = [
      `update private.audit_lines set reason = ''`,
      `delete from private.audit_lines`,
      `truncate private.audit_lines`,
      `select private.audit('person.locked', null)`,
    ];
    for (const sql of tries) {
      for (const who of ['anon', ADA, ADMIN, 'service_role']) {
        expect(await codeOf(db.as(who, (session) => session.exec(sql)))).toBe('42501');
      }
    }
    for (const sql of tries.slice(0, 3)) expect(await codeOf(db.exec(sql))).toBe('42501');
  });

  test('a line that is changed, missing or added behind its back is named', async () => {
    for (const change of [
      `reason = 'none'`,
      `actor_id = '${OTHER}'`,
      `at = at + interval '1 second'`,
      `detail = '[]'`,
    ]) {
      expect(await broken(`update private.audit_lines set ${change} where id = 2`)).toMatchObject({
        broken: 2,
        checked: 1,
      });
    }
    expect(await broken(`delete from private.audit_lines where id = 2`)).toMatchObject({ broken: 2 });
    expect(await broken(`delete from private.audit_lines where id >= 3`)).toMatchObject({ broken: 3 });
    expect(await broken(`truncate private.audit_lines`)).toMatchObject({ broken: 1 });
    expect(
      await broken(`insert into private.audit_lines select 5, at, device_at, session_id, actor_id, act, subject_id, reason,
        detail, hash from private.audit_lines where id = 4`),
    ).toMatchObject({ broken: 5 });
    // Who writes its hash anew breaks the next.
    expect(
      await broken(`update private.audit_lines set reason = 'none' where id = 2;
        update private.audit_lines l set hash = private.audit_hash(b.hash, l) from private.audit_lines b
        where l.id = 2 and b.id = 1`),
    ).toMatchObject({ broken: 3 });
    expect(await verdict()).toEqual({ checked: 4, broken: null, ended: true });
  });

  test('an act that fails leaves no line, and the chain goes on', async () => {
    expect(await codeOf(withCode(db, ADMIN, (s) => s.query(`select public.unlock_person($1, 'x')`, [ADA])))).toBe(
      'P0002',
    );
    await withCode(db, OTHER, (session) => session.query(`select public.lock_person($1, 'Again')`, [ADA]));
    expect(await verdict()).toEqual({ checked: 5, broken: null, ended: true });
  });
});
