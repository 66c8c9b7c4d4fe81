import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { RULES } from '#src/work/achievements/rules.ts';
import { codeOf, only, push } from './support.ts';
import type { Verdict } from './support.ts';

const [ADA, BAYO] = [1, 2].map(numbered) as [string, string];

describe.each(engines)('cards in posts on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const member of [ADA, BAYO]) await join(db, member);
  }, 240_000);
  afterAll(() => db.close());

  const write = (author: string, sql: string, params: unknown[]): Promise<Row> =>
    db.as(author, (session) => only(session, sql, params));

  test('a card is what the row of its author says, as far as he shows it, and goes with the row', async () => {
    const workout = async (name: string, status = 'completed'): Promise<unknown> =>
      (
        await only(
          db,
          `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at,
             duration_minutes, calories_burned)
           select $1::uuid, $2, $3::text, now(), done, done, 40, 300 from (select case when $3::text = 'completed' then now() end as done) d returning id`,
          [ADA, name, status],
        )
      )['id'];
    const shown = async (author: string, card: object): Promise<Row> =>
      write(author, `insert into public.community_posts (user_id, content, card) values ($1, 'Look', $2) returning *`, [
        author,
        JSON.stringify(card),
      ]);
    const legs = await workout('Legs\u202e');
    const claimed = {
      kind: 'workout',
      id: legs,
      title: 'Ran 100 km',
      code: 'x',
      figures: { minutes: 999, notes: 'x' },
    };
    const post = await shown(ADA, claimed);
    expect(post['card']).toEqual({ kind: 'workout', id: legs, title: 'Legs', figures: { minutes: 40 } });
    expect((await shown(BAYO, claimed))['card']).toBeNull();
    for (const card of [
      { kind: 'workout', id: await workout('Later', 'scheduled'), figures: {} },
      { kind: 'photo', id: legs, figures: {} },
      { kind: 'record', id: legs, figures: {} },
      { kind: 'workout', id: 'legs' },
      { kind: 'workout', id: { a: 1 }, figures: 1 },
      'legs',
    ]) {
      expect((await shown(ADA, card as object))['card']).toBeNull();
    }
    await db.query(`update public.profiles set created_at = now() - interval '8 days'`);
    const sold = await workout('Thinspo run');
    expect((await shown(ADA, { kind: 'workout', id: sold, figures: {} }))['held_at']).not.toBeNull();

    const { id: badge } = await only(
      db,
      `insert into public.achievements (id, user_id, code, title, category)
       values (sync.natural_id('achievements', $1::uuid::text, 'workouts:10'), $1::uuid, 'workouts:10', '10 workouts', 'workouts') returning id`,
      [ADA],
    );
    const milestone = await shown(ADA, { kind: 'milestone', id: badge });
    expect(milestone['card']).toEqual({
      kind: 'milestone',
      id: badge,
      title: 'workouts:10',
      code: 'workouts:10',
      figures: {},
    });
    expect(
      await codeOf(
        write(ADA, `update public.community_posts set card = '{"title":"x"}' where id = $1 returning id`, [post['id']]),
      ),
    ).toBe('42501');
    await db.query(`update public.workout_sessions set deleted = true where id = $1`, [legs]);
    await db.query(`delete from public.achievements where id = $1`, [badge]);
    const { rows } = await only(
      db,
      `select count(*)::integer as rows from public.community_posts where id in ($1, $2) and card is null and rev not in ($3, $4)`,
      [post['id'], milestone['id'], post['rev'], milestone['rev']],
    );
    expect(rows).toBe(2);
  });

  test('a badge of a challenge is nobody’s to make or change, and no milestone shows a title of one’s own', async () => {
    const badge = 'challenge:00000000-0000-4000-8000-000000000001';
    const earned = async (code: string, title: string): Promise<unknown> =>
      (
        await only(
          db,
          `insert into public.achievements (id, user_id, code, title)
           values (sync.natural_id('achievements', $1::uuid::text, $2), $1::uuid, $2, $3) returning id`,
          [BAYO, code, title],
        )
      )['id'];
    const forge = (code: string, deleted: boolean): Promise<Verdict> =>
      db.as(BAYO, async (session) => {
        const { id } = await only(session, `select sync.natural_id('achievements', $1, $2) as id`, [BAYO, code]);
        return push(db, BAYO, 'achievements', { id, user_id: BAYO, code, title: 'Won', deleted });
      });
    for (const deleted of [false, true]) {
      expect(await forge(badge, deleted)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
    expect(await forge('first', false)).toMatchObject({ verdict: 'applied' });
    const given = await earned(badge, 'One');
    for (const edit of [`title = 'All'`, 'value = 1', 'deleted = true']) {
      expect(
        await codeOf(write(BAYO, `update public.achievements set ${edit} where id = $1 returning id`, [given])),
      ).toBe('42501');
    }
    const shown = async (id: unknown): Promise<unknown> =>
      (
        await write(
          BAYO,
          `insert into public.community_posts (user_id, content, card) values ($1, 'Look', $2) returning card`,
          [BAYO, JSON.stringify({ kind: 'milestone', id })],
        )
      )['card'];
    expect(await shown(given)).toMatchObject({ title: 'One', code: badge });
    expect(await shown(await earned('weight:20', 'Doctor of the year'))).toBeNull();
    for (const { code } of RULES) {
      expect(await only(db, `select private.is_rule($1) as known`, [code])).toEqual({ known: true });
    }
  });

  test('the card of a set says the exercise and the figures that are shown, and goes with its workout', async () => {
    await db.query(`insert into public.exercises (name, category) values ('Deadlift', 'strength')`);
    const { set, easy } = await only(
      db,
      `with session as (
         insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at)
         values ($1, 'Legs', 'completed', now(), now(), now()) returning id),
       planned as (
         insert into public.workout_exercises (session_id, user_id, exercise_id)
         select s.id, $1, e.id from session s, (select id from public.exercises where owner_id is null and name = 'Deadlift') e
         returning id, session_id, exercise_id),
       done as (
         insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, kind, reps, weight_kg)
         select session_id, id, $1, exercise_id, kind, 5, 82.5 from planned, unnest('{working,warm-up}'::text[]) as kind
         returning id, kind)
       select (select id from done where kind = 'working') as set, (select id from done where kind = 'warm-up') as easy`,
      [ADA],
    );
    const show = (id: unknown): Promise<Row> =>
      write(ADA, `insert into public.community_posts (user_id, content, card) values ($1, 'Look', $2) returning *`, [
        ADA,
        JSON.stringify({ kind: 'record', id, figures: { weight_kg: 0, metres: 5 } }),
      ]);
    const [post, removed] = [await show(set), await show(set)];
    expect((await show(easy))['card']).toBeNull();
    await db.query(
      `insert into private.removed_entries (entry_id, entity, kept)
       select c.id, 'community_posts', to_jsonb(c) from public.community_posts c where c.id = $1`,
      [removed['id']],
    );
    expect(post['card']).toEqual({
      kind: 'record',
      id: set,
      title: 'Deadlift',
      code: 'catalogue',
      figures: { weight_kg: 82.5, metres: null },
    });
    await db.query(
      `update public.workout_sessions set status = 'in-progress', completed_at = null
       where id = (select session_id from public.workout_sets where id = $1)`,
      [set],
    );
    expect(await only(db, `select card from public.community_posts where id = $1`, [post['id']])).toEqual({
      card: null,
    });
    // What a moderator puts back has none either.
    expect(
      await only(db, `select kept ? 'card' as kept from private.removed_entries where entry_id = $1`, [removed['id']]),
    ).toEqual({ kept: false });
    expect((await show(set))['card']).toBeNull();
  });
});
