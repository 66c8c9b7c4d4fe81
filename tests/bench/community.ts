// What the community costs the server with many in it: a page of the feed, the boards, and many likes at once.
// node tests/bench/community.ts [--json FILE] [--people N] [--posts N]
import { openTestDatabase } from '../support/database.ts';
import { join, numbered } from '../support/members.ts';
import { asRestored, aCrowd, PERSON } from './crowd.ts';
import { costAs, options, report } from './figures.ts';

const PEOPLE = Number(options.people ?? 50_000);
const LIKES = 1000;
const ROUNDS = 15;
/** Of those who ask and like; they have signed in. */
const one = (n: number): string => numbered(n);

const db = await openTestDatabase({ engine: 'postgres' });
await db.exec('set jit = off');
await aCrowd(db, { people: PEOPLE, posts: Number(options.posts) });
await asRestored(
  db,
  'public.user_settings',
  `insert into public.user_settings (id, user_id) select ${PERSON}, ${PERSON} from generate_series(1, $1::integer) n`,
  PEOPLE,
);
// Three workouts each within the week, and sixty before it.
await asRestored(
  db,
  'public.workout_sessions',
  `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
   select ${PERSON}, 'Legs', 'completed', at, at, at, 20 + n % 40
   from generate_series(1, $1::integer) n,
     (select date_trunc('week', now()) + make_interval(mins => m) as at from generate_series(1, 3) m
      union all select now() - make_interval(days => 7 + 3 * d) from generate_series(1, 20) d) days`,
  PEOPLE,
);
const [challenge] = await db.query<{ id: string }>(
  `insert into public.challenges (title, metric, target, starts_on, ends_on)
   values ('All of us', 'minutes', 600, current_date - 20, current_date + 10) returning id`,
);
await asRestored(
  db,
  'public.challenge_members',
  `insert into public.challenge_members (id, challenge_id, user_id)
   select sync.natural_id('challenge_members', ($2::uuid)::text, ${PERSON}::text), $2::uuid, ${PERSON} from generate_series(1, $1::integer) n`,
  PEOPLE,
  challenge?.id,
);
for (let n = 1; n <= LIKES; n += 1) await join(db, one(n));
// Far down, where most are above them.
for (let n = 1; n <= ROUNDS; n += 1) {
  await db.query(
    `insert into public.workout_sessions (user_id, name, status, scheduled_for, started_at, completed_at, duration_minutes)
     select $1, 'Walk', 'completed', at, at, at, 15 from (select date_trunc('week', now()) as at) week`,
    [one(n)],
  );
  await db.query(`insert into public.challenge_members (challenge_id, user_id) values ($1, $2)`, [
    challenge?.id,
    one(n),
  ]);
}
await db.exec('vacuum analyze');
// As the job does each minute, before anybody looks.
await db.exec('call private.count_boards()');

const costOf = (sql: string, values?: unknown[]) => costAs(db, (round) => one(1 + round), sql, values);

const FEED = `select p.*, k.first_name from public.community_posts p left join public.people k on k.id = p.user_id
  where not p.deleted and p.centre = '' and p.created_at < now() - interval '1000 seconds' order by p.created_at desc limit 5`;
const figures: Record<string, unknown> = { people: PEOPLE, posts: Number(options.posts) };
figures['a page of the feed'] = await costOf(FEED);
figures['the weekly board'] = await costOf('select public.weekly_board()');
figures['the board of a challenge of all'] = await costOf('select public.challenge_board($1)', [challenge?.id]);

const [post] = await db.query<{ id: string }>(`select id from public.community_posts limit 1`);
const began = performance.now();
const liked = await Promise.allSettled(
  Array.from({ length: LIKES }, (_, n) =>
    db.as(one(1 + n), (session) =>
      session.query(`insert into public.post_likes (post_id, user_id) values ($1, $2)`, [post?.id, one(1 + n)]),
    ),
  ),
);
const [counted] = await db.query<{ likes_count: number }>(
  `select likes_count from public.community_posts where id = $1`,
  [post?.id],
);
figures['likes at once'] = {
  failed: liked.filter(({ status }) => status === 'rejected').length,
  counted: counted?.likes_count,
  ms: Math.round(performance.now() - began),
};
await report(figures);
await db.close();
