import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { runFrom, USUAL_RULE } from '#src/work/streak-rules.ts';
import type { Rest, Unit } from '#src/work/streak-rules.ts';
import { openTestDatabase } from '../../support/database.ts';
import type { Engine, Row, TestDatabase } from '../../support/database.ts';

const SEED = join(import.meta.dirname, '..', '..', '..', 'supabase', 'seed');

interface Account {
  id: string;
  role: string;
  name: string;
  email: string;
  password: string;
  metadata: Record<string, string>;
}

export async function readAccounts(): Promise<Account[]> {
  return JSON.parse(await readFile(join(SEED, 'accounts.json'), 'utf8')) as Account[];
}

/** Makes the accounts as the authentication service does, which fires the sign-up trigger. */
export async function makeAccounts(db: TestDatabase, accounts: Account[]): Promise<void> {
  for (const { id, email, metadata } of accounts) {
    await db.query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), $3)`,
      [id, email, metadata],
    );
  }
}

/** Runs the seed's files, a transaction each; `today` is the day the story is told on. */
export async function tellStory(db: TestDatabase, today = ''): Promise<void> {
  const files = (await readdir(SEED)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const file of files) {
    const sql = await readFile(join(SEED, file), 'utf8');
    try {
      await db.exec(`select set_config('seed.today', '${today}', true);\n${sql}`);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}

export interface Story {
  db: TestDatabase;
  accounts: Account[];
  /** The id behind `<mailbox>@demo.test`. */
  idOf(mailbox: string): string;
  /** What the account behind the mailbox is answered. */
  ask<T extends Row>(mailbox: string, sql: string): Promise<T[]>;
}

export async function openStory(engine: Engine, today = ''): Promise<Story> {
  const accounts = await readAccounts();
  const db = await openTestDatabase({ engine });
  await makeAccounts(db, accounts);
  await tellStory(db, today);
  const idOf = (mailbox: string) => accounts.find(({ email }) => email === `${mailbox}@demo.test`)?.id ?? '';
  return {
    db,
    accounts,
    idOf,
    ask: (mailbox, sql) => db.as(idOf(mailbox), (caller) => caller.query(sql)),
  };
}

export const LAGOS_TODAY = `(now() at time zone 'Africa/Lagos')::date`;

/** The days on which something was logged: a meal, water, a workout, a measurement. */
const LOGGED = `
  select date::text as day from public.meal_plans where logged
  union select date::text from public.water_intake where glasses_consumed > 0
  union select (completed_at at time zone 'Africa/Lagos')::date::text from public.workout_sessions
    where status = 'completed'
  union select (measured_at at time zone 'Africa/Lagos')::date::text from public.measurements`;

/** The client's streak as the app counts it, and the best that is kept. */
export async function streakOn({ ask }: Pick<Story, 'ask'>, today: Day) {
  const logged = new Set((await ask<{ day: Day }>('client', LOGGED)).map(({ day }) => day));
  const pauses = await ask<Row & Rest>('client', 'select from_day::text, to_day::text from public.pauses');
  const [wanted] = await ask<{ week_start: 'sunday' | 'monday' }>(
    'client',
    'select week_start from public.user_settings',
  );
  const lengthIn = (unit: Unit): number => {
    const rule = { ...USUAL_RULE, weekStart: wanted?.week_start ?? 'monday', unit };
    return runFrom(rule, { logged, pauses, today }, addDays(today, -400)).run.length;
  };
  const [best] = await ask('client', 'select best_weeks, best_days from public.streaks');
  return { weeks: lengthIn('week'), days: lengthIn('day'), ...best };
}

/** The spec's window: the last seven days. */
export const weekOf = (today: string) => `
  select count(*) as done, (select target::integer from public.goals where kind = 'workouts' and status = 'active') as wanted
  from public.workout_sessions
  where status = 'completed' and (completed_at at time zone 'Africa/Lagos')::date between ${today} - 6 and ${today}`;

export const weights = `
  select round(value / 0.45359237, 1)::text as pounds,
    (measured_at at time zone 'Africa/Lagos')::date - lag((measured_at at time zone 'Africa/Lagos')::date)
      over (order by measured_at) as days_later
  from public.measurements where kind = 'weight' order by measured_at`;

export const expectedWeights = Array.from({ length: 41 }, (_, week) => ({
  pounds: Math.max(160, 180 - week / 2).toFixed(1),
  days_later: week === 0 ? null : 7,
}));
