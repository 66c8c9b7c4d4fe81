// What it costs a pull that every table asks for the session: two databases with the demo data in them, of which one asks
// nobody, and pulls of both by turns. Counted is the processor time of the server, whatever else the machine does.
// node tests/bench/session-cost.ts [--json FILE]
import { connect, queriesOf } from '../support/postgres-database.ts';
import type { Queries } from '../support/database.ts';
import { claimsOf } from '../support/session.ts';
import { openStory } from '../supabase/seed/support.ts';
import type { Cursor, Page } from '../supabase/sync/fixture.ts';
import { cpuMsOf, report } from './figures.ts';

const ROUNDS = 400;
/** Of the first rounds the plans are made. */
const WARM_UP = 20;
const MAILBOXES = ['client', 'trainer'];

const ASK_NOBODY = `do $$
declare p record;
begin
  for p in select polrelid::regclass as relation, polname from pg_policy where polname = 'a session that holds' loop
    execute format('drop policy %I on %s', p.polname, p.relation);
  end loop;
end $$;
create or replace function public.require_session() returns void language plpgsql stable as $$ begin end $$`;

async function openSide(asks: boolean) {
  const story = await openStory('postgres');
  const { db } = story;
  if (!asks) await db.exec(ASK_NOBODY);
  await db.exec('vacuum analyze');
  const details: string[] = [];
  const sql = connect(db.url ?? '', 1, (notice) => details.push(notice['detail'] ?? ''));
  await sql.unsafe('set client_min_messages = log; set log_statement_stats = on');
  return { db, idOf: (mailbox: string) => story.idOf(mailbox), sql, session: queriesOf(sql), details };
}

type Side = Awaited<ReturnType<typeof openSide>>;

const become = (session: Queries, id: string) =>
  session.query(`select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`, [
    claimsOf(id).claims,
  ]);

async function pull({ session, details }: Side, cursor: Cursor | null): Promise<{ ms: number; page: Page }> {
  details.length = 0;
  const [answer] = await session.query<{ page: Page }>('select public.sync_pull($1, 1000) as page', [cursor]);
  if (!answer) throw new Error('no answer');
  return { ms: details.map(cpuMsOf).reduce((sum, ms) => sum + ms, 0), page: answer.page };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const sides = [await openSide(true), await openSide(false)] as const;
const figures = [];
for (const mailbox of MAILBOXES) {
  for (const side of sides) await become(side.session, side.idOf(mailbox));
  const cursors = [];
  for (const side of sides) {
    let { page } = await pull(side, null);
    while (page.has_more) ({ page } = await pull(side, page.cursor));
    cursors.push(page.cursor);
  }
  for (const kind of ['idle', 'first page']) {
    const times: [number[], number[]] = [[], []];
    let rows = 0;
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      for (const place of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { ms, page } = await pull(sides[place], kind === 'idle' ? (cursors[place] ?? null) : null);
        rows = page.changes.length;
        if (round >= WARM_UP) times[place].push(ms);
      }
    }
    const [asking, asksNobody] = [median(times[0]), median(times[1])];
    figures.push({
      mailbox,
      kind,
      rows,
      askingMs: rounded(asking),
      asksNobodyMs: rounded(asksNobody),
      ratioOfMedians: rounded(asking / asksNobody),
    });
  }
}
for (const { sql, db } of sides) {
  await sql.end();
  await db.close();
}
await report({ rounds: ROUNDS, figures });
