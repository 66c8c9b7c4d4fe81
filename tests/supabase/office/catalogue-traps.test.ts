import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';
import { deskOf, SECOND, WRITER } from './catalogue-desk.ts';

describe.each(engines)('what the desk of catalogues does not let through on %s', (engine) => {
  let db: TestDatabase;
  let desk: ReturnType<typeof deskOf>;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    desk = deskOf(db);
    for (const admin of [WRITER, SECOND]) await join(db, admin, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const late = () =>
    db.as(WRITER, (session) => session.query(`select act, blocked_by from public.late_publications()`));
  const makeOld = (act: string) =>
    db.query(
      `update private.catalogue_versions set decided_at = now() - interval '16 minutes' where published_with = $1`,
      [act],
    );

  test('an act is published once, by one person, with what it was', async () => {
    const first = await desk.write('gold-program', { price_kobo: 90_000_000 });
    const act = await desk.publish([first]);
    const other = await desk.write('silver-program', { price_kobo: 60_000_000 });
    expect(await codeOf(desk.publish([other], SECOND, act))).toBe('P0002');
    await makeOld(act);
    // As it could have been left by an act that was given twice.
    await db.query(
      `update private.catalogue_versions set state = 'published', version = 2, published_with = $2, decided_at = now()
       where id = $1`,
      [await desk.write('new-service', { ...(await desk.counts('personal-training')).content, title: 'New' }), act],
    );
    expect(await late()).toEqual([]);
    await desk.giveBack(other);
  });

  test('what was taken back is not published again by an answer that was lost', async () => {
    const id = await desk.write('bronze-program', { price_kobo: 40_000_000 });
    const act = await desk.publish([id]);
    await desk.publish([id], SECOND, act);
    await desk.takeBack(act);
    expect(await codeOf(desk.publish([id], SECOND, act))).toBe('P0002');
    const again = await desk.publish([id]);
    expect(await desk.counts('bronze-program')).toMatchObject({ id, version: 3 });
    await desk.takeBack(again);
    await desk.giveBack(id);
    await desk.publish([await desk.write('bronze-program', { price_kobo: 41_000_000 })]);
    expect(await desk.counts('bronze-program')).toMatchObject({ version: 4 });
  });

  test('what is kept is what the table would say, however it is typed', async () => {
    const id = await desk.write('gold-program', { price_kobo: '+91000000', price_from: 'TRUE', sessions: '72' });
    expect(
      (await db.query(`select content from private.catalogue_versions where id = $1`, [id]))[0]?.['content'],
    ).toMatchObject({ price_kobo: 91_000_000, price_from: true, sessions: 72 });
    await desk.giveBack(id);
    const [line] = await desk.read([{ code: 'personal-training', price_kobo: '1500000', price_from: 'no' }]);
    expect(line).toMatchObject({ verdict: 'same', after: { price_kobo: 1_500_000, price_from: false } });
  });

  test('neither lists in a text, nor lists of lists, nor days in words are kept, and what is refused is not shown', async () => {
    const wrong = [
      [{ title: ['a'] }, 'offers', 'gold-program'],
      [{ title: { a: 1 } }, 'offers', 'gold-program'],
      [{ unit: [['a']] }, 'offers', 'gold-program'],
      [{ goals: [['weight']] }, 'health_tips', 'salt'],
      [{ goals: 'weight' }, 'health_tips', 'salt'],
      [{ conditions: [null] }, 'health_tips', 'salt'],
      [{ published_on: 'today' }, 'health_tips', 'salt'],
      [{ reviewed_on: 'infinity' }, 'health_tips', 'salt'],
    ] as const;
    for (const [change, catalogue, code] of wrong) {
      expect([change, await codeOf(desk.write(code, change, { catalogue }))]).toEqual([change, '22023']);
    }
    for (const refused of [{ title: [['a']] }, { parts: 99 }])
      expect((await desk.read([{ code: 'gold-program', ...refused }]))[0]).toMatchObject({
        verdict: 'refused',
        after: null,
      });
    const long = desk.write('gold-program', { title: 'a'.repeat(11_000) });
    expect(await codeOf(long)).toBe('22023');
  });

  test('what was written before a retirement does not bring it back unseen', async () => {
    const [code, other] = ['dietary-analysis', 'health-monitoring'];
    const { version } = await desk.counts(code);
    const before = await desk.write(code, { price_kobo: 1_700_000 });
    const draft = await desk.write(other, { price_kobo: 1_700_000 }, { send: false });
    for (const each of [code, other]) await desk.retire(each);
    expect(await codeOf(desk.publish([before]))).toBe('P0002');
    const seen = { id: draft, based: 1, state: 'published' };
    expect(await codeOf(desk.write(other, { price_kobo: 1_700_000 }, seen))).toBe('P0002');
    await desk.giveBack(before);
    await desk.publish([await desk.write(code, { price_kobo: 1_700_000 })]);
    expect(await desk.counts(code)).toMatchObject({ state: 'published', version: version + 1 });
    await desk.giveBack(draft);
  });

  test('a file is sent as it was looked at, or not at all', async () => {
    const lines = [{ code: 'fitness-assessment', title: 'Assessment' }];
    const seen = (await desk.read(lines)).map(({ stamp }) => stamp);
    await desk.publish([await desk.write('fitness-assessment', { price_kobo: 2_700_000 })]);
    expect(await codeOf(desk.read(lines, true, seen))).toBe('P0002');
    expect(await codeOf(desk.read([...lines, { code: 'gold-program', title: 'Golden' }], true, seen))).toBe('P0002');
    expect((await desk.read(lines, true))[0]).toMatchObject({ verdict: 'changed' });
  });

  test('an undo that somebody’s draft keeps from happening says so', async () => {
    const act = await desk.publish([await desk.write('body-contouring', { price_kobo: 20_000_000 })]);
    const draft = await desk.write('body-contouring', { price_kobo: 21_000_000 }, { send: false });
    expect(await late()).toContainEqual({ act, blocked_by: ['body-contouring'] });
    expect(await codeOf(desk.takeBack(act))).toBe('P0002');
    await desk.giveBack(draft);
    expect(await late()).toContainEqual({ act, blocked_by: [] });
    await desk.takeBack(act);
  });

  test('a plan has its months, and changes as a price does', async () => {
    expect(await desk.counts('basic')).toMatchObject({ version: 1, content: { kind: 'plan', months: 1 } });
    await desk.publish([await desk.write('basic', { price_kobo: 2_600_000 })]);
    expect(await desk.offer('basic')).toEqual({ price_kobo: 2_600_000, is_active: true });
    expect(await codeOf(desk.write('basic', { months: null }))).toBe('22023');
  });
});
