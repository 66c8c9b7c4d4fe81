import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, BAYO, openWithCast, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const [COACH, DOCTOR, NEW] = [numbered(4), numbered(5), numbered(6)];

describe.each(engines)('what carers write, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openWithCast(engine);
    await join(db, COACH, 'trainer');
    await join(db, DOCTOR, 'doctor');
    await join(db, NEW, 'trainer', 'pending');
    await assign(db, TRAINER, ADA);
    await assign(db, COACH, ADA);
    await assign(db, DOCTOR, ADA);
  }, 240_000);
  afterAll(() => db.close());

  const evaluate = (by: string, client: string, signed = by) =>
    db.as(by, (caller) =>
      caller.query<{ id: string }>(
        `insert into public.progress_evaluations (client_id, trainer_id, overall_score) values ($1, $2, 8.5) returning id`,
        [client, signed],
      ),
    );
  const count = async (who: string, table: string) =>
    (await db.as(who, (caller) => caller.query(`select id from public.${table}`))).length;
  const refused = { code: '42501' };

  test("a trainer evaluates his clients, in his own name, and nobody else's", async () => {
    expect(await evaluate(TRAINER, ADA)).toHaveLength(1);
    await expect(evaluate(TRAINER, BAYO)).rejects.toMatchObject(refused);
    await expect(evaluate(TRAINER, ADA, COACH)).rejects.toMatchObject(refused);
  });

  test('nobody but trainers evaluates: not the client, not a doctor, not who waits for approval', async () => {
    await expect(evaluate(ADA, ADA)).rejects.toMatchObject(refused);
    await expect(evaluate(DOCTOR, ADA)).rejects.toMatchObject(refused);
    await expect(evaluate(NEW, ADA)).rejects.toMatchObject(refused);
  });

  test('client and trainers read an evaluation, only its author changes it', async () => {
    const [made] = await evaluate(TRAINER, ADA);
    const seen = async (who: string) =>
      (await db.as(who, (c) => c.query('select id from public.progress_evaluations where id = $1', [made?.id]))).length;
    const changed = async (who: string) =>
      (
        await db.as(who, (c) =>
          c.query('update public.progress_evaluations set overall_score = 9 where id = $1 returning id', [made?.id]),
        )
      ).length;
    expect(await Promise.all([ADA, TRAINER, COACH, DOCTOR, BAYO].map(seen))).toEqual([1, 1, 1, 0, 0]);
    expect([await changed(ADA), await changed(COACH), await changed(TRAINER)]).toEqual([0, 0, 1]);
  });

  test('scores are out of ten', async () => {
    const high = db.as(TRAINER, (trainer) =>
      trainer.query(
        'insert into public.progress_evaluations (client_id, trainer_id, overall_score) values ($1, $2, 10.5)',
        [ADA, TRAINER],
      ),
    );
    await expect(high).rejects.toMatchObject({ code: '23514' });
  });

  test('attendance is kept by any carer; others than trainers see their own only', async () => {
    const keep = (by: string, status: string) =>
      db.as(by, (caller) =>
        caller.query('insert into public.attendance_records (client_id, trainer_id, status) values ($1, $2, $3)', [
          ADA,
          by,
          status,
        ]),
      );
    await keep(TRAINER, 'attended');
    await keep(DOCTOR, 'missed');
    await expect(keep(TRAINER, 'late')).rejects.toMatchObject({ code: '23514' });
    await expect(keep(BAYO, 'attended')).rejects.toMatchObject(refused);
    expect([
      await count(ADA, 'attendance_records'),
      await count(COACH, 'attendance_records'),
      await count(DOCTOR, 'attendance_records'),
      await count(BAYO, 'attendance_records'),
    ]).toEqual([2, 2, 1, 0]);
  });

  test('the sight ends with the care', async () => {
    await db.query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [COACH]);
    const rows = await db.as(COACH, (coach) => coach.query('select id from public.progress_evaluations'));
    expect(rows).toEqual([]);
    await expect(evaluate(COACH, ADA)).rejects.toMatchObject(refused);
  });

  test('live subscriptions hear of evaluations', async () => {
    const rows = await db.query(
      `select tablename from pg_publication_tables where pubname = 'supabase_realtime' and tablename = 'progress_evaluations'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('health records are for the client alone, and lead to own files only', async () => {
    const file = (path: string) =>
      db.as(ADA, (ada) =>
        ada.query(`insert into public.health_records (user_id, title, path) values ($1, 'X-ray', $2)`, [ADA, path]),
      );
    await file(`${ADA}/1/x-ray.png`);
    await expect(file(`${BAYO}/1/x-ray.png`)).rejects.toMatchObject({ code: '23514' });
    expect([
      await count(ADA, 'health_records'),
      await count(DOCTOR, 'health_records'),
      await count(TRAINER, 'health_records'),
      await count(BAYO, 'health_records'),
    ]).toEqual([1, 0, 0, 0]);
  });
});
