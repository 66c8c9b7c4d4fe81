import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf, only } from '../people/support.ts';
import { statedBy } from './support.ts';

const [ADA, DOCTOR, LAB, TRAINER, ADMIN, SECOND, FINANCE] = [1, 2, 3, 4, 5, 6, 7].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('registers of councils, and providers who have changed, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, DOCTOR, 'doctor', 'pending');
    await join(db, LAB, 'lab_technician', 'pending');
    await join(db, TRAINER, 'trainer', 'pending');
    for (const each of [ADMIN, SECOND]) await join(db, each, 'admin');
    await join(db, FINANCE, 'finance');
    await db.query(
      `update public.profiles set license_number = 'C-' || right(id::text, 3), license_expires_on = current_date + 200
       where id in ($1, $2)`,
      [DOCTOR, LAB],
    );
  }, 240_000);
  afterAll(() => db.close());

  const note = async (who: string, by = ADMIN, stated?: string) => {
    const seen = stated ?? (await statedBy(db, who));
    return db.as(by, (session) => session.query(`select public.note_register($1, $2)`, [who, seen]));
  };
  const look = async (who: string, by = ADMIN, stated?: string) => {
    const seen = stated ?? (await statedBy(db, who));
    return db.as(by, (session) => session.query(`select public.look_at_changes($1, $2)`, [who, seen]));
  };
  const decide = async (who: string, by = ADMIN): Promise<unknown> => {
    const stated = await statedBy(db, who);
    return (
      await db.as(by, (session) =>
        only(session, `select public.decide_provider($1, 'approved', $2) as done`, [who, stated]),
      )
    )['done'];
  };
  const listed = (ask = ''): Promise<Row[]> =>
    db.as(ADMIN, (session) => session.query(`select * from public.provider_applications(${ask})`));
  const rowOf = async (who: string): Promise<Row | undefined> => (await listed()).find(({ id }) => id === who);
  const lines = async (who: string, act: string) =>
    (
      await db.query<{ actor_id: string; detail: unknown }>(
        `select actor_id, detail from private.audit_lines where subject_id = $1 and act = $2 order by id`,
        [who, act],
      )
    ).map(({ actor_id, detail }) => [actor_id, detail]);

  test('nobody but an administrator notes that somebody is in a register, or looks at changes', async () => {
    for (const by of [ADA, DOCTOR, FINANCE, 'anon']) {
      expect([by, await codeOf(note(DOCTOR, by))]).toEqual([by, '42501']);
      expect([by, await codeOf(look(DOCTOR, by))]).toEqual([by, '42501']);
    }
    for (const table of ['private.register_looks', 'private.approved_as'])
      expect(await codeOf(db.as(ADMIN, (session) => session.query(`select * from ${table}`)))).toBe('42501');
    expect(await codeOf(note(ADA))).toBe('P0002');
    expect(await codeOf(note(DOCTOR, ADMIN, 'another'))).toBe('P0002');
  });

  test('who has a council is approved once somebody has seen him in its register, by this name and number', async () => {
    expect(await rowOf(LAB)).toMatchObject({ problem: 'register', in_register_by: null });
    for (const who of [LAB, DOCTOR]) expect(await codeOf(decide(who))).toBe('22023');
    await note(LAB);
    await note(LAB, SECOND);
    expect(await rowOf(LAB)).toMatchObject({ problem: null, in_register_by: 'Member 0005' });
    expect(await lines(LAB, 'provider.seen-in-register')).toEqual([[ADMIN, { council: 'MLSCN', licence: 'C-003' }]]);
    await db.query(`update public.profiles set license_number = 'C-999' where id = $1`, [LAB]);
    expect(await rowOf(LAB)).toMatchObject({ problem: 'register', in_register_by: null });
    expect(await codeOf(decide(LAB))).toBe('22023');
    await note(LAB);
    expect(await decide(LAB)).toBe(true);
    await note(DOCTOR);
    expect([await decide(DOCTOR), await decide(DOCTOR, SECOND)]).toEqual([false, true]);
  });

  test('a trainer has no council, and is approved without', async () => {
    expect(await codeOf(note(TRAINER))).toBe('22023');
    expect(await rowOf(TRAINER)).toMatchObject({ problem: null });
    expect(await decide(TRAINER)).toBe(true);
  });

  test('what an approved provider is called stands in front, with what it was, until somebody has looked', async () => {
    const hers = (columns: string) =>
      db.as(DOCTOR, (session) => session.query(`update public.profiles set ${columns} where id = $1`, [DOCTOR]));
    expect(await rowOf(DOCTOR)).toMatchObject({ changed: null });
    await hers(`first_name = 'Other'`);
    // What was checked with the approval only the house changes.
    await db.query(`update public.profiles set specialization = 'Heart' where id = $1`, [DOCTOR]);
    await hers(`bio = 'Not looked at'`);
    const [first] = await listed();
    const changed = { name: ['Member 0002', 'Other 0002'], specialization: [null, 'Heart'] };
    expect(first).toMatchObject({ id: DOCTOR, state: 'approved', changed });
    const seen = await statedBy(db, DOCTOR);
    await hers(`last_name = 'Third'`);
    expect(await codeOf(look(DOCTOR, ADMIN, seen))).toBe('P0002');
    await look(DOCTOR);
    await look(DOCTOR, SECOND);
    expect(await rowOf(DOCTOR)).toMatchObject({ changed: null });
    expect(await lines(DOCTOR, 'provider.changes-seen')).toEqual([
      [ADMIN, { changed: { ...changed, name: ['Member 0002', 'Other Third'] } }],
    ]);
  });

  test('the list comes by pages and by name, each going on from the one before', async () => {
    const all = (await listed()).map(({ id }) => id);
    const pages: unknown[] = [];
    for (let after = 'null'; pages.length < all.length;) {
      const page = await listed(`after => ${after}, most => 2`);
      expect(page.length).toBeGreaterThan(0);
      pages.push(...page.map(({ id }) => id));
      after = `'${String(page.at(-1)?.['place'])}'`;
    }
    expect(pages).toEqual(all);
    // Whoever stands last on a page may be elsewhere by now.
    const [first] = await listed('most => 1');
    const shift = (by: string) =>
      db.query(`update public.profiles set created_at = created_at + $2::interval where id = $1`, [first?.['id'], by]);
    await shift('1 year');
    const [next] = await listed(`after => '${String(first?.['place'])}', most => 1`);
    await shift('-1 year');
    expect(next?.['id']).toBe(all[1]);
    expect((await listed(`named => 'c-999'`)).map(({ id }) => id)).toEqual([LAB]);
    expect((await listed(`named => ' THIRD '`)).map(({ id }) => id)).toEqual([DOCTOR]);
    expect((await listed('most => 1000000')).length).toBe(all.length);
  });
});
