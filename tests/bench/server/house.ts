import type postgres from 'postgres';
import { SIGNED_IN, claimsOf } from '../../support/session.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { connect, queriesOf } from '../../support/postgres-database.ts';
import { startPostgres } from '../../support/postgres.ts';
import { applySchema, readSchema } from '../../support/schema.ts';

export const DEVICES = 1000;
const PROVIDERS = 20;
const DAYS_OF_HISTORY = 28;
export const clientAt = (n: number): string => numbered(1000 + n);
export const providerOf = (n: number): string => numbered(1 + (n % PROVIDERS));

export interface House {
  url: string;
  admin: postgres.Sql;
  close: () => Promise<void>;
}

/** A PostgreSQL of its own with the migrations, and a thousand clients of twenty nutritionists with four weeks behind them. */
export async function openHouse(): Promise<House> {
  const server = await startPostgres();
  if (server === null) throw new Error('PostgreSQL 15 is not installed');
  const admin = connect(server.url, 1);
  await applySchema(await readSchema(), (text) => admin.unsafe(text));
  await admin.unsafe(SIGNED_IN);
  const db = queriesOf(admin);
  for (let n = 0; n < PROVIDERS; n += 1) await join(db, providerOf(n), 'nutritionist');
  for (let n = 0; n < DEVICES; n += 1) {
    await join(db, clientAt(n));
    await assign(db, providerOf(n), clientAt(n));
  }
  await admin.unsafe(`insert into public.meal_plans (user_id, date, name, meal_type, calories, logged)
    select client_id, current_date - d, 'Eba', 'lunch', 300, true
    from public.client_assignments, generate_series(1, ${DAYS_OF_HISTORY}) d, generate_series(1, 3)`);
  await admin.unsafe(`create table public.floor_meals (like public.meal_plans including all);
    grant all on public.floor_meals to authenticated`);
  await admin.unsafe('vacuum analyze');
  return {
    url: server.url,
    admin,
    close: async () => {
      await admin.end({ timeout: 5 });
      await server.stop();
    },
  };
}

export type Transaction = postgres.TransactionSql;

/** What PostgREST does with a request: a transaction with the role, the claims and the time-out of a hosted project. */
export function request<T>(sql: postgres.Sql, caller: string, work: (transaction: Transaction) => Promise<T>) {
  const { role, claims } = claimsOf(caller);
  return sql.begin(async (transaction) => {
    await transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
      set_config('statement_timeout', '8s', true)`;
    return { value: await work(transaction) };
  });
}

/** The only row of an answer. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('no answer');
  return row;
}

export interface Page {
  cursor: postgres.JSONValue;
  has_more: boolean;
  changes: unknown[];
}

export async function pull(sql: postgres.Sql, caller: string, cursor: postgres.JSONValue | null): Promise<Page> {
  const { value } = await request(
    sql,
    caller,
    (t) => t<{ page: Page }[]>`select public.sync_pull(${cursor as never}::jsonb, 1000) as page`,
  );
  return one(value).page;
}

export async function pullAll(sql: postgres.Sql, caller: string, from: postgres.JSONValue | null) {
  let page = await pull(sql, caller, from);
  while (page.has_more) page = await pull(sql, caller, page.cursor);
  return page.cursor;
}

/** Where everybody stands who has pulled all there is: a cursor is a place in the feed, not one of a person. */
export async function placeInFeed({ url }: House): Promise<Page['cursor']> {
  const sql = connect(url, 1);
  const cursor = await pullAll(sql, clientAt(0), null);
  await sql.end();
  return cursor;
}

export interface Op {
  entity: string;
  base_rev?: string;
  row: Record<string, unknown>;
}

export async function push(sql: postgres.Sql, caller: string, ops: Op[]): Promise<void> {
  const { value } = await request(
    sql,
    caller,
    (t) => t<{ v: { verdict: string }[] }[]>`select public.sync_push(${ops as never}::jsonb) as v`,
  );
  for (const answer of one(value).v) {
    if (!['applied', 'duplicate'].includes(answer.verdict)) throw new Error(`not applied: ${JSON.stringify(answer)}`);
  }
}

export const meal = (user: string): Op => ({
  entity: 'meal_plans',
  row: {
    id: crypto.randomUUID(),
    rev: crypto.randomUUID(),
    updated_at: new Date().toISOString(),
    deleted: false,
    user_id: user,
    date: new Date().toISOString().slice(0, 10),
    name: 'Eba',
    meal_type: 'lunch',
    calories: 300,
    logged: true,
    logged_at: new Date().toISOString(),
  },
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
const at = (sorted: number[], share: number): number => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);

export function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), count: sorted.length };
}
