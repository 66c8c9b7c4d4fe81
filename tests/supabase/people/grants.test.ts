import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, dayAhead, deviceOf, only, push } from './support.ts';

const [ADA, BAYO, TRAINER, DOCTOR, STRANGER] = [1, 2, 3, 4, 5].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];

describe.each(engines)('what a client shows by a grant, on %s', (engine) => {
  let db: TestDatabase;
  let [shown, hidden]: [string, string] = ['', ''];
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    for (const [provider, role] of [
      [TRAINER, 'trainer'],
      [DOCTOR, 'doctor'],
      [STRANGER, 'trainer'],
    ] as const)
      await join(db, provider, role);
    for (const provider of [TRAINER, DOCTOR]) for (const client of [ADA, BAYO]) await assign(db, provider, client);
  }, 240_000);
  afterAll(() => db.close());

  const photo = async (owner: string): Promise<string> => {
    const id = randomUUID();
    const files = [`${owner}/${id}.jpg`, `${owner}/${id}-thumb.jpg`];
    await db.as(owner, async (session) => {
      await session.query(
        `insert into public.progress_photos (id, user_id, pose, taken_on, path, thumb_path, width, height, note)
         values ($1, $2, 'front', '2026-03-02', $3, $4, 3, 4, 'after the run')`,
        [id, owner, ...files],
      );
      for (const name of files)
        await session.query(`insert into storage.objects (bucket_id, name) values ('progress-photos', $1)`, [name]);
    });
    return id;
  };
  const aGrant = (fields: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    user_id: ADA,
    provider_id: TRAINER,
    subject: 'progress_photos',
    row_ids: [shown],
    purpose: 'The next plan',
    until: dayAhead(7),
    ...fields,
  });
  const setting = (on: boolean): Promise<unknown> =>
    db.as(ADA, (session) =>
      session.query(`update public.user_settings set progress_photos = $2 where id = $1`, [ADA, on]),
    );
  const give = async (fields: Record<string, unknown> = {}): Promise<string> => {
    await setting(true);
    const grant = aGrant(fields);
    expect(await push(db, grant.user_id, 'grants', grant)).toMatchObject({ verdict: 'applied' });
    return grant.id;
  };
  /** Rows, and files. */
  const sees = (provider: string): Promise<[number, number]> =>
    db.as(provider, async (session) => [
      await count(session, `select from public.progress_photos`),
      await count(session, `select from storage.objects where bucket_id = 'progress-photos'`),
    ]);

  beforeEach(async () => {
    await db.exec(`delete from public.grants; delete from public.progress_photos`);
    await db.exec(
      `update public.client_assignments set status = 'active'; update public.user_settings set progress_photos = false`,
    );
    await db.exec(`do $$ begin set local storage.allow_delete_query = 'true'; delete from storage.objects; end $$`);
    [shown, hidden] = [await photo(ADA), await photo(ADA)];
  });

  test('comes to the devices of that provider with both its files, and nothing else does', async () => {
    const [his, hers] = [deviceOf(db, TRAINER), deviceOf(db, DOCTOR)];
    await Promise.all([his(), hers()]);
    const id = await give();
    const news = await his();
    expect(news.get(`grants ${id}`)).toBe('row');
    expect(news.get(`progress_photos ${shown}`)).toBe('row');
    expect(news.get(`progress_photos ${hidden}`)).toBeUndefined();
    expect([...(await hers()).keys()].filter((key) => /grants|photos/.test(key))).toEqual([]);
    expect([await sees(TRAINER), await sees(DOCTOR), await sees(BAYO)]).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  test('goes at once where it is revoked, from devices too, and its words with it', async () => {
    const device = deviceOf(db, TRAINER);
    const id = await give();
    await device();
    const { rev } = await only(db, `select rev from public.grants where id = $1`, [id]);
    expect((await push(db, ADA, 'grants', { ...aGrant({ id }), deleted: true }, rev)).verdict).toBe('applied');
    const news = await device();
    expect([news.get(`grants ${id}`), news.get(`progress_photos ${shown}`)]).toEqual(['removed', 'removed']);
    expect(await sees(TRAINER)).toEqual([0, 0]);
    expect(await only(db, `select purpose from public.grants where id = $1`, [id])).toEqual({ purpose: '(deleted)' });
  });

  test('shows other records in place of those before, and again what was ended, by the same grant', async () => {
    const device = deviceOf(db, TRAINER);
    const id = await give();
    await device();
    const revOf = async () =>
      (await only<{ rev: string }>(db, `select rev from public.grants where id = $1`, [id])).rev;
    const other = aGrant({ id, row_ids: [hidden], purpose: 'Another' });
    expect((await push(db, ADA, 'grants', other, await revOf())).verdict).toBe('applied');
    const news = await device();
    expect([news.get(`progress_photos ${shown}`), news.get(`progress_photos ${hidden}`)]).toEqual(['removed', 'row']);
    expect((await push(db, ADA, 'grants', { ...other, deleted: true }, await revOf())).verdict).toBe('applied');
    expect(await sees(TRAINER)).toEqual([0, 0]);
    expect((await push(db, ADA, 'grants', { ...other, deleted: false }, await revOf())).verdict).toBe('applied');
    expect(await sees(TRAINER)).toEqual([1, 2]);
    expect(await only(db, `select purpose from public.grants where id = $1`, [id])).toEqual({ purpose: 'Another' });
  });

  test('what two grants show stays until both have ended', async () => {
    const first = await give();
    await give({ row_ids: [shown, hidden], purpose: 'Another' });
    await db.query(`update public.grants set deleted = true where id = $1`, [first]);
    expect(await sees(TRAINER)).toEqual([2, 4]);
  });

  test('the setting shows nothing by itself, and turned off ends all of it for good', async () => {
    await setting(true);
    expect(await sees(TRAINER)).toEqual([0, 0]);
    const device = deviceOf(db, TRAINER);
    await give();
    await device();
    await setting(false);
    expect((await device()).get(`progress_photos ${shown}`)).toBe('removed');
    await setting(true);
    expect(await sees(TRAINER)).toEqual([0, 0]);
  });

  test('one that arrives while the setting is off counts once it is on', async () => {
    expect((await push(db, ADA, 'grants', aGrant())).verdict).toBe('applied');
    expect(await sees(TRAINER)).toEqual([0, 0]);
    const device = deviceOf(db, TRAINER);
    await device();
    await setting(true);
    expect((await device()).get(`progress_photos ${shown}`)).toBe('row');
  });

  test('ends with the care, and another care does not bring it back', async () => {
    const device = deviceOf(db, TRAINER);
    await give();
    await device();
    const status = (to: string): Promise<unknown> =>
      db.query(`update public.client_assignments set status = $2 where trainer_id = $1`, [TRAINER, to]);
    await status('paused');
    expect((await device()).get(`progress_photos ${shown}`)).toBe('removed');
    await status('active');
    expect(await sees(TRAINER)).toEqual([0, 0]);
  });

  test('counts on its last day and not on the next, before anybody has tidied up', async () => {
    const device = deviceOf(db, TRAINER);
    const { today } = await only<{ today: string }>(db, `select private.today_of($1)::text as today`, [ADA]);
    const id = await give({ until: today });
    await device();
    expect(await sees(TRAINER)).toEqual([1, 2]);
    // The day passes: nothing was written, and so nothing was told.
    await db.exec(`do $$ begin set local session_replication_role = replica;
      update public.grants set until = until - 1; end $$`);
    expect(await sees(TRAINER)).toEqual([0, 0]);
    await db.query(`select private.end_grants()`);
    const news = await device();
    expect([news.get(`grants ${id}`), news.get(`progress_photos ${shown}`)]).toEqual(['removed', 'removed']);
  });

  test('a photo that is removed goes, and comes with an undo', async () => {
    const device = deviceOf(db, TRAINER);
    await give();
    await device();
    const remove = (deleted: boolean): Promise<unknown> =>
      db.as(ADA, (session) =>
        session.query(`update public.progress_photos set deleted = $2 where id = $1`, [shown, deleted]),
      );
    await remove(true);
    expect([(await device()).get(`progress_photos ${shown}`), await sees(TRAINER)]).toEqual(['removed', [0, 0]]);
    await remove(false);
    expect([(await device()).get(`progress_photos ${shown}`), await sees(TRAINER)]).toEqual(['row', [1, 2]]);
  });

  test('nobody shows what is another’s, or to who is not in care', async () => {
    await db.query(`update public.user_settings set progress_photos = true where id = $1`, [BAYO]);
    expect((await push(db, BAYO, 'grants', aGrant({ user_id: BAYO }))).verdict).toBe('applied');
    expect(await sees(TRAINER)).toEqual([0, 0]);
    const refused = { verdict: 'rejected', code: '42501' };
    expect(await push(db, ADA, 'grants', aGrant({ provider_id: STRANGER }))).toMatchObject(refused);
    expect(await push(db, TRAINER, 'grants', aGrant())).toMatchObject(refused);
    const id = await give();
    expect(
      await db.as(TRAINER, (session) =>
        count(session, `update public.grants set until = until + 1 where id = '${id}' returning id`),
      ),
    ).toBe(0);
    // To whom it was given stays.
    const other = `update public.grants set provider_id = '${DOCTOR}' where id = '${id}'`;
    expect(await codeOf(db.as(ADA, (session) => session.query(other)))).toBe('42501');
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 201 }, () => randomUUID())],
    ['nested', [[randomUUID()], [randomUUID()]]],
    ['nothing', [null]],
  ])('names rows, and not %s', async (_what, row_ids) => {
    expect(await push(db, ADA, 'grants', aGrant({ row_ids }))).toMatchObject({ verdict: 'rejected', code: '23514' });
  });

  test('lasts a year at most', async () => {
    expect((await push(db, ADA, 'grants', aGrant({ until: dayAhead(365) }))).verdict).toBe('applied');
    expect(await push(db, ADA, 'grants', aGrant({ until: dayAhead(400) }))).toMatchObject({ code: '23514' });
  });

  test('the provider tells that the photos were opened', async () => {
    const { id } = await only(db, `select sync.natural_id('record_views', $1, $2, 'photos', '2026-03-02') as id`, [
      TRAINER,
      ADA,
    ]);
    const line = { id, viewer_id: TRAINER, client_id: ADA, part: 'photos', day: '2026-03-02' };
    expect((await push(db, TRAINER, 'record_views', line)).verdict).toBe('applied');
  });

  test('the photos that an answer after an operation names are shown by a grant alone', async () => {
    const surgery = randomUUID();
    await db.query(
      `insert into public.surgery_cases (id, client_id, surgeon_id, procedure, side, included)
       values ($1, $2, $3, 'tummy_tuck', 'middle', false)`,
      [surgery, ADA, TRAINER],
    );
    const answer = async (moment: string, photo_ids: string[]) => {
      const { id } = await only(db, `select sync.natural_id('surgery_checkins', $1, $2) as id`, [surgery, moment]);
      const said = { fever: false, leg_swelling: false, breathless: false, discharge: false, pain: 1, photo_ids };
      const whose = { case_id: surgery, client_id: ADA, surgeon_id: TRAINER };
      return push(db, ADA, 'surgery_checkins', { id, ...whose, moment, ...said });
    };
    expect(await answer('day1', [shown, hidden])).toMatchObject({ verdict: 'applied' });
    expect(await sees(TRAINER)).toEqual([0, 0]);
    const id = await give();
    expect([await sees(TRAINER), await sees(DOCTOR), await sees(STRANGER)]).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
    ]);
    const { rev, ...grant } = await only(db, `select * from public.grants where id = $1`, [id]);
    expect(await push(db, ADA, 'grants', { ...grant, deleted: true }, rev)).toMatchObject({ verdict: 'applied' });
    expect(await sees(TRAINER)).toEqual([0, 0]);
    const many = Array.from({ length: 9 }, () => randomUUID());
    expect(await answer('week1', many)).toMatchObject({ verdict: 'rejected', code: '23514' });
  });
});
