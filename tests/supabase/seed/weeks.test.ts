import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import { lastWeekBefore, weekOf } from '#src/work/report/weekly.ts';
import type { Week } from '#src/work/report/weekly.ts';
import { engines } from '../../support/database.ts';
import { openStory } from './support.ts';
import type { Story } from './support.ts';

const ZONE = 'Africa/Lagos';
const CLIENTS = ['client', 'bisi', 'chinedu', 'fatima', 'ife'];
const WEEKS = 26;
const TABLES = [
  ...['goals', 'measurements', 'nutrition_goals', 'meal_plans', 'water_intake', 'workout_sessions', 'workout_sets'],
  'pauses',
];
/** Past seven on a Monday in Lagos, and at night in Lima. */
const MONDAY = "'2031-06-02T06:30:00Z'";

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
const figuresOf = (week: unknown): unknown => JSON.parse(JSON.stringify(week, rounded));

describe.each(engines)('the week that the server tells on %s', (engine) => {
  let story: Story;
  beforeAll(async () => {
    story = await openStory(engine);
    // Help is lifted by nobody, here and there.
    await story.db.exec(`update public.workout_sets set kind = 'assisted' where kind = 'working' and set_index = 2`);
    await story.db.exec(
      `update public.workout_sessions set activity = 'run', distance_m = 4321.5 where extract(dow from completed_at) > 3`,
    );
  }, 240_000);
  afterAll(() => story.db.close());

  /** A device with the rows of one client. */
  async function deviceOf(userId: string): Promise<Local> {
    const db = await openDatabase(userId, entities, { prefix: randomUUID() });
    for (const name of TABLES) {
      const entity = entities.find((each) => each.name === name);
      const found = await story.db.query<{ row: { id: string } }>(
        `select to_jsonb(t) as row from public.${name} t where user_id = $1`,
        [userId],
      );
      const rows = found.map(({ row }) => row);
      if (entity) await db.rows(entity).bulkPut(rows as never[]);
    }
    return db;
  }

  test.each(CLIENTS)('has the figures of the device of %s, for half a year', async (mailbox) => {
    const userId = story.idOf(mailbox);
    const db = await deviceOf(userId);
    const newest = lastWeekBefore(dayIn(ZONE), 'monday');
    for (let week = 0; week < WEEKS; week++) {
      const first = addDays(newest, -7 * week);
      const [server] = await story.db.query<{ week: object }>('select private.week_of($1, $2) as week', [
        userId,
        first,
      ]);
      expect(figuresOf(server?.week)).toEqual(figuresOf(await weekOf(db, userId, first, ZONE)));
    }
    db.close();
  });

  test('has them where clocks are put back, too', async () => {
    const userId = story.idOf('ife');
    await story.db.exec(`update public.user_settings set timezone = 'America/New_York' where id = '${userId}'`);
    const db = await deviceOf(userId);
    const newest = lastWeekBefore(dayIn('America/New_York'), 'sunday');
    for (let week = 0; week < WEEKS; week++) {
      const first = addDays(newest, -7 * week);
      const [server] = await story.db.query<{ week: object }>('select private.week_of($1, $2) as week', [
        userId,
        first,
      ]);
      expect(figuresOf(server?.week)).toEqual(figuresOf(await weekOf(db, userId, first, 'America/New_York')));
    }
    db.close();
    await story.db.exec(`update public.user_settings set timezone = '${ZONE}' where id = '${userId}'`);
  });

  test('compares weeks with enough weighings, and no others, as the device does', async () => {
    const userId = story.idOf('chinedu');
    const newest = lastWeekBefore(dayIn(ZONE), 'monday');
    // One weighing in the week before, two in that before it, and so on to seven; two of them on one day.
    await story.db.query(
      `with gone as (delete from public.measurements where user_id = $1::uuid and kind = 'weight')
        insert into public.measurements (user_id, kind, value, unit, measured_at)
        select $1::uuid, 'weight', 70 + week + day, 'kg', ($2::date - 7 * week + day + time '08:00') at time zone '${ZONE}'
        from generate_series(1, 7) as week, generate_series(0, week - 1) as day
        union all select $1::uuid, 'weight', 71, 'kg', ($2::date - 21 + time '19:00') at time zone '${ZONE}'`,
      [userId, newest],
    );
    const db = await deviceOf(userId);
    const told: boolean[] = [];
    for (let week = 1; week <= 7; week++) {
      const first = addDays(newest, -7 * week);
      const [server] = await story.db.query<{ week: Week }>('select private.week_of($1, $2) as week', [userId, first]);
      expect(figuresOf(server?.week)).toEqual(figuresOf(await weekOf(db, userId, first, ZONE)));
      told.push(typeof server?.week.weight?.change === 'number');
    }
    db.close();
    // The oldest has nothing before it.
    expect(told).toEqual([false, false, false, true, true, true, false]);
  });

  test('is told on Monday at seven by the clock of each, once, and not where nothing was logged', async () => {
    const { db } = story;
    const idOf = (mailbox: string): string => story.idOf(mailbox);
    const told = (): Promise<{ user_id: string; message: string; link: string }[]> =>
      db.query(`select user_id, message, link from public.notifications where category = 'report' order by user_id`);
    await db.exec(`delete from private.weeks_told; update public.user_settings set timezone = 'America/Lima'
      where id = '${idOf('bisi')}';
      insert into public.measurements (user_id, kind, value, unit, measured_at) values
        ('${idOf('client')}', 'weight', 72, 'kg', '2031-05-20T08:00Z'), ('${idOf('bisi')}', 'weight', 90, 'kg', '2031-05-28T08:00Z');
      insert into public.measurements (user_id, kind, value, unit, measured_at)
        select '${idOf('client')}', 'weight', 74, 'kg', day
        from generate_series('2031-05-27T08:00Z'::timestamptz, '2031-05-30T08:00Z', '1 day') as day`);
    await db.exec(`select private.tell_of_weeks(${MONDAY}); select private.tell_of_weeks(${MONDAY})`);
    expect(await told()).toEqual([
      {
        user_id: idOf('client'),
        message: expect.stringMatching(
          /^Workouts: 0 of 4\. Days with meals: 0 of 7\. Weight, as a trend: \+\d\.\d lb\.$/,
        ),
        link: '/progress?report=2031-05-26',
      },
    ]);
    await db.exec(`select private.tell_of_weeks('2031-06-02T13:00Z')`);
    const both = await told();
    expect(both.map(({ user_id }) => user_id).toSorted()).toEqual([idOf('bisi'), idOf('client')].toSorted());
    // One weighing compares nothing.
    expect(both.find(({ user_id }) => user_id === idOf('bisi'))?.message).not.toContain('Weight');
  });

  test('says nothing of a body whose figures are hidden', async () => {
    const { db } = story;
    const idOf = (mailbox: string): string => story.idOf(mailbox);
    await db.exec(`delete from private.weeks_told; delete from public.notifications where category = 'report';
      update public.user_settings set hide_body = true, language = 'de' where id = '${idOf('client')}';
      select private.tell_of_weeks(${MONDAY})`);
    expect(await db.query(`select title, message from public.notifications where category = 'report'`)).toEqual([
      { title: 'Deine Woche', message: 'Trainings: 0 von 4. Tage mit Mahlzeiten: 0 von 7.' },
    ]);
  });

  test('is told once where weeks begin on another day since, and on Tuesday where nobody asked on Monday', async () => {
    const { db } = story;
    const count = async (): Promise<unknown> => {
      const [found] = await db.query<{ count: number }>(`select count(*)::integer as count from public.notifications
        where category = 'report' and user_id = '${story.idOf('client')}'`);
      return found?.count;
    };
    const startOn = (day: string): Promise<unknown> =>
      db.exec(`update public.user_settings set week_start = '${day}' where id = '${story.idOf('client')}'`);
    await db.exec(`delete from private.weeks_told; delete from public.notifications where category = 'report'`);
    await startOn('sunday');
    await db.exec(`select private.tell_of_weeks('2031-06-03T09:00Z')`);
    expect(await count()).toBe(1);
    await startOn('monday');
    await db.exec(`select private.tell_of_weeks('2031-06-03T09:10Z')`);
    expect(await count()).toBe(1);
    await db.exec(`select private.tell_of_weeks('2031-06-05T09:00Z')`);
    expect(await db.query(`select from private.weeks_due_at('2031-06-05T09:00Z')`)).toEqual([]);
  });

  test('reaches everybody else where one cannot be told', async () => {
    const { db } = story;
    await db.exec(`delete from private.weeks_told; delete from public.notifications where category = 'report';
      create function private.refuse_one() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_one before insert on public.notifications for each row
        when (new.user_id = '${story.idOf('client')}') execute function private.refuse_one()`);
    await db.exec(`select private.tell_of_weeks('2031-06-02T13:00Z')`);
    await db.exec(`drop trigger refuse_one on public.notifications; drop function private.refuse_one()`);
    const told = await db.query<{ user_id: string }>(
      `select user_id from public.notifications where category = 'report'`,
    );
    expect(told).toEqual([{ user_id: story.idOf('bisi') }]);
  });

  test('goes with the digest, or not at all where it is not wanted', async () => {
    const { db } = story;
    const idOf = (mailbox: string): string => story.idOf(mailbox);
    const queued = async (): Promise<unknown[]> => {
      await db.exec(`delete from private.weeks_told; delete from public.notifications where category = 'report';
        select private.tell_of_weeks(${MONDAY})`);
      return db.query(`select d.channel, d.due_at <= now() as due from public.notification_deliveries d
        join public.notifications n on n.id = d.notification_id and n.category = 'report' and n.user_id = '${idOf('client')}'`);
    };
    expect(await queued()).toEqual([{ channel: 'digest', due: true }]);
    await db.exec(`update public.notification_preferences set email_report = false`);
    expect(await queued()).toEqual([]);
  });
});
