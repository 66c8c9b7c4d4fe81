import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from '../people/support.ts';

const [ADA, BAYO, DOCTOR, ADMIN] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];

describe.each(engines)('tips and results of elsewhere on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await join(db, DOCTOR, 'doctor');
    await join(db, ADMIN, 'admin');
    await assign(db, DOCTOR, ADA);
  }, 240_000);
  afterAll(() => db.close());

  const tipsOn = async (person: string): Promise<string[]> =>
    [...(await deviceOf(db, person)())]
      .filter(([key, is]) => key.startsWith('health_tips ') && is === 'row')
      .map(([key]) => key);

  test('forty tips come to every device, in four languages, and say that nobody has confirmed them yet', async () => {
    expect(await tipsOn(ADA)).toHaveLength(40);
    const unwritten = `select from public.health_tips where title_es is null or body_es is null or title_fr is null
      or body_fr is null or title_de is null or body_de is null or reviewed_by is not null`;
    expect(await db.query(unwritten)).toEqual([]);
  });

  test('a device holds the newest eight of a topic, however many there are', async () => {
    const ofTopic = `select from sync.feed f join public.health_tips t on t.id = f.row_id
      where f.entity = 'health_tips' and not f.removed and t.topic = 'mind'`;
    for (let n = 1; n <= 9; n += 1) {
      await db.query(
        `insert into public.health_tips (code, topic, author, source, published_on, title, body)
         values ($1, 'mind', 'Editors', 'WHO, 2025', $2, 'Rest', 'Sit down.')`,
        [`rest-${n}`, `2027-01-0${n}`],
      );
    }
    expect(await db.query(ofTopic)).toHaveLength(8);
    await db.query(`delete from public.health_tips where code like 'rest-%'`);
    expect(await db.query(ofTopic)).toHaveLength(3);
  });

  test('nobody writes a tip but the desk of catalogues, and what one keeps is read by nobody else', async () => {
    const tip = {
      code: 'mine',
      topic: 'food',
      author: 'Me',
      source: 'Me',
      published_on: '2026-03-02',
      title: 'A',
      body: 'B',
    };
    for (const by of [ADA, ADMIN])
      expect(await push(db, by, 'health_tips', { id: randomUUID(), ...tip })).toMatchObject({ code: '42501' });
    const { id: tip_id } = await only(db, `select id from public.health_tips where code = 'beans'`);
    const { id } = await only(db, `select sync.natural_id('tip_marks', $1, $2) as id`, [ADA, tip_id]);
    expect((await push(db, ADA, 'tip_marks', { id, user_id: ADA, tip_id, mark: 'saved' })).verdict).toBe('applied');
    const reads = (who: string) => db.as(who, (session) => count(session, `select from public.tip_marks`));
    expect([await reads(ADA), await reads(DOCTOR), await reads(BAYO)]).toEqual([1, 0, 0]);
  });

  test('a result of elsewhere names a slip of one’s own alone, and is read by the doctor in care', async () => {
    const result = (rest: object = {}) =>
      push(db, ADA, 'outside_results', {
        id: randomUUID(),
        user_id: ADA,
        test_name: 'Glucose',
        result_value: '91',
        taken_on: '2026-03-02',
        ...rest,
      });
    const [foreign, own] = [randomUUID(), randomUUID()];
    await push(db, BAYO, 'health_records', { id: foreign, user_id: BAYO, title: 'Slip' });
    await push(db, ADA, 'health_records', { id: own, user_id: ADA, title: 'Slip' });
    expect(await result({ record_id: foreign })).toMatchObject({ verdict: 'rejected', code: '23503' });
    expect((await result({ record_id: own })).verdict).toBe('applied');
    const reads = (who: string) => db.as(who, (session) => count(session, `select from public.outside_results`));
    expect([await reads(ADA), await reads(DOCTOR), await reads(BAYO)]).toEqual([1, 1, 0]);
  });
});
