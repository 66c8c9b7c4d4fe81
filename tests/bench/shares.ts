// How much a device holds where others have much: a trainer's, a member's and an administrator's, beside that of one client.
// node tests/bench/shares.ts [--engine postgres|pglite] [--json FILE] [--clients N] [--people N] [--posts N]
import { openTestDatabase } from '../support/database.ts';
import type { Engine } from '../support/database.ts';
import { assign, join, numbered } from '../support/members.ts';
import { pullAll } from '../supabase/sync/fixture.ts';
import type { Cursor } from '../supabase/sync/fixture.ts';
import { aCrowd } from './crowd.ts';
import { options, report } from './figures.ts';

const CLIENTS = Number(options.clients);
const DAYS = 730;
const TRAINER = numbered(1);
const ADMIN = numbered(2);
const MEMBER = numbered(3);
const clientAt = (n: number): string => numbered(100 + n);

const db = await openTestDatabase({ engine: options.engine as Engine });
await db.exec('set jit = off');

/** As the screens' benchmark has it: five meals and a glass count a day, a weight a week, a workout every second day. */
async function liveForTwoYears(client: string): Promise<void> {
  await db.query(
    `insert into public.meal_plans (user_id, date, name, meal_type, calories, logged)
     select $1, current_date - d, 'Eba', 'lunch', 300, true from generate_series(1, ${DAYS}) d, generate_series(1, 5)`,
    [client],
  );
  await db.query(
    `insert into public.water_intake (user_id, date, glasses_consumed)
     select $1, current_date - d, 5 from generate_series(1, ${DAYS}) d`,
    [client],
  );
  await db.query(
    `insert into public.measurements (user_id, kind, value, unit, measured_at)
     select $1, 'weight', 70, 'kg', now() - make_interval(days => d) from generate_series(7, ${DAYS}, 7) d`,
    [client],
  );
  await db.query(
    `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at)
     select $1, 'Legs', 'completed', at, at, at
     from (select now() - make_interval(days => d) as at from generate_series(2, ${DAYS}, 2) d) days`,
    [client],
  );
  await db.query(
    `insert into public.workout_exercises (session_id, user_id, exercise_id, order_index, completed)
     select s.id, s.user_id, e.id, e.place, true from public.workout_sessions s, (
       select id, row_number() over (order by id) as place from public.exercises where owner_id is null limit 8) e
     where s.user_id = $1`,
    [client],
  );
  await db.query(
    `insert into public.workout_sets (session_id, workout_exercise_id, user_id, exercise_id, set_index, reps, weight_kg)
     select x.session_id, x.id, x.user_id, x.exercise_id, n, 10, 20 from public.workout_exercises x, generate_series(1, 5) n
     where x.user_id = $1`,
    [client],
  );
}

/** What a trainer has written and agreed about a client in that time. */
async function coach(client: string): Promise<void> {
  await db.query(
    `insert into public.progress_evaluations (client_id, trainer_id, evaluation_date, overall_score, trainer_comments)
     select $1, $2, current_date - 30 * n, 7, 'Steady work' from generate_series(1, 24) n`,
    [client, TRAINER],
  );
  await db.query(
    `insert into public.attendance_records (client_id, trainer_id, session_date, status)
     select $1, $2, current_date - 7 * n, 'attended' from generate_series(1, 104) n`,
    [client, TRAINER],
  );
  await db.query(
    `insert into public.milestones (client_id, trainer_id, title) select $1, $2, 'Ten pull-ups' from generate_series(1, 8)`,
    [client, TRAINER],
  );
}

interface Held {
  rows: number;
  megabytes: number;
  ms: number;
  by: Record<string, number>;
  cursor: Cursor;
}

/** A first sync from the catalogue on, which everybody holds alike. */
async function firstSyncOf(user: string, rounds = 3): Promise<Held> {
  const times: number[] = [];
  let held: Held | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const { changes, cursor } = await pullAll(db, user);
    times.push(performance.now() - began);
    const rows = changes.filter(({ row }) => row && row['deleted'] !== true);
    const by: Record<string, number> = {};
    for (const { entity } of rows) by[entity] = (by[entity] ?? 0) + 1;
    held = {
      rows: rows.length,
      megabytes: Math.round(JSON.stringify(rows).length / 1e4) / 100,
      ms: 0,
      by,
      cursor,
    };
  }
  if (!held) throw new Error('no round');
  return { ...held, ms: Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) };
}

/** With nothing new: milliseconds, and on PostgreSQL the pages looked at, which no other work on the machine changes. */
async function idlePull(user: string, cursor: Cursor): Promise<{ ms: number; buffers: number | null }> {
  const times: number[] = [];
  for (let round = 0; round < 31; round += 1) {
    const began = performance.now();
    await pullAll(db, user, cursor);
    times.push(performance.now() - began);
  }
  const plan = await db.as(user, (session) =>
    session.query<{ 'QUERY PLAN': string }>('explain (analyze, buffers) select public.sync_pull($1, 1000)', [cursor]),
  );
  const buffers = /shared hit=(\d+)/.exec(plan.map((line) => line['QUERY PLAN']).join(' '))?.[1];
  return {
    ms: Math.round((times.toSorted((a, b) => a - b)[15] ?? 0) * 100) / 100,
    buffers: buffers === undefined ? null : Number(buffers),
  };
}

const figures: Record<string, unknown> = { engine: options.engine, clients: CLIENTS };
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const CATALOGUE = new Set(['exercises', 'foods', 'lab_tests', 'workout_programs', 'workout_program_exercises']);
const beyondCatalogue = ({ by }: Held): number =>
  Object.entries(by).reduce((sum, [name, count]) => (CATALOGUE.has(name) ? sum : sum + count), 0);

await join(db, TRAINER, 'trainer');
await join(db, ADMIN, 'admin');
await join(db, MEMBER);
for (let n = 0; n < CLIENTS; n += 1) {
  await join(db, clientAt(n));
  await assign(db, TRAINER, clientAt(n));
  await liveForTwoYears(clientAt(n));
  await coach(clientAt(n));
  if (n % 10 === 9) say(`${n + 1} clients`);
}
await db.exec('vacuum analyze');

const client = await firstSyncOf(clientAt(0));
const trainer = await firstSyncOf(TRAINER);
figures['one client'] = { rows: client.rows, megabytes: client.megabytes, ms: client.ms };
figures['a trainer'] = {
  rows: trainer.rows,
  megabytes: trainer.megabytes,
  ms: trainer.ms,
  'first sync beside the client': Math.round((100 * trainer.ms) / client.ms) / 100,
  by: trainer.by,
};
const idle = { client: await idlePull(clientAt(0), client.cursor), trainer: await idlePull(TRAINER, trainer.cursor) };
figures['an idle pull'] = idle;

const days: { gone: number; ms: number }[] = [];
for (let day = 1; day <= 6; day += 1) {
  const began = performance.now();
  const [answer] = await db.query<{ gone: number }>('select sync.expire(current_date + $1::integer) as gone', [day]);
  days.push({ gone: answer?.gone ?? 0, ms: Math.round(performance.now() - began) });
}
figures['an expired day'] = days;
say('days passed');

await aCrowd(db, { people: Number(options.people ?? 50_000), posts: Number(options.posts) });
await db.exec('analyze');
for (const entity of ['profiles', 'people', 'community_posts']) {
  await db.query('select sync.recompute($1, null, null)', [entity]);
  say(entity);
}
await db.exec('vacuum analyze');
const member = await firstSyncOf(MEMBER);
const admin = await firstSyncOf(ADMIN);
figures['a member among them'] = { community: beyondCatalogue(member), by: member.by, ms: member.ms };
figures['an administrator among them'] = {
  people: admin.by['people'] ?? 0,
  'beyond the catalogue': beyondCatalogue(admin),
};
figures['an idle pull among them'] = {
  member: await idlePull(MEMBER, member.cursor),
  admin: await idlePull(ADMIN, admin.cursor),
  trainer: await idlePull(TRAINER, (await firstSyncOf(TRAINER, 1)).cursor),
};
const presses: number[] = [];
for (let n = 0; n < 15; n += 1) {
  const began = performance.now();
  await db.query(`insert into public.community_posts (user_id, content) values ($1, 'One more')`, [MEMBER]);
  presses.push(performance.now() - began);
}
figures['one more post, ms'] = Math.round(presses.toSorted((a, b) => a - b)[7] ?? 0);

await report(figures);
await db.close();
