import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push, codeOf } from './support.ts';

const [ADA, BAYO] = [numbered(1), numbered(2)];

describe.each(engines)('notifications and settings on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
  }, 240_000);
  afterAll(() => db.close());

  const tell = (who: string, category = 'system'): Promise<Row> =>
    db.as('service_role', (session) =>
      only(session, `select public.create_notification($1, 'Hello', 'There', 'info', $2) as id`, [who, category]),
    );
  const link = (path: string): Promise<unknown> =>
    db.query(`select private.notify($1, 't', 'm', link => $2)`, [ADA, path]);
  const prefer = (set: string): Promise<unknown> =>
    db.as(ADA, (session) =>
      session.query(`update public.notification_preferences set ${set} where user_id = $1`, [ADA]),
    );

  test('they come from functions, never from a user', async () => {
    for (const caller of [ADA, 'anon']) {
      expect(
        await codeOf(
          db.as(caller, (session) =>
            session.query(`insert into public.notifications (user_id, title, message) values ($1, 'x', 'y')`, [ADA]),
          ),
        ),
      ).toBe('42501');
      expect(
        await codeOf(
          db.as(caller, (session) => session.query(`select public.create_notification($1, 'x', 'y')`, [BAYO])),
        ),
      ).toBe('42501');
    }
    const row = { id: numbered(30), user_id: ADA, title: 'x', message: 'y' };
    expect(await push(db, ADA, 'notifications', row)).toMatchObject({ verdict: 'rejected', code: '42501' });
  });

  test('the person marks them read or deletes them and changes nothing else', async () => {
    const device = deviceOf(db, ADA);
    await device();
    const { id } = await tell(ADA);
    expect((await device()).get(`notifications ${String(id)}`)).toBe('row');
    const act = (caller: string, set: string): Promise<number> =>
      db.as(caller, (session) =>
        count(session, `update public.notifications set ${set} where id = $1 returning id`, [id]),
      );
    expect([await act(ADA, 'read = true'), await act(BAYO, 'read = false')]).toEqual([1, 0]);
    expect(await codeOf(act(ADA, `title = 'x'`))).toBe('42501');
    expect(await codeOf(act(ADA, `user_id = '${BAYO}'`))).toBe('42501');
    expect(await act(ADA, 'deleted = true')).toBe(1);
  });

  test('a link leads into the app and nowhere else', async () => {
    for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example'])
      expect(await codeOf(link(path))).toBe('23514');
    for (const left of ['\t', '\n', '\r']) expect(await codeOf(link(`/${left}/evil.example`))).toBe('23514');
    for (const path of ['/', '/schedule', '/programs/', '/nutrition?date=2026-01-01#lunch']) await link(path);
  });

  test('what goes out follows the preferences', async () => {
    const queued = async (category: string): Promise<unknown> => {
      const { id } = await tell(ADA, category);
      const rows = await db.query(
        `select channel, due_at <= now() as now from public.notification_deliveries where notification_id = $1 order by channel`,
        [id],
      );
      return rows.map((row) => `${String(row['channel'])} ${row['now'] === true ? 'now' : 'later'}`);
    };
    expect(await queued('appointments')).toEqual(['digest later']);
    expect(await queued('community')).toEqual([]);
    await db.as(ADA, (session) =>
      session.query(`select public.save_push_subscription('https://push.example/1', 'key', 'auth')`),
    );
    expect(await queued('community')).toEqual(['push now']);
    expect(await queued('marketing')).toEqual([]);
    await prefer(`digest = 'never', push_appointments = false`);
    expect(await queued('appointments')).toEqual(['email now']);
    expect(await queued('general')).toEqual(['email now', 'push now']);
    await prefer(`email_system = false, push_system = false`);
    expect(await queued('unheard of')).toEqual([]);
  });

  test('a digest is due at seven in the morning where the user lives', async () => {
    await db.query(`update public.user_settings set timezone = 'Asia/Tokyo' where id = $1`, [BAYO]);
    const { id } = await tell(BAYO);
    const due = await only(
      db,
      `select to_char(due_at at time zone 'Asia/Tokyo', 'HH24:MI') as at,
         (due_at at time zone 'Asia/Tokyo')::date - private.today_of($2) as days
       from public.notification_deliveries where notification_id = $1`,
      [id, BAYO],
    );
    expect(due).toEqual({ at: '07:00', days: 1 });
  });

  test('the sender claims each delivery once, and only with the service key', async () => {
    const claim = (caller: string): Promise<Row[]> =>
      db.as(caller, (session) => session.query(`select * from public.claim_deliveries()`));
    expect(await codeOf(claim(ADA))).toBe('42501');
    expect(await codeOf(db.as(ADA, (session) => session.query(`select from public.notification_deliveries`)))).toBe(
      '42501',
    );
    expect((await claim('service_role')).length).toBeGreaterThan(0);
    expect(await claim('service_role')).toEqual([]);
  });

  test('a browser tells of whoever signed in last', async () => {
    const save = (caller: string): Promise<unknown> =>
      db.as(caller, (session) =>
        session.query(`select public.save_push_subscription('https://push.example/2', 'k', 'a')`),
      );
    await save(ADA);
    await save(BAYO);
    expect(await db.query(`select user_id from public.push_subscriptions where endpoint like '%/2'`)).toEqual([
      { user_id: BAYO },
    ]);
    expect(
      await db.as(ADA, (session) =>
        count(session, `delete from public.push_subscriptions where user_id = $1 returning id`, [BAYO]),
      ),
    ).toBe(0);
  });

  test('a person is told of in the twenty browsers that subscribed last', async () => {
    const save = (n: number): Promise<unknown> =>
      db.as(BAYO, (session) =>
        session.query(`select public.save_push_subscription('https://push.example/many/' || $1::integer, 'k', 'a')`, [
          n,
        ]),
      );
    for (let n = 1; n <= 22; n++) await save(n);
    await save(3);
    await save(23);
    const kept = await db.query(
      `select substr(endpoint, 27)::integer as n from public.push_subscriptions
       where user_id = $1 and endpoint like '%/many/%' order by n`,
      [BAYO],
    );
    expect(kept.map(({ n }) => n)).toEqual([3, ...Array.from({ length: 19 }, (_, n) => n + 5)]);
  });

  test('one person tells others at most two hundred things a day', async () => {
    const caller = await join(db, numbered(8));
    const tellAs = (times: number): Promise<unknown> =>
      db.as('service_role', (session) =>
        session.query(
          `select public.create_notification($1, 'Hello', 'There', told_by => $2) from generate_series(1, $3::integer)`,
          [ADA, caller, times],
        ),
      );
    expect(await codeOf(tellAs(201))).toBe('P0001');
    await tellAs(200);
    expect(await codeOf(tellAs(1))).toBe('P0001');
    await tell(ADA);
    await db.query(`update private.made_today set day = day - 1 where user_id = $1`, [caller]);
    await tellAs(1);
  });

  test('preferences and settings begin as the product states', async () => {
    const id = await join(db, numbered(9));
    expect(await only(db, `select * from public.notification_preferences where id = $1`, [id])).toMatchObject({
      email_workouts: true,
      email_appointments: true,
      email_system: true,
      email_community: false,
      email_marketing: false,
      push_workouts: true,
      push_appointments: true,
      push_system: true,
      push_community: true,
      push_marketing: false,
      digest: 'daily',
      realtime: true,
    });
    expect(await only(db, `select * from public.user_settings where id = $1`, [id])).toMatchObject({
      profile_visibility: 'friends',
      theme: 'light',
      language: 'en',
      timezone: 'America/Los_Angeles',
      units: 'imperial',
      week_start: 'monday',
      subscription_plan: 'premium',
      subscription_status: 'active',
    });
  });

  test('settings are the user’s, the subscription is the server’s', async () => {
    const set = (caller: string, what: string): Promise<number> =>
      db.as(caller, (session) =>
        count(session, `update public.user_settings set ${what} where id = $1 returning id`, [ADA]),
      );
    expect([await set(ADA, `theme = 'dark', timezone = 'Africa/Lagos'`), await set(BAYO, `theme = 'dark'`)]).toEqual([
      1, 0,
    ]);
    for (const what of [
      `subscription_plan = 'gold'`,
      `subscription_status = 'active'`,
      `subscription_next_billing = null`,
    ]) {
      expect(await codeOf(set(ADA, what))).toBe('42501');
    }
    expect(await codeOf(set(ADA, `timezone = 'Mars/Olympus'`))).toBe('22023');
    expect(await codeOf(set(ADA, `theme = 'pink'`))).toBe('23514');
    const { rev } = await only(db, `select rev from public.user_settings where id = $1`, [ADA]);
    const row = { id: ADA, user_id: ADA, units: 'metric', subscription_plan: 'gold' };
    expect((await push(db, ADA, 'user_settings', row, rev)).verdict).toBe('applied');
    expect(await only(db, `select units, subscription_plan from public.user_settings where id = $1`, [ADA])).toEqual({
      units: 'metric',
      subscription_plan: 'premium',
    });
  });
});
