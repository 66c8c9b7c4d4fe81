import { openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import type { Signed } from './client.ts';
import { fingerprint } from './contents.ts';

/** As RxDB's plugin wants a table, and past the rights on single columns: it sends them all with every edit. */
const VIEW = `
  create view public.bench_meals as
    select id, user_id, date, name, meal_type, calories, protein, carbs, fat, food_id, grams, servings, source, logged,
      logged_at, notes, created_at, rev, updated_at as _modified, deleted as _deleted
    from public.meal_plans where user_id = (select auth.uid());
  grant select, insert, update on public.bench_meals to authenticated;
  notify pgrst`;

const FILL = `insert into public.meal_plans (user_id, date, name, notes, calories)
  select $1, date '2026-01-01' + n % 60, 'Meal number ' || n || ' of medium length',
    'Some notes typed by the user about meal ' || n, n % 700 from generate_series(1, $2) n`;

export async function openServer(publicDir: string): Promise<TestStack> {
  const stack = await openTestStack({ publicDir });
  await stack.database.exec(VIEW);
  return stack;
}

export async function userWith(stack: TestStack, rows: number): Promise<Signed> {
  const device = await stack.signUp(`rows-${rows}-${crypto.randomUUID()}@example.test`);
  const { data } = await device.auth.getSession();
  if (!data.session) throw new Error('nobody is signed in');
  for (let made = 0; made < rows; made += 5000) {
    await stack.database.query(FILL, [data.session.user.id, Math.min(5000, rows - made)]);
  }
  await stack.database.exec('analyze');
  return { session: JSON.stringify(data.session), userId: data.session.user.id, anonKey: stack.anonKey };
}

const HELD = `select to_jsonb(m) as row from public.meal_plans m where user_id = $1`;

/** What the server holds of a user's meals, as `contents` in the page says it. */
export async function held(stack: TestStack, userId: string, without: readonly string[]): Promise<string> {
  const rows = await stack.database.query<{ row: Record<string, unknown> }>(HELD, [userId]);
  return fingerprint(
    rows.map(({ row }) => row),
    [...without],
  );
}
