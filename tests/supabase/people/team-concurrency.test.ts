import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { asCaller, connect } from '../../support/postgres-database.ts';
import { hasPostgres, sharedPostgres } from '../../support/postgres.ts';

// Says loudly why, where it has to be skipped.
if (!hasPostgres) await sharedPostgres();

const [ADA, TRAINER, DOCTOR] = [1, 2, 3].map(numbered) as [string, string, string];

describe.skipIf(!hasPostgres)('a care team whose care changes meanwhile', () => {
  let db: TestDatabase;
  let sessions: [postgres.Sql, postgres.Sql, postgres.Sql];
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'postgres' });
    sessions = [connect(db.url ?? '', 1), connect(db.url ?? '', 1), connect(db.url ?? '', 1)];
    await join(db, ADA);
    await join(db, TRAINER, 'trainer');
    await join(db, DOCTOR, 'doctor');
    await assign(db, TRAINER, ADA);
  }, 240_000);
  afterAll(async () => {
    await Promise.all(sessions.map((sql) => sql.end()));
    await db.close();
  });

  const waiting = async (): Promise<number | undefined> =>
    (
      await db.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    )[0]?.n;
  const untilWaiting = async (sessionCount: number): Promise<void> => {
    await expect.poll(waiting).toBe(sessionCount);
  };
  const members = async (): Promise<string[]> =>
    (
      await db.query<{ user_id: string }>(
        `select user_id from public.message_reads where client_id = $1 and provider_id = $1 and not deleted order by 1`,
        [ADA],
      )
    ).map(({ user_id }) => user_id);

  test('whoever comes into care while the client opens the conversation is in it', async () => {
    const [assigning, opening] = sessions;
    await assigning.unsafe('begin');
    await assigning.unsafe(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [
      DOCTOR,
      ADA,
    ]);
    const opened = asCaller(opening, ADA, (user) =>
      user.query(
        `insert into public.message_reads (user_id, client_id, provider_id, is_open) values ($1, $1, $1, true)`,
        [ADA],
      ),
    );
    await untilWaiting(1);
    await assigning.unsafe('commit');
    await opened;
    expect(await members()).toEqual([ADA, TRAINER, DOCTOR]);
  });

  test('neither a mark of having read nor the end of the care waits for the other without end', async () => {
    const [holding, ending, marking] = sessions;
    await holding.unsafe('begin');
    await holding.unsafe(`select pg_advisory_xact_lock(715002, sync.bucket($1))`, [ADA]);
    const ended = ending.unsafe(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [
      TRAINER,
    ]);
    const mark = async () => {
      await untilWaiting(1);
      await asCaller(marking, TRAINER, (user) =>
        user.query(`update public.message_reads set read_at = now() where user_id = $1 and provider_id = $2`, [
          TRAINER,
          ADA,
        ]),
      );
    };
    const release = async () => {
      await untilWaiting(2);
      await holding.unsafe('commit');
    };
    await Promise.all([ended, mark(), release()]);
    expect(await members()).toEqual([ADA, DOCTOR]);
  });
});
