import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import { LAGOS_TODAY, openStory } from './support.ts';
import type { Story } from './support.ts';

const SLOW = 240_000;

describe.each(engines)('who sees what of the demo story on %s', (engine) => {
  let story: Story;
  const ask: Story['ask'] = (mailbox, sql) => story.ask(mailbox, sql);
  beforeAll(async () => {
    story = await openStory(engine);
  }, SLOW);
  afterAll(() => story.db.close());

  test('appointments lie within the hours of their provider, and nobody is promised twice', async () => {
    const rows = await story.db.query(`
      select a.title, a.scheduled_date, a.scheduled_time from public.appointments a
      where a.status <> 'declined'
        and not private.within_hours(a.provider_id, a.scheduled_date, a.scheduled_time, a.duration_minutes)`);
    expect(rows).toEqual([]);
    const twice = await story.db.query(`
      select a.title, b.title as other from public.appointments a join public.appointments b
        on a.user_id = b.user_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.status not in ('declined', 'cancelled') and b.status not in ('declined', 'cancelled')`);
    expect(twice).toEqual([]);
  });

  test.each([
    ['trainer', ['bisi', 'chinedu', 'client', 'fatima', 'ife'], 'measurements', 'user_id'],
    ['nutritionist', ['client', 'fatima', 'ife'], 'meal_plans', 'user_id'],
    ['doctor', ['chinedu', 'client', 'ife'], 'lab_results', 'client_id'],
    ['surgeon', ['bisi', 'client', 'fatima'], 'measurements', 'user_id'],
    ['lab', ['bisi', 'chinedu', 'client', 'fatima', 'ife'], 'lab_orders', 'client_id'],
    ['pending', [], 'measurements', 'user_id'],
    ['admin', [], 'measurements', 'user_id'],
  ])('%s reads records of %j and of nobody else', async (mailbox, clients, table, column) => {
    const rows = await ask<{ id: string }>(mailbox, `select distinct ${column} as id from public.${table}`);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(clients.map((client) => story.idOf(client)).toSorted());
  });

  test.each(['trainer', 'nutritionist', 'doctor', 'surgeon', 'lab'])(
    "%s's schedule: several clients today and later, with name and phone",
    async (mailbox) => {
      const [day] = await ask(
        mailbox,
        `select count(distinct a.user_id) filter (where a.scheduled_date = ${LAGOS_TODAY}) > 1 as several_today,
          count(*) filter (where a.scheduled_date > ${LAGOS_TODAY} and a.scheduled_date <= ${LAGOS_TODAY} + 14) > 1 as later,
          count(*) filter (where a.scheduled_date between ${LAGOS_TODAY} - 7 and ${LAGOS_TODAY} - 1) > 0 as before,
          bool_and(p.first_name is not null and c.phone like '+234 %') filter (where a.status not in ('cancelled', 'declined')) as known
        from public.appointments a left join public.people p on p.id = a.user_id left join public.contacts c on c.id = a.user_id`,
      );
      expect(day).toEqual({ several_today: true, later: true, before: true, known: true });
    },
  );

  test(
    'the feed holds what the policies let each of them read, or the share of it',
    async () => {
      const entities = await story.db.query<{ name: string; whole: boolean }>(
        `select name, share is null or share ? 'whole' as whole from sync.entities order by name`,
      );
      const disagreements: unknown[] = [];
      for (const { id, email } of story.accounts) {
        for (const { name, whole } of entities) {
          const published = await story.db.query<{ row_id: string }>(
            `select distinct row_id from sync.feed where entity = $1 and not removed
            and audience in ($2, sync.shared('community'), sync.shared('catalogue')) order by 1`,
            [name, id],
          );
          const seen = await story.db.as(id, (caller) =>
            caller.query<{ id: string }>(`select id from public.${name} order by 1`),
          );
          const readable = new Set(seen.map((row) => row.id));
          const agrees = published.every(({ row_id }) => readable.has(row_id));
          if (!agrees || (whole && published.length !== seen.length)) {
            disagreements.push({ email, name, published: published.length, seen: seen.length });
          }
        }
      }
      expect(disagreements).toEqual([]);
    },
    SLOW,
  );
});
