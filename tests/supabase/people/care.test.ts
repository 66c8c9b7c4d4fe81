import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, BAYO, openWithCast, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { count, dayAhead, deviceOf, only, push, codeOf } from './support.ts';
import { approve, withdraw } from '../office/support.ts';

const [DOCTOR, PENDING, ADMIN, SECOND] = [numbered(4), numbered(5), numbered(6), numbered(7)];

describe.each(engines)('who cares for whom, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openWithCast(engine);
    await join(db, DOCTOR, 'doctor');
    await join(db, PENDING, 'trainer', 'pending');
    for (const admin of [ADMIN, SECOND]) await join(db, admin, 'admin');
  }, 240_000);
  afterAll(() => db.close());

  const sees = (caller: string, table: string, id: string): Promise<number> =>
    db.as(caller, (session) => count(session, `select from public.${table} where id = $1`, [id]));
  const setStatus = (caller: string, id: string, status: string): Promise<number> =>
    db.as(caller, (session) =>
      count(session, `update public.client_assignments set status = $2 where id = $1 returning id`, [id, status]),
    );
  const endedBy = async (id: string): Promise<unknown> =>
    (await only(db, `select ended_by from public.client_assignments where id = $1`, [id]))['ended_by'];
  const myClients = (caller: string, roles: string): Promise<number> =>
    db.as(caller, (session) => count(session, `select private.my_clients(${roles})`));

  async function assignment(trainer: string, client: string): Promise<string> {
    const row = await db.as(ADMIN, (session) =>
      only<{ id: string }>(
        session,
        `insert into public.client_assignments (trainer_id, client_id) values ($1, $2) returning id`,
        [trainer, client],
      ),
    );
    return row.id;
  }

  test('an assignment gives sight, its end takes it back, and the devices hear of both', async () => {
    const device = deviceOf(db, TRAINER);
    await device();
    expect(await sees(TRAINER, 'contacts', ADA)).toBe(0);

    const id = await assignment(TRAINER, ADA);
    const given = await device();
    expect(given.get(`people ${ADA}`)).toBe('row');
    expect(given.get(`contacts ${ADA}`)).toBe('row');
    expect(given.get(`client_assignments ${id}`)).toBe('row');
    expect(await sees(TRAINER, 'contacts', ADA)).toBe(1);
    expect([await myClients(TRAINER, `'trainer'`), await myClients(TRAINER, `'doctor', 'nutritionist'`)]).toEqual([
      1, 0,
    ]);

    expect(await setStatus(ADA, id, 'ended')).toBe(1);
    expect(await endedBy(id)).toBe('client');
    const taken = await device();
    expect(taken.get(`contacts ${ADA}`)).toBe('removed');
    expect(await sees(TRAINER, 'contacts', ADA)).toBe(0);
    expect(await sees(TRAINER, 'people', ADA)).toBe(1);
    expect(await myClients(TRAINER, '')).toBe(0);
    expect(await codeOf(setStatus(TRAINER, id, 'active'))).toBe('42501');
  });

  test('only an administrator assigns, and only to approved providers', async () => {
    for (const caller of [TRAINER, BAYO, PENDING]) {
      expect(
        await codeOf(
          db.as(caller, (session) =>
            session.query(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [
              TRAINER,
              BAYO,
            ]),
          ),
        ),
      ).toBe('42501');
    }
    expect(
      await push(db, TRAINER, 'client_assignments', { id: numbered(50), trainer_id: TRAINER, client_id: BAYO }),
    ).toMatchObject({ verdict: 'rejected', code: '42501' });
    expect(await codeOf(assignment(PENDING, BAYO))).toBe('P0001');
    expect(await codeOf(assignment(ADA, BAYO))).toBe('P0001');
  });

  test('a client may end an assignment and change nothing else of it', async () => {
    const id = await assignment(DOCTOR, BAYO);
    expect(
      await codeOf(
        db.as(BAYO, (session) =>
          session.query(`update public.client_assignments set sessions_per_week = 7 where id = $1`, [id]),
        ),
      ),
    ).toBe('42501');
    expect(
      await codeOf(
        db.as(DOCTOR, (session) =>
          session.query(`update public.client_assignments set client_id = $2 where id = $1`, [id, ADA]),
        ),
      ),
    ).toBe('42501');
    expect(await setStatus(DOCTOR, id, 'paused')).toBe(1);
    expect(await myClients(DOCTOR, '')).toBe(0);
    expect(await setStatus(DOCTOR, id, 'active')).toBe(1);
    expect(await myClients(DOCTOR, '')).toBe(1);
    expect(await setStatus(BAYO, id, 'ended')).toBe(1);
  });

  test('who ended it is the server’s word, and stays', async () => {
    const id = await assignment(DOCTOR, BAYO);
    const { rev, ...row } = await only(db, `select * from public.client_assignments where id = $1`, [id]);
    const ended = { ...row, status: 'ended', ended_by: 'client' };
    expect(await push(db, DOCTOR, 'client_assignments', ended, rev)).toMatchObject({ verdict: 'applied' });
    expect(await endedBy(id)).toBe('provider');
    const endedAt = async () =>
      (await only(db, `select ended_at from public.client_assignments where id = $1`, [id]))['ended_at'];
    const at = await endedAt();
    expect(at).not.toBeNull();
    await setStatus(BAYO, id, 'ended');
    expect(await endedBy(id)).toBe('provider');
    await db.query(`update public.client_assignments set program_focus = 'Later', ended_at = now() where id = $1`, [
      id,
    ]);
    expect(await endedAt()).toEqual(at);
    const other = await assignment(DOCTOR, BAYO);
    await setStatus(ADMIN, other, 'ended');
    expect(await endedBy(other)).toBe('office');
  });

  test('an appointment gives sight too, and each tie holds on its own', async () => {
    const id = await assignment(DOCTOR, ADA);
    const asked = await db.as(ADA, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         values ($1, $2, 'Check-up', $3, '10:00') returning id`,
        [ADA, DOCTOR, dayAhead(3)],
      ),
    );
    await setStatus(ADA, id, 'ended');
    expect(await sees(DOCTOR, 'contacts', ADA)).toBe(1);
    await db.as(ADA, (session) =>
      session.query(`update public.appointments set status = 'cancelled' where id = $1`, [asked['id']]),
    );
    expect(await sees(DOCTOR, 'contacts', ADA)).toBe(0);
    expect(await sees(DOCTOR, 'people', ADA)).toBe(1);
  });

  test('a provider whose approval is withdrawn loses sight at once, and gets it back with it', async () => {
    await assign(db, DOCTOR, BAYO);
    const device = deviceOf(db, DOCTOR);
    expect((await device()).get(`contacts ${BAYO}`)).toBe('row');
    await withdraw(db, DOCTOR, ADMIN);
    const after = await device();
    expect(after.get(`contacts ${BAYO}`)).toBe('removed');
    expect(after.get(`people ${BAYO}`)).toBe('removed');
    expect([await sees(DOCTOR, 'contacts', BAYO), await sees(DOCTOR, 'people', BAYO)]).toEqual([0, 0]);
    expect(await db.as(DOCTOR, (session) => count(session, `select from public.appointments`))).toBe(0);
    expect(await db.as(DOCTOR, (session) => count(session, `select from public.client_assignments`))).toBe(0);
    await approve(db, DOCTOR, [ADMIN, SECOND]);
    expect((await device()).get(`contacts ${BAYO}`)).toBe('row');
  });

  test('members see approved providers, and pending ones are seen by administrators alone', async () => {
    expect(await sees(BAYO, 'people', TRAINER)).toBe(1);
    expect([await sees(BAYO, 'people', PENDING), await sees(TRAINER, 'people', PENDING)]).toEqual([0, 0]);
    expect(await sees(ADMIN, 'people', PENDING)).toBe(1);
    expect(await sees(BAYO, 'contacts', TRAINER)).toBe(0);
  });

  test('a new phone, name or address reaches those who care', async () => {
    const device = deviceOf(db, DOCTOR);
    await device();
    await db.as(BAYO, (session) => session.query(`update public.profiles set phone = '0803' where id = $1`, [BAYO]));
    await db.query(`update auth.users set email = 'new@example.test' where id = $1`, [BAYO]);
    const news = await device();
    expect(news.get(`contacts ${BAYO}`)).toBe('row');
    expect(news.has(`people ${BAYO}`)).toBe(false);
    expect(
      await db.as(DOCTOR, (session) => only(session, `select phone, email from public.contacts where id = $1`, [BAYO])),
    ).toEqual({ phone: '0803', email: 'new@example.test' });
  });

  test('a deleted client leaves the devices of those who cared', async () => {
    const gone = await join(db, numbered(20));
    await assign(db, DOCTOR, gone);
    const device = deviceOf(db, DOCTOR);
    await device();
    await db.query(`delete from auth.users where id = $1`, [gone]);
    const news = await device();
    expect([news.get(`people ${gone}`), news.get(`contacts ${gone}`)]).toEqual(['removed', 'removed']);
  });

  test('an administrator may read everybody, and holds no list of them', async () => {
    const device = deviceOf(db, BAYO);
    expect((await device()).has(`people ${ADA}`)).toBe(false);
    await db.query(`update public.profiles set role = 'admin' where id = $1`, [BAYO]);
    expect((await device()).has(`people ${ADA}`)).toBe(false);
    const seen = () => db.as(BAYO, (session) => session.query('select from public.people where id = $1', [ADA]));
    expect(await seen()).toHaveLength(1);
    await db.query(`update public.profiles set role = 'client' where id = $1`, [BAYO]);
    expect(await seen()).toHaveLength(0);
  });
});
