import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, dayAhead, deviceOf, push } from '../people/support.ts';

const [ADA, BAYO, DOCTOR, SURGEON] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('papers of health on %s', (engine) => {
  let db: TestDatabase;
  let [shown, hidden]: [string, string] = ['', ''];
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await join(db, DOCTOR, 'doctor');
    await join(db, SURGEON, 'aesthetic_surgeon');
    for (const provider of [DOCTOR, SURGEON]) for (const client of [ADA, BAYO]) await assign(db, provider, client);
  }, 240_000);
  afterAll(() => db.close());

  const paper = async (owner: string, pages: number): Promise<string> => {
    const id = randomUUID();
    const names = Array.from({ length: pages }, (_, page) => `${owner}/${id}${page === 0 ? '' : `_${page + 1}`}.jpg`);
    await db.as(owner, async (session) => {
      await session.query(
        `insert into public.health_records (id, user_id, title, path, mime_type, pages)
         values ($1, $2, 'Letter', $3, 'image/jpeg', $4)`,
        [id, owner, names[0], pages],
      );
      for (const name of names)
        await session.query(`insert into storage.objects (bucket_id, name) values ('health-records', $1)`, [name]);
    });
    return id;
  };
  const give = (fields: Record<string, unknown> = {}) =>
    push(db, ADA, 'grants', {
      id: randomUUID(),
      user_id: ADA,
      provider_id: DOCTOR,
      subject: 'health_records',
      row_ids: [shown],
      purpose: 'The next visit',
      until: dayAhead(7),
      ...fields,
    });
  /** Rows, and files. */
  const sees = (provider: string): Promise<[number, number]> =>
    db.as(provider, async (session) => [
      await count(session, `select from public.health_records`),
      await count(session, `select from storage.objects where bucket_id = 'health-records'`),
    ]);

  beforeEach(async () => {
    await db.exec(`delete from public.grants; delete from public.health_records;
      set storage.allow_delete_query = 'true';
      delete from storage.objects where bucket_id = 'health-records';
      reset storage.allow_delete_query`);
    [shown, hidden] = [await paper(ADA, 3), await paper(ADA, 1)];
  });

  test('are read by nobody who cares, without a grant', async () => {
    expect([await sees(DOCTOR), await sees(SURGEON), await sees(ADA)]).toEqual([
      [0, 0],
      [0, 0],
      [2, 4],
    ]);
  });

  test('are shown one by one, with all their pages, to the one provider', async () => {
    const device = deviceOf(db, DOCTOR);
    await device();
    expect((await give()).verdict).toBe('applied');
    expect([await sees(DOCTOR), await sees(SURGEON)]).toEqual([
      [1, 3],
      [0, 0],
    ]);
    const news = await device();
    expect([news.get(`health_records ${shown}`), news.get(`health_records ${hidden}`)]).toEqual(['row', undefined]);
  });

  test('are gone from the provider’s device once the grant ends, or the paper is removed', async () => {
    const device = deviceOf(db, DOCTOR);
    await give();
    await device();
    await db.query(`update public.health_records set deleted = true where id = $1`, [shown]);
    expect((await device()).get(`health_records ${shown}`)).toBe('removed');
    await db.query(`update public.health_records set deleted = false where id = $1`, [shown]);
    expect((await device()).get(`health_records ${shown}`)).toBe('row');
    await db.exec(`update public.grants set until = current_date - 2; select private.end_grants()`);
    expect([(await device()).get(`health_records ${shown}`), await sees(DOCTOR)]).toEqual(['removed', [0, 0]]);
  });

  test('of somebody else are not shown by whoever names them', async () => {
    const foreign = await paper(BAYO, 1);
    await give({ row_ids: [foreign] });
    expect(await sees(DOCTOR)).toEqual([0, 0]);
  });

  test.each([
    ['no page', 0, 'image/jpeg'],
    ['more pages than a record has', 21, 'image/jpeg'],
    ['several PDFs', 2, 'application/pdf'],
  ])('are none with %s', async (_, pages, type) => {
    const id = randomUUID();
    const row = { id, user_id: ADA, title: 'Letter', path: `${ADA}/${id}.jpg`, mime_type: type, pages };
    expect(await push(db, ADA, 'health_records', row)).toMatchObject({ verdict: 'rejected', code: '23514' });
  });
});
