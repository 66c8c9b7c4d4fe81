import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { choose, invoiceOf } from '../money/support.ts';
import { codeOf, deviceOf, only } from '../people/support.ts';
import { deskOf, SECOND, WRITER } from './catalogue-desk.ts';
import { withCode } from './support.ts';

const [ADA, TRAINER, FINANCE] = [1, 2, 5].map(numbered) as [string, string, string];
const GOLD = 'gold-program';

describe.each(engines)('the desk of catalogues on %s', (engine) => {
  let db: TestDatabase;
  let desk: ReturnType<typeof deskOf>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    desk = deskOf(db);
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
    for (const admin of [WRITER, SECOND]) await join(db, admin, 'admin');
    await join(db, FINANCE, 'finance');
  }, 240_000);
  afterAll(() => db.close());

  test('nobody but an administrator sees or does anything here', async () => {
    const calls = [
      `select * from public.catalogue_entries('offers')`,
      `select * from public.catalogue_history('offers', '${GOLD}')`,
      `select public.write_entry('${randomUUID()}', 'offers', 'mine', '{}', 'x')`,
      `select public.return_entry('${randomUUID()}', 'x')`,
      `select public.retire_entry('offers', '${GOLD}', 1, 'x')`,
      `select public.publish_entries('${randomUUID()}', array['${randomUUID()}']::uuid[], 'x')`,
      `select * from public.late_publications()`,
      `select public.take_back_publication('${randomUUID()}', 'x')`,
      `select * from public.import_entries('offers', '[{}]')`,
    ];
    for (const sql of calls) {
      for (const by of [ADA, TRAINER, FINANCE]) {
        expect([sql, by, await codeOf(withCode(db, by, (session) => session.query(sql)))]).toEqual([sql, by, '42501']);
      }
      const asVisitor = db.as('anon', (session) => session.query(sql));
      expect([sql, await codeOf(asVisitor)]).toEqual([sql, '42501']);
    }
    for (const table of ['private.catalogue_versions', 'private.publications']) {
      const reading = db.as(WRITER, (session) => session.query(`select * from ${table}`));
      expect(await codeOf(reading)).toBe('42501');
    }
    expect(await codeOf(db.as(WRITER, (session) => session.query(`update public.health_tips set title = 'x'`)))).toBe(
      '42501',
    );
  });

  test('a price counts once somebody else has published it; what was sold stays as it was sold', async () => {
    const before = await desk.counts(GOLD);
    const bought = await invoiceOf(db, await choose(db, ADA, GOLD));
    const id = await desk.write(GOLD, { price_kobo: 90_000_000 });
    expect((await desk.offer(GOLD)).price_kobo).toBe(85_000_000);
    expect(await codeOf(desk.publish([id], WRITER))).toBe('42501');
    expect(await codeOf(desk.write(GOLD, { price_kobo: 91_000_000 }, { by: SECOND }))).toBe('P0002');
    expect(await codeOf(desk.write(GOLD, { price_kobo: 91_000_000 }, { id }))).toBe('P0002');
    const plain = db.as(SECOND, (session) =>
      session.query(`select public.publish_entries($1, $2::uuid[], 'x')`, [randomUUID(), [id]]),
    );
    expect(await codeOf(plain)).toBe('PT403');
    const act = await desk.publish([id]);
    expect(await desk.offer(GOLD)).toEqual({ price_kobo: 90_000_000, is_active: true });
    expect(await desk.counts(GOLD)).toMatchObject({ id, version: before.version + 1 });
    expect((await invoiceOf(db, bought.id)).total_kobo).toBe(85_000_000);
    expect((await invoiceOf(db, await choose(db, ADA, GOLD))).total_kobo).toBe(90_000_000);
    await desk.publish([id], SECOND, act);
    expect(await desk.said()).toEqual(['catalogue.sent', 'catalogue.published']);
    const { detail } = await only<{ detail: { changed: unknown } }>(
      db,
      `select detail from private.audit_lines where act = 'catalogue.published'`,
    );
    expect(detail).toMatchObject({ code: GOLD, version: 2, changed: { price_kobo: [85_000_000, 90_000_000] } });
    expect(await codeOf(desk.write(GOLD, { price_kobo: 1_000_000 }, { based: 1 }))).toBe('P0002');
  });

  test('who made the other an administrator, or is locked, is no second person', async () => {
    const [MADE, LOCKED] = [numbered(11), numbered(12)];
    for (const each of [MADE, LOCKED]) await join(db, each, 'admin');
    await db.query(
      `insert into private.role_changes (user_id, changed_by, changed_as, old_role, new_role, old_status, new_status)
       values ($1, $2, 'postgres', 'client', 'admin', 'none', 'none')`,
      [MADE, SECOND],
    );
    const id = await desk.write('silver-program', { price_kobo: 60_000_000 }, { by: MADE });
    const other = await desk.write('bronze-program', { price_kobo: 40_000_000 }, { by: LOCKED });
    await db.query(`insert into private.locks (user_id, reason) values ($1, 'Asked')`, [LOCKED]);
    expect([await codeOf(desk.publish([id])), await codeOf(desk.publish([other]))]).toEqual(['42501', '42501']);
    const seen = await db.as(SECOND, (session) =>
      session.query(`select code, may_publish, is_own from public.catalogue_entries('offers', of_state => 'review')`),
    );
    expect(seen).toEqual([
      { code: 'bronze-program', may_publish: false, is_own: false },
      { code: 'silver-program', may_publish: false, is_own: false },
    ]);
    for (const each of [id, other]) await desk.giveBack(each);
  });

  test('a draft is its writer’s; one that is sent back stays readable and lets others write', async () => {
    const id = await desk.write(GOLD, { title: 'Gold' }, { send: false });
    expect(await codeOf(desk.publish([id]))).toBe('P0002');
    expect(await codeOf(desk.write(GOLD, { title: 'Mine' }, { id, by: SECOND }))).toBe('42501');
    await desk.write(GOLD, { title: 'Golden' }, { id, send: false });
    await desk.write(GOLD, { title: 'Golden' }, { id });
    await desk.write(GOLD, { title: 'Golden' }, { id });
    await desk.giveBack(id);
    expect(await codeOf(desk.giveBack(id))).toBe('P0002');
    expect(await codeOf(desk.publish([id]))).toBe('P0002');
    const history = await db.as(SECOND, (session) =>
      session.query(`select state, version, written_by from public.catalogue_history('offers', $1)`, [GOLD]),
    );
    expect(history[0]).toEqual({ state: 'returned', version: null, written_by: 'Member 0003' });
    expect(await codeOf(desk.write(GOLD, {}))).toBe('22023');
  });

  test('what cannot be so is refused by its column', async () => {
    const wrong: Record<string, unknown>[] = [
      { price_kobo: 10 },
      { price_kobo: 'much' },
      { price_kobo: 1e12 },
      { tax_code: 'NONE' },
      { title: '' },
      { title: null },
      { unit: 'dozen' },
      { parts: 99 },
      { is_active: false },
      { currency: 'USD' },
    ];
    for (const change of wrong) {
      const [line] = await desk.read([{ code: GOLD, ...change }]);
      expect([change, line?.verdict, line?.problem]).toEqual([change, 'refused', Object.keys(change)[0]]);
      expect([change, await codeOf(desk.write(GOLD, change))]).toEqual([change, '22023']);
    }
    expect(await codeOf(desk.write('No code', { ...(await desk.counts(GOLD)).content }, { based: null }))).toBe(
      '22023',
    );
    expect(await codeOf(desk.write(GOLD, {}, { catalogue: 'profiles' }))).toBe('22023');
  });

  test('what does not fit another amount of a lender is refused by its column', async () => {
    const lender = {
      title: 'Test Lender',
      approval: 'TEST-1',
      complaints: 'help@lender.test',
      rate_bp: 2400,
      lengths: ['3', '6'],
      from_kobo: 2_000_000,
    };
    for (const change of [{ to_kobo: 1_000_000 }, { fee_kobo: 600_000, to_kobo: 3_000_000 }]) {
      const lines = [{ code: 'test-lender', ...lender, ...change }];
      const [line] = await desk.read(lines, false, undefined, 'lenders');
      expect([change, line?.verdict, line?.problem]).toEqual([change, 'refused', Object.keys(change)[0]]);
    }
  });

  test('what is retired is not sold, stays readable, and two bring it back', async () => {
    const code = 'dietary-analysis';
    await desk.retire(code);
    expect(await codeOf(choose(db, ADA, code))).toBe('P0001');
    expect(await desk.counts(code)).toMatchObject({ state: 'retired', version: 1 });
    const shown = await db.as(WRITER, (session) =>
      session.query(`select code from public.catalogue_entries('offers', of_state => 'retired')`),
    );
    expect(shown).toEqual([{ code }]);
    await desk.publish([await desk.write(code, {})]);
    expect(await desk.offer(code)).toMatchObject({ is_active: true });
    expect(await desk.counts(code)).toMatchObject({ state: 'published', version: 2 });
  });

  test('many are published in one act or none of them, and all of it is taken back in time', async () => {
    const [old, gone] = ['medical-consultation', 'body-contouring'];
    await desk.retire(gone);
    const ids = [
      await desk.write(old, { price_kobo: 3_500_000 }),
      await desk.write(gone, { price_kobo: 20_000_000 }),
      await desk.write('sauna', { ...(await desk.counts(old)).content, title: 'Sauna', place: 18 }),
    ];
    const own = await desk.write('personal-training', { price_kobo: 1_600_000 }, { by: SECOND });
    const rows = () =>
      db.query(`select * from public.offers where code <> 'sauna' order by code`).then((all) => JSON.stringify(all));
    const versions = () =>
      db
        .query(`select id, state, content from private.catalogue_versions order by id`)
        .then((all) => JSON.stringify(all));
    const [rowsBefore, versionsBefore] = [await rows(), await versions()];
    expect(await codeOf(desk.publish([...ids, own]))).toBe('42501');
    expect(await codeOf(desk.publish([...ids, randomUUID()]))).toBe('P0002');
    expect(await codeOf(desk.publish(Array.from({ length: 26 }, () => randomUUID())))).toBe('22023');
    expect([await rows(), await versions()]).toEqual([rowsBefore, versionsBefore]);
    const act = await desk.publish(ids);
    expect(await desk.offer(gone)).toMatchObject({ price_kobo: 20_000_000, is_active: true });
    expect((await invoiceOf(db, await choose(db, ADA, 'sauna'))).status).toBe('draft');
    expect(
      await db.as(WRITER, (session) => session.query(`select entries from public.late_publications()`)),
    ).toContainEqual({
      entries: 3,
    });
    await desk.takeBack(act);
    expect([await rows(), await versions()]).toEqual([rowsBefore, versionsBefore]);
    expect(await codeOf(choose(db, ADA, 'sauna'))).toBe('P0001');
    expect((await desk.said()).slice(-3)).toEqual(Array(3).fill('catalogue.taken-back'));
    expect(await codeOf(desk.takeBack(act))).toBe('P0002');
    for (const id of [...ids, own]) await desk.giveBack(id);
  });

  test('what was published longer ago, or has changed since, is not taken back', async () => {
    const late = await desk.publish([await desk.write('health-monitoring', { price_kobo: 1_600_000 })]);
    await db.query(
      `update private.catalogue_versions set decided_at = now() - interval '16 minutes' where published_with = $1`,
      [late],
    );
    const retired = await desk.publish([await desk.write('lab-testing-package', { price_kobo: 5_100_000 })]);
    await desk.retire('lab-testing-package');
    const replaced = await desk.publish([await desk.write('meal-prep-planning', { price_kobo: 1_100_000 })]);
    await desk.publish([await desk.write('meal-prep-planning', { price_kobo: 1_200_000 })]);
    const followed = await desk.publish([await desk.write('post-procedure-care', { price_kobo: 2_100_000 })]);
    await desk.write('post-procedure-care', { price_kobo: 2_200_000 });
    for (const act of [late, retired, replaced, followed]) expect(await codeOf(desk.takeBack(act))).toBe('P0002');
  });

  test('a file is tried first and changes nothing, and then waits for review as a whole', async () => {
    const versions = async () => (await db.query(`select from private.catalogue_versions`)).length;
    const before = await versions();
    const lines = [
      { code: 'fitness-assessment', price_kobo: 2_600_000 },
      { code: 'nutrition-consultation', title: 'Nutrition Consultation' },
      { code: 'ice-bath', kind: 'service', title: 'Ice Bath', price_kobo: 500_000, tax_code: 'STD-7.5' },
    ];
    const told = (rows: Awaited<ReturnType<typeof desk.read>>) =>
      rows.map(({ code, verdict, problem }) => [code, verdict, problem]);
    const fine = [
      ['fitness-assessment', 'changed', null],
      ['nutrition-consultation', 'same', null],
      ['ice-bath', 'added', null],
    ];
    expect(told(await desk.read(lines))).toEqual(fine);
    expect(told(await desk.read([...lines, { code: 'ice-bath' }, { code: 'steam' }, { title: 'No code' }]))).toEqual([
      ...fine,
      ['ice-bath', 'refused', 'twice'],
      ['steam', 'refused', 'kind'],
      [null, 'refused', 'code'],
    ]);
    expect(await codeOf(desk.read([...lines, { code: 'steam' }], true))).toBe('22023');
    for (const none of [[], {}, 'x', [7], Array.from({ length: 201 }, () => ({ code: GOLD }))])
      expect(await codeOf(desk.read(none))).toBe('22023');
    expect(await versions()).toBe(before);
    expect(told(await desk.read(lines, true))).toEqual(fine);
    expect(await versions()).toBe(before + 2);
    expect((await desk.read(lines))[0]).toMatchObject({ verdict: 'refused', problem: 'busy' });
    const waiting = await db.query<{ id: string }>(
      `select id from private.catalogue_versions where state = 'review' and note = 'A new list'`,
    );
    await desk.publish(waiting.map(({ id }) => id));
    expect(await desk.offer('ice-bath')).toEqual({ price_kobo: 500_000, is_active: true });
  });

  test('a tip goes the same way, and comes to devices once it is published', async () => {
    const hers = deviceOf(db, ADA);
    await hers();
    const id = await desk.write('salt', { title: 'Half a teaspoon' }, { catalogue: 'health_tips' });
    expect([...(await hers()).keys()].filter((key) => key.startsWith('health_tips'))).toEqual([]);
    const act = await desk.publish([id]);
    const tip = await only(db, `select id, title from public.health_tips where code = 'salt'`);
    expect(tip['title']).toBe('Half a teaspoon');
    expect((await hers()).get(`health_tips ${String(tip['id'])}`)).toBe('row');
    await desk.takeBack(act);
    expect(await only(db, `select title from public.health_tips where code = 'salt'`)).toEqual({
      title: 'Less than a teaspoon of salt a day',
    });
  });
});
