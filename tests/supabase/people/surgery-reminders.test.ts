import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const [ADA, SURGEON] = [1, 2].map(numbered) as [string, string];

describe.each(engines)('a check-in after an operation on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, SURGEON, 'aesthetic_surgeon');
    await assign(db, SURGEON, ADA);
    await db.query(
      `insert into public.user_settings (id, user_id, timezone) values ($1, $1, 'Africa/Lagos')
       on conflict (id) do update set timezone = excluded.timezone`,
      [ADA],
    );
  }, 240_000);
  afterAll(() => db.close());

  let place = 100;
  const next = (): string => numbered((place += 1));
  /** A case that was operated so many days before the last nine o'clock of Lagos. */
  async function operatedBefore(days: number, ended: 'closed' | null = null): Promise<string> {
    const id = next();
    await db.query(
      `insert into public.surgery_cases (id, client_id, surgeon_id, procedure, side, ended_as, ended_on)
       values ($1, $2, $3, 'tummy_tuck', 'middle', $4, case when $4::text is not null then current_date end)`,
      [id, ADA, SURGEON, ended],
    );
    await db.query(
      `insert into public.operation_records (id, case_id, client_id, surgeon_id, kind, done_on, findings, products)
       values ($1, $2, $3, $4, 'operation', (now() at time zone 'Africa/Lagos' - interval '9 hours')::date - $5::integer,
         'As planned.', '[]')`,
      [next(), id, ADA, SURGEON, days],
    );
    return id;
  }
  const answer = (caseId: string): Promise<Row[]> =>
    db.query(
      `insert into public.surgery_checkins (id, case_id, client_id, surgeon_id, moment, fever, leg_swelling, breathless,
         discharge, pain)
       values (sync.natural_id('surgery_checkins', $1, 'day1'), $1::uuid, $2, $3, 'day1', false, false, false, false, 1)`,
      [caseId, ADA, SURGEON],
    );
  const sendRound = (): Promise<unknown> =>
    db.as('service_role', (session) => session.query('select public.claim_deliveries()'));
  const remindersOf = (caseId: string): Promise<Row[]> =>
    db.query(
      `select title, message, category from public.notifications where user_id = $1 and not deleted and link = $2`,
      [ADA, `/care?checkin=${caseId}`],
    );

  test('is reminded of on its days, once, from nine o’clock on, without a word of it', async () => {
    const due: string[] = [];
    for (const days of [1, 7, 21, 84]) due.push(await operatedBefore(days));
    const early = await operatedBefore(0);
    const late = await operatedBefore(5);
    const ended = await operatedBefore(1, 'closed');
    const answered = await operatedBefore(1);
    await answer(answered);
    await sendRound();
    await sendRound();
    const reminder = {
      title: 'How are you today?',
      message: 'A few questions wait for you in the app.',
      category: 'system',
    };
    for (const caseId of due) expect(await remindersOf(caseId)).toEqual([reminder]);
    for (const caseId of [early, late, ended, answered]) expect(await remindersOf(caseId)).toEqual([]);
  });

  test('loses its reminder once it is answered, and is not reminded of again', async () => {
    const caseId = await operatedBefore(1);
    await sendRound();
    expect(await remindersOf(caseId)).toHaveLength(1);
    await answer(caseId);
    expect(await remindersOf(caseId)).toEqual([]);
    await sendRound();
    expect(await remindersOf(caseId)).toEqual([]);
  });
});
