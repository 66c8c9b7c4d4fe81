import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { codeOf } from '../people/support.ts';

const [ADA, BAYO, DOCTOR, APPLICANT, ADMIN] = [1, 2, 3, 4, 5].map(numbered) as [string, string, string, string, string];
const BY_DAY = new Set(['here', 'joined', 'booked', 'missed']);

describe.each(engines)('the overview of the office on %s', (engine) => {
  let db: TestDatabase;
  const today = `private.day_of(now())`;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO]) await join(db, client);
    await join(db, DOCTOR, 'doctor');
    await join(db, APPLICANT, 'trainer', 'pending');
    await join(db, ADMIN, 'admin');
    await db.query(`update public.profiles set created_at = now() - interval '20 days' where id = $1`, [BAYO]);
    await db.query(`update auth.sessions set updated_at = now() - interval '20 days' where user_id = $1`, [BAYO]);
    await db.query(
      `insert into public.attendance_records (client_id, trainer_id, session_date, status)
       select $1, $2, ${today} - ago, status from (values (0, 'missed'), (13, 'missed'), (14, 'missed'), (1, 'attended')) as r (ago, status)`,
      [ADA, DOCTOR],
    );
    await db.query(
      `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
       values ($1, $2, 'Talk', ${today} + 1, '10:00')`,
      [ADA, DOCTOR],
    );
    await db.query(
      `insert into public.notifications (id, user_id, title, message) values ($1, $1, 'News', 'None'), ($2, $2, 'News', 'None')`,
      [ADA, BAYO],
    );
    await db.exec(`delete from public.notification_deliveries`);
    await db.query(
      `insert into public.notification_deliveries (notification_id, user_id, channel, last_error, sent_at)
       values ($1, $1, 'email', 'no answer', null), ($1, $1, 'push', null, null), ($2, $2, 'email', 'no answer', now())`,
      [ADA, BAYO],
    );
    await db.query(
      `insert into public.invoices (id, client_id, number, status, total_kobo, tax_kobo, lines, instalments, opened_on)
       values ($1, $1, 'INV-1', 'open', 3000, 0, '[{"title": "Care", "amount_kobo": 3000, "tax_kobo": 0}]',
         jsonb_build_array(jsonb_build_object('due_on', ${today} - 1, 'amount_kobo', 1000),
           jsonb_build_object('due_on', ${today} + 1, 'amount_kobo', 2000)), ${today})`,
      [ADA],
    );
  }, 240_000);
  afterAll(() => db.close());

  const ask = (sql: string, who = ADMIN): Promise<Row[]> => db.as(who, (session) => session.query(sql));
  const behind = (figure: string): Promise<Row[]> => ask(`select * from public.office_behind('${figure}')`);

  test('every figure is the number of the rows that it leads to', async () => {
    const figures = await ask(`select figure, day::text, rows::integer from public.office_figures()`);
    const sums = new Map<string, number>();
    for (const { figure, day, rows } of figures) {
      sums.set(String(figure), (sums.get(String(figure)) ?? 0) + Number(rows));
      expect([figure, day !== null]).toEqual([figure, BY_DAY.has(String(figure))]);
    }
    expect(Object.fromEntries(sums)).toEqual({
      here: 4,
      joined: 4,
      booked: 1,
      missed: 2,
      applied: 1,
      unsent: 1,
      owed: 1,
    });
    for (const [figure, rows] of sums) expect([figure, (await behind(figure)).length]).toEqual([figure, rows]);
  });

  test('a row says whose it is, when and of what kind', async () => {
    expect(await behind('applied')).toMatchObject([{ person: APPLICANT, name: 'Member 0004', note: 'trainer' }]);
    expect(await behind('unsent')).toMatchObject([{ person: ADA, note: 'email' }]);
    expect(await behind('owed')).toMatchObject([{ person: ADA, note: '1000' }]);
    expect(await behind('nothing')).toEqual([]);
  });

  test('of appointments and attendance a row says when, and of nobody', async () => {
    for (const [figure, rows] of [
      ['booked', 1],
      ['missed', 2],
    ] as const) {
      const facts = await behind(figure);
      expect(facts.map(({ person, name, at }) => [person, name, at !== null])).toEqual(
        Array.from({ length: rows }, () => [null, null, true]),
      );
    }
  });

  test('nobody but an administrator is told any of it', async () => {
    for (const who of [ADA, DOCTOR]) {
      expect(await codeOf(ask('select public.office_figures()', who))).toBe('42501');
      expect(await codeOf(ask(`select public.office_behind('joined')`, who))).toBe('42501');
    }
  });
});
