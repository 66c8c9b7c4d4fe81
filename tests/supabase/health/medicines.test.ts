import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, deviceOf, only, push } from '../people/support.ts';

const [ADA, BAYO, DOCTOR, TRAINER] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];
const TABLETS = numbered(11);

describe.each(engines)('medicines on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await assign(db, await join(db, DOCTOR, 'doctor'), ADA);
    await assign(db, await join(db, TRAINER, 'trainer'), ADA);
    await db.exec(`update public.user_settings set timezone = 'Africa/Lagos'`);
  }, 240_000);
  beforeEach(() => db.exec('delete from public.medicines; delete from public.notifications'));
  afterAll(() => db.close());

  /** Due so many minutes ago by the clock of Lagos, but today: soon after midnight less long ago. */
  const due = (minutesAgo: number, said: Record<string, unknown> = {}): Promise<unknown> =>
    db.query(
      `insert into public.medicines (id, user_id, name, times, weekdays, starts_on, ends_on, remind)
       select coalesce($4::uuid, gen_random_uuid()), $1, 'Secretol', array[to_char(here, 'HH24:MI')],
         coalesce($3::integer[], '{1,2,3,4,5,6,7}'), current_date - 2, current_date + $5::integer, $6
       from (select greatest((now() - make_interval(mins => $2)) at time zone 'Africa/Lagos',
         date_trunc('day', now() at time zone 'Africa/Lagos')) as here) as at`,
      [
        said['user_id'] ?? ADA,
        minutesAgo,
        said['weekdays'] ?? null,
        said['id'] ?? null,
        said['days'] ?? null,
        said['remind'] ?? true,
      ],
    );
  const sendRound = (): Promise<unknown> =>
    db.as('service_role', (session) => session.query('select public.claim_deliveries()'));
  const told = (who = ADA) =>
    db.query(`select title, message, category, link from public.notifications where user_id = $1 and not deleted`, [
      who,
    ]);
  const REMINDER = {
    title: 'Your reminder',
    message: 'It is time. Open it in the app.',
    category: 'reminders',
    link: '/health/medicines',
  };

  test('are reminded of once, at their time, and nothing in it says of what', async () => {
    await due(5);
    await due(7);
    await due(90);
    await due(-90);
    await due(5, { remind: false });
    await due(5, { user_id: BAYO, days: -1 });
    await sendRound();
    await sendRound();
    expect(await told()).toEqual([REMINDER]);
    expect(await told(BAYO)).toEqual([]);
    await due(1);
    await sendRound();
    expect(await told()).toEqual([REMINDER]);
  });

  test('are reminded of on their days, by the clock where their person lives', async () => {
    const { today } = await only<{ today: number }>(
      db,
      `select extract(isodow from now() at time zone 'Africa/Lagos')::integer as today`,
    );
    await due(5, { weekdays: [(today % 7) + 1] });
    await sendRound();
    expect(await told()).toEqual([]);
    await db.query(`update public.user_settings set timezone = 'Pacific/Honolulu' where id = $1`, [ADA]);
    await due(5);
    await sendRound();
    expect(await told()).toEqual([]);
    await db.query(`update public.user_settings set timezone = 'Africa/Lagos' where id = $1`, [ADA]);
    await sendRound();
    expect(await told()).toEqual([REMINDER]);
  });

  test('go out as a push where there is a browser, and never as a mail', async () => {
    await db.query(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, 'https://push.test/1', 'p', 'a')`,
      [ADA],
    );
    await due(5);
    await sendRound();
    expect(
      await db.query(
        `select d.channel from public.notification_deliveries d join public.notifications n on n.id = d.notification_id
         where n.category = 'reminders'`,
      ),
    ).toEqual([{ channel: 'push' }]);
  });

  const dose = async (said: Record<string, unknown> = {}) => {
    const row = { user_id: ADA, medicine_id: TABLETS, day: '2026-03-02', time: '08:00', status: 'taken', ...said };
    const [{ id } = {}] = await db.query<{ id: string }>(`select sync.natural_id('medicine_doses', $1, $2, $3) as id`, [
      row.medicine_id,
      row.day,
      row.time,
    ]);
    return { id: String(id), done_at: '2026-03-02T07:00:00Z', reason: null, note: null, ...row };
  };

  test('two devices tick one dose once, and what was answered is not asked again', async () => {
    await due(5, { id: TABLETS });
    await sendRound();
    expect(await told()).toHaveLength(1);
    const [{ day, time } = {}] = await db.query<{ day: string; time: string }>(
      `select r.day::text as day, r.time from private.medicine_reminders r where r.medicine_id = $1`,
      [TABLETS],
    );
    const row = await dose({ day, time });
    expect((await push(db, ADA, 'medicine_doses', row)).verdict).toBe('applied');
    const second = await push(db, ADA, 'medicine_doses', { ...row, done_at: '2026-03-02T07:00:09Z' });
    expect(second.verdict).toBe('conflict');
    expect(await db.query(`select from public.medicine_doses`)).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  test('a late answer for yesterday leaves what is open today', async () => {
    await due(5, { id: TABLETS });
    await sendRound();
    const { yesterday } = await only<{ yesterday: string }>(db, 'select (current_date - 1)::text as yesterday');
    expect((await push(db, ADA, 'medicine_doses', await dose({ day: yesterday, time: '22:00' }))).verdict).toBe(
      'applied',
    );
    expect(await told()).toHaveLength(1);
  });

  test('a dose is of one’s own medicine, and has a reason only where it was left out', async () => {
    await due(300, { id: TABLETS });
    const theft = { ...(await dose()), user_id: BAYO };
    expect(await push(db, BAYO, 'medicine_doses', theft)).toMatchObject({ verdict: 'rejected', code: '23503' });
    expect(await push(db, ADA, 'medicine_doses', await dose({ reason: 'forgot' }))).toMatchObject({ code: '23514' });
    const skipped = await dose({ status: 'skipped', reason: 'forgot', note: 'at my mother’s' });
    expect((await push(db, ADA, 'medicine_doses', skipped)).verdict).toBe('applied');
  });

  test.each([
    ['times', ['8:00']],
    ['times', ['08:00', '']],
    ['times', ['24:00']],
    ['times', [null]],
    ['weekdays', []],
    ['weekdays', [8]],
    ['weekdays', [null]],
    ['units_per_dose', 0],
    ['supply', 5],
    ['ends_on', '2020-01-01'],
  ])('%s of %j is refused', async (column, value) => {
    const row = { id: numbered(12), user_id: ADA, name: 'Secretol', starts_on: '2026-01-01', [column]: value };
    expect(await push(db, ADA, 'medicines', row)).toMatchObject({ verdict: 'rejected' });
  });

  test('the doctor in care reads them and their doses, the trainer and strangers do not', async () => {
    await due(300, { id: TABLETS });
    const day = new Date().toISOString().slice(0, 10);
    await push(db, ADA, 'medicine_doses', await dose({ day }));
    const heard = await deviceOf(db, DOCTOR)();
    expect(heard.get(`medicines ${TABLETS}`)).toBe('row');
    expect([...heard.keys()].filter((key) => key.startsWith('medicine_doses'))).toHaveLength(1);
    for (const [who, rows] of [
      [DOCTOR, 1],
      [TRAINER, 0],
      [BAYO, 0],
    ] as const) {
      expect(await db.as(who, (session) => count(session, `select from public.medicines`))).toBe(rows);
      expect(await db.as(who, (session) => count(session, `select from public.medicine_doses`))).toBe(rows);
    }
  });
});
