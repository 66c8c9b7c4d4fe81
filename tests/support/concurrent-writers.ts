import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from './session.ts';
import { asCaller, connect } from './postgres-database.ts';

/** What a reader knows: the rev it last saw of each row, and when it first saw the row. */
export interface Reader {
  name: string;
  /** Asks once; answers whether there is more now, or more later, behind a transaction that is still open. */
  ask: (session: Queries, see: (id: string, rev: string) => void) => Promise<'more' | 'later' | 'done'>;
}

export interface Outcome {
  name: string;
  transactions: number;
  /** Transactions whose new row the reader never saw. */
  missed: number;
  /** Rows of which the reader's last state is not the one in the table. */
  stale: number;
  asked: number;
  lagMsP50: number;
  lagMsP99: number;
}

export interface Run {
  url: string;
  user: string;
  writers: number;
  transactions: number;
  /** One transaction in so many is held up to three seconds, the others up to 10 ms. */
  longOneIn: number;
  readers: Reader[];
}

const LONG_HOLD_MS = 3000;
const SHORT_HOLD_MS = 10;

/** Writers insert a note in each transaction and edit one of their own; readers poll beside them until all is said. */
export async function runConcurrently(run: Run): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const started = performance.now();
  const committedAt = new Map<string, number>();
  const state = { writing: true };
  const reading = run.readers.map((reader) => read(run, reader, state));
  const writing = Array.from({ length: run.writers }, (_, writer) => write(run, writer, committedAt));
  await Promise.all(writing);
  state.writing = false;
  const seen = await Promise.all(reading);
  const sql = connect(run.url, 1);
  const stored = await sql.unsafe<{ id: string; rev: string }[]>('select id, rev from public.notes');
  await sql.end();
  if (committedAt.size !== run.transactions) throw new Error('not every transaction was committed');
  const outcomes = seen.map((knowledge) => judge(knowledge, committedAt, stored));
  return { outcomes, seconds: (performance.now() - started) / 1000 };
}

async function write(run: Run, writer: number, committedAt: Map<string, number>): Promise<void> {
  const sql = connect(run.url, 1);
  const own: string[] = [];
  for (let i = writer; i < run.transactions; i += run.writers) {
    const id = randomUUID();
    await asCaller(sql, run.user, async (session) => {
      // Half of them have their place in the order of transactions long before they write.
      if (Math.random() < 0.5) {
        await session.query('select pg_current_xact_id()::text');
        await hold(run);
      }
      await session.query('insert into public.notes (id, user_id, body, rev) values ($1, $2, $3, $4)', [
        id,
        run.user,
        `by ${writer}`,
        randomUUID(),
      ]);
      const earlier = own[Math.floor(Math.random() * own.length)];
      if (earlier !== undefined)
        await session.query('update public.notes set glasses = $1 where id = $2', [i, earlier]);
      await hold(run);
    });
    committedAt.set(id, performance.now());
    own.push(id);
  }
  await sql.end();
}

function hold(run: Run): Promise<void> {
  const most = Math.random() < 1 / run.longOneIn ? LONG_HOLD_MS : SHORT_HOLD_MS;
  return sleep(Math.random() * most);
}

interface Knowledge {
  name: string;
  revs: Map<string, string>;
  seenAt: Map<string, number>;
  asked: number;
}

async function read(run: Run, reader: Reader, state: { writing: boolean }): Promise<Knowledge> {
  const sql = connect(run.url, 1);
  const knowledge: Knowledge = { name: reader.name, revs: new Map(), seenAt: new Map(), asked: 0 };
  const see = (id: string, rev: string) => {
    knowledge.revs.set(id, rev);
    if (!knowledge.seenAt.has(id)) knowledge.seenAt.set(id, performance.now());
  };
  for (let restful = 0; restful < 5;) {
    const wasWriting = state.writing;
    knowledge.asked += 1;
    const again = await asCaller(sql, run.user, (session) => reader.ask(session, see));
    if (!wasWriting && again === 'done') restful += 1;
    if (again !== 'more') await sleep(10);
  }
  await sql.end();
  return knowledge;
}

function judge(
  knowledge: Knowledge,
  committedAt: Map<string, number>,
  stored: readonly { id: string; rev: string }[],
): Outcome {
  const lags: number[] = [];
  let missed = 0;
  for (const [id, at] of committedAt) {
    const seenAt = knowledge.seenAt.get(id);
    if (seenAt === undefined) missed += 1;
    else lags.push(Math.max(0, seenAt - at));
  }
  lags.sort((a, b) => a - b);
  const lagAt = (share: number) => Math.round(lags[Math.floor(lags.length * share)] ?? 0);
  return {
    name: knowledge.name,
    transactions: committedAt.size,
    missed,
    stale: stored.filter((row) => knowledge.revs.get(row.id) !== row.rev).length,
    asked: knowledge.asked,
    lagMsP50: lagAt(0.5),
    lagMsP99: lagAt(0.99),
  };
}
