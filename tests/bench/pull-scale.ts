// Whether a pull costs the same however much other users have, and what a push of 1,000 rows takes.
// node tests/bench/pull-scale.ts [--rows 1000000] [--json FILE]
import { randomUUID } from 'node:crypto';
import { connect, queriesOf } from '../support/postgres-database.ts';
import { claimsOf } from '../support/session.ts';
import { ALICE, BOB, note, openSyncDatabase } from '../supabase/sync/fixture.ts';
import type { Cursor, Page } from '../supabase/sync/fixture.ts';
import { cpuMsOf, options, report } from './figures.ts';

const STEPS = [10_000, 100_000, Number(options.rows ?? 1_000_000)];
/** So many that the primary key's tree has its three levels from the start: a level more is a buffer a row more. */
const OWN_ROWS = 100_000;
const ROWS_OF_ONE_USER = 500;
const PULLED = 100;
const ROUNDS = 9;

const db = await openSyncDatabase('postgres');
const notices: string[] = [];
const details: string[] = [];
const sql = connect(db.url ?? '', 1, (notice) => {
  notices.push(notice['message'] ?? '');
  details.push(notice['detail'] ?? '');
});
const session = queriesOf(sql);

/** Other users' rows come in, as a restore would bring them: table and feed in two large statements, then analyze. */
async function growTo(total: number): Promise<void> {
  const [{ count: present } = { count: 0 }] = await session.query<{ count: number }>(
    'select count(*)::int as count from public.notes where user_id <> $1',
    [ALICE],
  );
  await session.query(
    `insert into public.notes (user_id, body)
     select extensions.uuid_generate_v5('${ALICE}', (n / ${ROWS_OF_ONE_USER})::text), 'of somebody else'
     from generate_series($1::int, $2::int) n`,
    [present + 1, total],
  );
  await sql.unsafe('vacuum analyze public.notes');
  await sql.unsafe('vacuum analyze sync.feed');
}

async function as(user: string): Promise<void> {
  await session.query(
    `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
    [claimsOf(user).claims],
  );
}

interface Took {
  elapsedMs: number;
  /** Of the server's process: what it costs, also where the machine is busy with other things. */
  cpuMs: number;
}

async function pushAs(user: string, count: number): Promise<Took> {
  await sql.unsafe('reset role; set client_min_messages = log; set log_statement_stats = on');
  await as(user);
  details.length = 0;
  const ops = Array.from({ length: count }, () => ({
    entity: 'notes',
    row: note({ user_id: user, items: [1, 2, 3], glasses: 2 }),
  }));
  const started = performance.now();
  const [answer] = await session.query<{ v: { verdict: string }[] }>('select public.sync_push($1) as v', [ops]);
  const elapsedMs = performance.now() - started;
  const cpuMs = details.map(cpuMsOf).reduce((sum, ms) => sum + ms, 0);
  await sql.unsafe('reset role; set log_statement_stats = off; reset client_min_messages');
  if (answer?.v.some((verdict) => verdict.verdict !== 'applied')) throw new Error('a row was not applied');
  return { elapsedMs, cpuMs };
}

async function pullFrom(cursor: Cursor | null, page: number): Promise<Page> {
  const [answer] = await session.query<{ page: Page }>('select public.sync_pull($1, $2) as page', [cursor, page]);
  if (answer === undefined) throw new Error('no answer');
  return answer.page;
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** The buffers of the whole call; the median, because the first calls after a vacuum read the catalogue again. */
async function buffersOf(cursor: Cursor, page: number): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) counts.push(await explainedBuffers(cursor, page));
  return median(counts);
}

async function explainedBuffers(cursor: Cursor, page: number): Promise<number> {
  const [row] = await session.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    'explain (analyze, buffers, format json) select public.sync_pull($1, $2)',
    [cursor, page],
  );
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('no plan');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** The shape of the plans of the statements inside the call: node types, relations and indexes, without figures. */
async function plansOf(cursor: Cursor, page: number): Promise<string[]> {
  notices.length = 0;
  await sql.unsafe('reset role; set client_min_messages = log; set auto_explain.log_min_duration = 0');
  await as(ALICE);
  await pullFrom(cursor, page);
  await sql.unsafe('reset role; set auto_explain.log_min_duration = -1; reset client_min_messages');
  await as(ALICE);
  return notices
    .map((text) => text.split('\n').filter((line) => /->|Scan|Limit|Sort|Unique|Join/.test(line)))
    .map((lines) => lines.map((line) => line.replace(/\(cost.*$/, '').trim()).join(' '))
    .filter((shape) => /feed|notes/.test(shape));
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number): number => Math.round(value * 10) / 10;

await sql.unsafe(`load 'auto_explain'; set auto_explain.log_nested_statements = on; set auto_explain.log_level = log;
  set auto_explain.log_min_duration = -1`);
await session.query('insert into public.notes (user_id, body, items) select $1, $2, $3 from generate_series(1, $4)', [
  ALICE,
  'my own',
  [1, 2, 3],
  OWN_ROWS,
]);

const steps = [];
const shapes: string[][] = [];
for (const rows of STEPS) {
  await sql.unsafe('reset role');
  await growTo(rows);
  await as(ALICE);
  let cursor = (await pullFrom(null, 2000)).cursor;
  for (let page = await pullFrom(cursor, 2000); page.has_more; page = await pullFrom(cursor, 2000))
    cursor = page.cursor;
  const before = (await pullFrom(cursor, 2000)).cursor;
  await session.query(
    `update public.notes set body = $1 where id in (select id from public.notes where user_id = $2 order by id limit ${PULLED})`,
    [randomUUID(), ALICE],
  );
  const page = await pullFrom(before, 1000);
  if (page.changes.length !== PULLED) throw new Error(`pulled ${page.changes.length} of ${PULLED}`);
  const times: number[] = [];
  const idle: number[] = [];
  const pushes: Took[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await pullFrom(before, 1000);
    const between = performance.now();
    await pullFrom(page.cursor, 1000);
    times.push(between - started);
    idle.push(performance.now() - between);
  }
  shapes.push(await plansOf(before, 1000));
  const pullBuffers = await buffersOf(before, 1000);
  const idleBuffers = await buffersOf(page.cursor, 1000);
  for (let round = 0; round < 3; round += 1) pushes.push(await pushAs(BOB, 1000));
  steps.push({
    rowsOfOthers: rows,
    pull100Ms: rounded(median(times)),
    pull100Buffers: pullBuffers,
    idleMs: rounded(median(idle)),
    push1000Ms: rounded(median(pushes.map((push) => push.elapsedMs))),
    push1000CpuMs: rounded(median(pushes.map((push) => push.cpuMs))),
    idleBuffers,
  });
}
await sql.end();
await db.close();

const buffers = steps.map((step) => step.pull100Buffers);
const samePlan = shapes.every((shape) => JSON.stringify(shape) === JSON.stringify(shapes[0]));
const bufferSpread = rounded((Math.max(...buffers) / Math.min(...buffers) - 1) * 100);
await report({ steps, samePlan, bufferSpreadPercent: bufferSpread, plans: samePlan ? shapes.at(-1) : shapes });
process.exitCode = samePlan && bufferSpread <= 10 && steps.every((step) => step.push1000CpuMs <= 500) ? 0 : 1;
