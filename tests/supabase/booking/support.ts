import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openTestDatabase } from '../../support/database.ts';
import type { Engine, Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, dayAhead, only } from '../people/support.ts';

export const [ADA, BAYO, TRAINER, WITHDRAWN] = [1, 2, 3, 4].map(numbered) as [string, string, string, string];
export const DAY = dayAhead(7);

/** A trainer with hours from nine to twelve every day, and clients who ask for them. */
export function aBookedTrainer(engine: Engine) {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
    await join(db, TRAINER, 'trainer');
    await join(db, WITHDRAWN, 'doctor');
    await db.query(`update public.profiles set provider_status = 'rejected' where id = $1`, [WITHDRAWN]);
    await assign(db, TRAINER, ADA);
    await db.as(TRAINER, (session) =>
      session.query(
        `insert into public.availability_rules (provider_id, weekday, start_time, end_time)
         select $1, d, '09:00', '12:00' from generate_series(0, 6) d`,
        [TRAINER],
      ),
    );
  }, 240_000);
  beforeEach(() =>
    db.exec(`delete from public.appointments; delete from public.provider_schedules;
      delete from public.availability_exceptions; delete from public.notifications`),
  );
  afterAll(() => db.close());

  const read = (id: unknown): Promise<Row> => only(db, `select * from public.appointments where id = $1`, [id]);
  async function ask(client: string, time: string, more: Row = {}): Promise<Row> {
    const row = { provider_id: TRAINER, scheduled_date: DAY, mode: 'in-person', ...more };
    const { id } = await db.as(client, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, mode)
         values ($1, $2, 'Training', $3, $4, $5) returning id`,
        [client, row.provider_id, row.scheduled_date, time, row.mode],
      ),
    );
    return read(id);
  }
  async function change(caller: string, id: unknown, set: string): Promise<Row> {
    const changed = await db.as(caller, (session) =>
      count(session, `update public.appointments set ${set} where id = $1 returning id`, [id]),
    );
    expect(changed).toBe(1);
    return read(id);
  }
  const toldTo = async (who: string): Promise<unknown[]> =>
    (await db.query(`select title from public.notifications where user_id = $1 order by created_at, title`, [who])).map(
      (row) => row['title'],
    );
  /** Its day comes and goes. */
  const pass = (id: unknown): Promise<unknown> =>
    db.query(`update public.appointments set scheduled_date = $2 where id = $1`, [id, dayAhead(-1)]);
  return { db: () => db, ask, read, change, toldTo, pass };
}
