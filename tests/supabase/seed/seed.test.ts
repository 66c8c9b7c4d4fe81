import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { DEMO_DAYS, demoWeeks } from '../../support/demo-streak.ts';
import { LAGOS_TODAY, expectedWeights, openStory, streakOn, weekOf, weights } from './support.ts';
import type { Story } from './support.ts';

const SLOW = 240_000;
const EMPTY_AT_FIRST = [
  'client_follows',
  'lab_amendments',
  'notification_deliveries',
  'person_blocks',
  'progress_photos',
  'push_subscriptions',
  'saved_views',
  'sight_withdrawals',
  'wordings',
];

describe.each(engines)('the demo story on %s', (engine) => {
  let story: Story;
  const ask: Story['ask'] = (mailbox, sql) => story.ask(mailbox, sql);
  const query: TestDatabase['query'] = (sql, params) => story.db.query(sql, params);
  beforeAll(async () => {
    story = await openStory(engine);
  }, SLOW);
  afterAll(() => story.db.close());

  test('leaves no table of the product empty, and no helper behind', async () => {
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const empty: string[] = [];
    for (const { name } of tables) {
      const [found] = await query<{ some: boolean }>(`select exists (select from public.${name}) as some`);
      if (!found?.some) empty.push(name);
    }
    expect(empty.toSorted()).toEqual(EMPTY_AT_FIRST);
    expect(await query(`select from pg_namespace where nspname = 'seed'`)).toEqual([]);
  });

  test('everybody has the role of the list; one provider waits for approval', async () => {
    const rows = await query<{ id: string; role: string; provider_status: string }>(
      'select id, role, provider_status from public.profiles order by id',
    );
    const expected = story.accounts.map(({ id, role, email }) => ({
      id,
      role,
      provider_status: ['client', 'finance', 'moderator', 'admin'].includes(role)
        ? 'none'
        : email.startsWith('pending')
          ? 'pending'
          : 'approved',
    }));
    expect(rows).toEqual(expected.toSorted((a, b) => a.id.localeCompare(b.id)));
  });

  test('all clients but the newest are onboarded', async () => {
    const rows = await query(`
      select u.email from public.profiles p join auth.users u on u.id = p.id
      where p.role = 'client' and (p.first_name is null or p.last_name is null or p.age is null or p.weight is null
        or p.height is null or p.weight_loss_goal is null)`);
    expect(rows).toEqual([{ email: 'tonye@demo.test' }]);
  });

  test('weights fall from 180 lb by half a pound a week to the floor of 160', async () => {
    expect(await ask('client', weights)).toEqual(expectedWeights);
    expect(await ask('client', 'select weight::text from public.profiles')).toEqual([{ weight: '160.0' }]);
  });

  test('the sample figures of the client come out of rows', async () => {
    const [figures] = await ask(
      'client',
      `select
        (select calories_target from public.nutrition_goals order by created_at desc limit 1) as calorie_goal,
        (select water_target from public.nutrition_goals order by created_at desc limit 1) as glasses,
        (select round((target - start_value) / 0.45359237) from public.goals where kind = 'weight' and status = 'active')::integer as weight_goal,
        (select count(*) from public.workout_sessions where status = 'scheduled'
          and (scheduled_for at time zone 'Africa/Lagos')::date = ${LAGOS_TODAY}) as workouts_today,
        (select sum(calories) from public.meal_plans where logged and date = ${LAGOS_TODAY})::integer
          between 1000 and 1999 as part_of_today_is_eaten,
        (select count(*) from public.meal_plans where not logged and date = ${LAGOS_TODAY}) > 0 as part_is_planned,
        (select overall_score::text from public.progress_evaluations order by evaluation_date desc limit 1) as score`,
    );
    expect(figures).toEqual({
      calorie_goal: 2000,
      glasses: 8,
      weight_goal: -10,
      workouts_today: 1,
      part_of_today_is_eaten: true,
      part_is_planned: true,
      score: '8.2',
    });
    expect(await ask('client', weekOf(LAGOS_TODAY))).toEqual([{ done: 3, wanted: 4 }]);
    const [{ today } = { today: '' }] = await query<{ today: string }>(`select ${LAGOS_TODAY}::text as today`);
    expect(await streakOn(story, today)).toMatchObject({ weeks: demoWeeks(today), days: DEMO_DAYS });
  });

  test('the three sample programs, with what is done of them', async () => {
    const rows = await ask(
      'client',
      `select p.title, p.duration_weeks, p.difficulty, p.sessions,
        (select count(*) from public.workout_sessions s where s.program_id = p.id and s.status = 'completed') as completed
      from public.workout_programs p where p.user_id is not null order by p.title`,
    );
    expect(rows).toEqual([
      { title: 'Beginner Weight Loss', duration_weeks: 4, difficulty: 'beginner', sessions: 12, completed: 12 },
      { title: 'Cardio Blast', duration_weeks: 3, difficulty: 'intermediate', sessions: 9, completed: 6 },
      { title: 'Strength Builder', duration_weeks: 52, difficulty: 'intermediate', sessions: 18, completed: 14 },
    ]);
  });

  test('goals are ahead, on track and behind: what is done against the time that went by', async () => {
    const rows = await ask(
      'client',
      `select case when done - gone > 0.1 then 'ahead' when done - gone < -0.1 then 'behind' else 'on-track' end as state,
        array_agg(kind order by kind) as kinds
      from public.goals cross join lateral (
        select (current - start_value) / (target - start_value) as done,
          (${LAGOS_TODAY} - start_date)::numeric / (target_date - start_date) as gone) as share
      where status = 'active' group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'ahead', kinds: ['weight'] },
      { state: 'behind', kinds: ['strength', 'water'] },
      { state: 'on-track', kinds: ['resting-heart-rate', 'waist', 'workouts'] },
    ]);
  });

  test('the last evaluation is up, the same and down against the one before', async () => {
    const [trend] = await ask(
      'client',
      `select sign(overall_score - before.o)::integer as overall, sign(technique_score - before.t)::integer as technique,
        sign(attendance_score - before.a)::integer as attendance
      from public.progress_evaluations, lateral (
        select overall_score as o, technique_score as t, attendance_score as a from public.progress_evaluations
        order by evaluation_date desc offset 1 limit 1) as before
      order by evaluation_date desc limit 1`,
    );
    expect(trend).toEqual({ overall: 1, technique: 0, attendance: -1 });
  });

  test('the weights rise: the last deadlifts were the heaviest, and no first one was', async () => {
    const rows = await ask(
      'client',
      `select (completed_at at time zone 'Africa/Lagos')::date = ${LAGOS_TODAY} - 1 as yesterday, weight_kg::text as kg
      from public.workout_sets s join public.exercises x on x.id = s.exercise_id
      where x.name = 'Conventional deadlift' and kind = 'working' order by weight_kg desc, completed_at limit 1`,
    );
    expect(rows).toEqual([{ yesterday: true, kg: '90.0' }]);
  });

  test('other clients have no nutrition goals, so the defaults count for them', async () => {
    expect(await query('select distinct user_id as id from public.nutrition_goals')).toEqual([
      { id: story.idOf('client') },
    ]);
    const [defaults] = await query(`
      insert into public.nutrition_goals (user_id) values ('${story.idOf('bisi')}')
      returning calories_target, protein_target, carbs_target, fat_target, water_target`);
    await query(`delete from public.nutrition_goals where user_id = '${story.idOf('bisi')}'`);
    expect(Object.values(defaults ?? {})).toEqual([1500, 100, 150, 50, 8]);
  });

  test("the samples' prices and fees", async () => {
    expect(
      await ask(
        'client',
        `select test_code, price from public.lab_tests where test_code in ('CBC', 'GLU', 'LIPID', 'TSH') order by 1`,
      ),
    ).toEqual([
      { test_code: 'CBC', price: 4500 },
      { test_code: 'GLU', price: 2500 },
      { test_code: 'LIPID', price: 6500 },
      { test_code: 'TSH', price: 5500 },
    ]);
    const fees = await ask(
      'client',
      `select role, consultation_fee as fee, consultation_fee_max as highest from public.people
      where role in ('aesthetic_surgeon', 'lab_technician') order by role`,
    );
    expect(fees).toEqual([
      { role: 'aesthetic_surgeon', fee: 500_000, highest: 2_500_000 },
      { role: 'lab_technician', fee: null, highest: null },
    ]);
  });

  test('settings and preferences of the client are the default ones, without a plan, in his time zone', async () => {
    const [settings] = await ask(
      'client',
      `select profile_visibility, theme, language, timezone, units, week_start, subscription_plan, subscription_status,
        subscription_next_billing from public.user_settings`,
    );
    expect(Object.values(settings ?? {})).toEqual([
      'friends',
      'light',
      'en',
      'Africa/Lagos',
      'imperial',
      'monday',
      'premium',
      'active',
      null,
    ]);
    const [preferences] = await ask(
      'client',
      `select email_workouts, email_appointments, email_system, email_community, email_marketing, push_workouts,
        push_appointments, push_system, push_community, push_marketing, digest, realtime
      from public.notification_preferences`,
    );
    expect(Object.values(preferences ?? {})).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      true,
      false,
      'daily',
      true,
    ]);
  });

  test('results of every flag and orders of every state, with surcharges; what is not released is not read', async () => {
    const [states] = await query(`
      select (select array_agg(distinct status order by status) from public.lab_orders) as orders,
        (select array_agg(distinct flag order by flag) from public.lab_results) as flags,
        (select array_agg(distinct status order by status) from public.appointments) as appointments,
        (select array_agg(distinct type order by type) from public.notifications) as notifications,
        (select array_agg(distinct category order by category) from public.notifications) as categories,
        (select count(*) from public.lab_orders o where total_amount <> (select sum(price) from public.lab_order_items i
          where i.order_id = o.id) + case priority when 'urgent' then 2500 when 'stat' then 5000 else 0 end) as wrong_totals`);
    expect(states).toEqual({
      orders: ['cancelled', 'completed', 'ordered', 'processing', 'sample_collected'],
      flags: ['abnormal', 'critical', 'high', 'low', 'normal'],
      appointments: ['cancelled', 'completed', 'confirmed', 'declined', 'pending', 'scheduled'],
      notifications: ['error', 'info', 'success', 'warning'],
      categories: ['appointments', 'community', 'general', 'marketing', 'system', 'workouts'],
      wrong_totals: 0,
    });
    const unreleased = `select count(*) as n from public.lab_results where released_at is null`;
    expect(await ask('client', unreleased)).toEqual([{ n: 0 }]);
    expect(await ask('lab', unreleased)).toEqual([{ n: 6 }]);
  });

  test('two pages and more of posts, 50 and more notifications, and counts that agree', async () => {
    const [found] = await ask(
      'client',
      `select (select count(*) from public.community_posts) > 10 as more_than_two_pages,
        (select count(distinct user_id) from public.community_posts) > 3 as authors,
        (select count(*) from public.notifications) > 50 as more_than_fifty,
        (select count(*) from public.notifications where not read) as unread,
        (select bool_and(likes_count = (select count(*) from public.post_likes l where l.post_id = p.id)
          and comments_count = (select count(*) from public.post_comments c where c.post_id = p.id))
          from public.community_posts p) as counted`,
    );
    expect(found).toEqual({
      more_than_two_pages: true,
      authors: true,
      more_than_fifty: true,
      unread: 5,
      counted: true,
    });
    expect(await query(`select from public.notification_deliveries`)).toEqual([]);
  });
});
