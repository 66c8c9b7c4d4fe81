import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, count, dayAhead, only } from '../people/support.ts';
import { seeInRegister, approve, statedBy, withCode } from './support.ts';

const [ADA, DOCTOR, TRAINER, APPLICANT, ADMIN, SECOND, FINANCE, LAB, NEXT] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  numbered,
) as [string, string, string, string, string, string, string, string, string];

describe.each(engines)('licences on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, DOCTOR, 'doctor', 'pending');
    await join(db, TRAINER, 'trainer');
    await join(db, APPLICANT, 'trainer', 'pending');
    await join(db, LAB, 'lab_technician', 'pending');
    await join(db, NEXT, 'doctor', 'pending');
    for (const admin of [ADMIN, SECOND]) await join(db, admin, 'admin');
    await join(db, FINANCE, 'finance');
  }, 240_000);
  afterAll(() => db.close());

  const set = (who: string, columns: string) => db.query(`update public.profiles set ${columns} where id = $1`, [who]);
  /** As its owner does. */
  const state = (who: string, columns: string): Promise<unknown> =>
    db.as(who, (session) => session.query(`update public.profiles set ${columns} where id = $1`, [who]));
  const decide = async (who: string, decision: string, { by = ADMIN, reason = 'Asked', stated = '' } = {}) => {
    if (decision === 'approved') await seeInRegister(db, who);
    const seen = stated || (await statedBy(db, who));
    const sql = `select public.decide_provider($1, $2, $3, $4) as done`;
    return (await db.as(by, (session) => only(session, sql, [who, decision, seen, reason])))['done'];
  };
  const withFreshCode = (who: string, decision: string): Promise<unknown> =>
    withCode(db, ADMIN, (session) =>
      session.query(`select public.decide_provider($1, $2, reason => 'A complaint')`, [who, decision]),
    );
  const profile = (who: string): Promise<Row> =>
    only(
      db,
      `select provider_status as status, provider_reason as reason, license_expires_on - private.day_of(now()) as left,
         license_renews_on as renews from public.profiles where id = $1`,
      [who],
    );
  const told = async (who: string): Promise<unknown[]> => {
    const rows = await db.query(
      `select title || '. ' || message as told from public.notifications where user_id = $1 and category = 'system'
       order by created_at, title`,
      [who],
    );
    await db.query(`delete from public.notifications where user_id = $1`, [who]);
    return rows.map((row) => row['told']);
  };
  const lines = async (who: string): Promise<unknown[]> =>
    (await db.query(`select act from private.audit_lines where subject_id = $1 order by id`, [who])).map(
      ({ act }) => act,
    );
  const isListed = async (who: string): Promise<unknown> =>
    (await only(db, `select listed from public.people where id = $1`, [who]))['listed'];
  const slots = async (who: string): Promise<number> => {
    const sql = `select jsonb_array_length(public.open_slots($1, $2)) as n`;
    return Number((await db.as(ADA, (session) => only(session, sql, [who, dayAhead(1)])))['n']);
  };
  const goRound = () => db.query(`select public.claim_deliveries(0)`);

  test('nobody but an administrator decides or reads what applicants state; what is refused has a reason', async () => {
    for (const by of [ADA, DOCTOR, TRAINER, APPLICANT, FINANCE]) {
      for (const decision of ['approved', 'needs-information', 'rejected', 'suspended', 'renewed', 'not-renewed']) {
        expect([decision, await codeOf(decide(APPLICANT, decision, { by }))]).toEqual([decision, '42501']);
      }
      expect(await codeOf(db.as(by, (session) => session.query('select public.provider_applications()')))).toBe(
        '42501',
      );
      for (const table of ['first_approvals', 'licence_tellings', 'licence_words']) {
        expect(await codeOf(db.as(by, (session) => session.query(`select from private.${table}`)))).toBe('42501');
      }
    }
    for (const decision of ['needs-information', 'rejected']) {
      expect(await codeOf(decide(APPLICANT, decision, { reason: ' ' }))).toBe('22023');
    }
    for (const decision of ['suspended', 'renewed', 'not-renewed', 'made up']) {
      expect([decision, await codeOf(decide(APPLICANT, decision))]).toEqual([decision, 'P0002']);
    }
    for (const columns of [`provider_reason = 'x'`, `provider_status = 'approved'`]) {
      expect(await codeOf(state(APPLICANT, columns))).toBe('42501');
    }
  });

  test('what is missing reaches the applicant in words, and what he states then waits for the office again', async () => {
    await db.query(`update public.user_settings set language = 'de' where id = $1`, [APPLICANT]);
    await told(APPLICANT);
    await decide(APPLICANT, 'needs-information', { reason: 'Who issued it?' });
    expect(await profile(APPLICANT)).toMatchObject({ status: 'needs_information', reason: 'Who issued it?' });
    expect(await told(APPLICANT)).toEqual([
      expect.stringMatching(/^In deiner Bewerbung fehlt etwas.*Who issued it\?$/),
    ]);
    await state(APPLICANT, `bio = 'Ten years of it'`);
    expect(await profile(APPLICANT)).toMatchObject({ status: 'needs_information' });
    await state(APPLICANT, `license_number = 'REPS 12', license_issuer = 'REPS Nigeria'`);
    expect(await profile(APPLICANT)).toMatchObject({ status: 'pending', reason: null });
    expect(await decide(APPLICANT, 'approved')).toBe(true);
    expect(await lines(APPLICANT)).toEqual(['provider.needs-information', 'provider.approved']);
    expect(await told(APPLICANT)).toEqual([expect.stringMatching(/^Du bist freigegeben/)]);
    for (const columns of [
      `license_number = 'X-9'`,
      `license_issuer = 'Me'`,
      `license_expires_on = '2099-01-01'`,
      `specialization = 'Hearts'`,
      `experience_years = 80`,
    ]) {
      expect(await codeOf(state(APPLICANT, columns))).toBe('42501');
    }
  });

  test('who has a council is approved with a number and a day that has not passed; it is the day that was looked at', async () => {
    const DAY = `license_expires_on = private.day_of(now())`;
    for (const lacking of [
      `license_number = null, ${DAY} + 90`,
      `license_number = 'of the council', ${DAY} + 90`,
      `license_number = 'MDCN;1', ${DAY} + 90`,
      `license_number = 'RA-4410', license_expires_on = null`,
      `license_number = 'RA-4410', ${DAY} - 1`,
      `license_number = 'RA-4410', ${DAY} + 4000`,
    ]) {
      await set(LAB, lacking);
      expect([lacking, await codeOf(decide(LAB, 'approved'))]).toEqual([lacking, '22023']);
    }
    await set(LAB, `license_number = 'RA-4410', ${DAY}`);
    const stated = await statedBy(db, LAB);
    await state(LAB, `license_number = 'RA-4411'`);
    expect(await codeOf(decide(LAB, 'approved', { stated }))).toBe('P0002');
    expect(await decide(LAB, 'approved')).toBe(true);
  });

  test('a doctor is approved by two administrators, and what changes between them starts over', async () => {
    await set(DOCTOR, `license_number = 'MDCN-1', license_expires_on = private.day_of(now()) + 200`);
    expect(await decide(DOCTOR, 'approved')).toBe(false);
    expect(await profile(DOCTOR)).toMatchObject({ status: 'pending' });
    expect(await codeOf(decide(DOCTOR, 'approved'))).toBe('42501');
    await state(DOCTOR, `license_number = 'MDCN-2'`);
    expect(await decide(DOCTOR, 'approved', { by: SECOND })).toBe(false);
    const seen = await db.as(ADMIN, (session) => session.query(`select * from public.provider_applications()`));
    expect(seen.find(({ id }) => id === DOCTOR)).toMatchObject({ first_approval: 'other', license_issuer: 'MDCN' });
    expect(await decide(DOCTOR, 'approved')).toBe(true);
    expect(await profile(DOCTOR)).toMatchObject({ status: 'approved', left: 200 });
    expect(await lines(DOCTOR)).toEqual(['provider.first-approval', 'provider.first-approval', 'provider.approved']);
  });

  test('a first approval counts for nothing of one who is locked, made the other administrator, or knew another role', async () => {
    await set(NEXT, `license_number = 'MDCN-7', license_expires_on = private.day_of(now()) + 200`);
    const first = async (by: string): Promise<unknown> => {
      const rows = await db.as(by, (session) => session.query(`select * from public.provider_applications()`));
      return rows.find(({ id }) => id === NEXT)?.['first_approval'];
    };
    expect(await decide(NEXT, 'approved')).toBe(false);
    await db.query(`insert into private.locks (user_id, reason) values ($1, 'A phone was stolen')`, [ADMIN]);
    expect(await first(SECOND)).toBeNull();
    expect(await decide(NEXT, 'approved', { by: SECOND })).toBe(false);
    await db.query(`delete from private.locks`);
    for (const [made, by] of [
      [ADMIN, SECOND],
      [SECOND, ADMIN],
    ]) {
      await db.query(
        `insert into private.role_changes (user_id, changed_by, changed_as, old_role, new_role, old_status, new_status)
         values ($1, $2, 'authenticated', 'client', 'admin', 'none', 'none')`,
        [made, by],
      );
      expect([await first(SECOND), await first(ADMIN)]).toEqual(['own', null]);
      expect(await decide(NEXT, 'approved')).toBe(false);
      expect(await decide(NEXT, 'approved', { by: SECOND })).toBe(false);
      await db.query(`delete from private.role_changes where new_role = 'admin' and changed_as = 'authenticated'`);
    }
    expect([await first(SECOND), await first(ADMIN)]).toEqual(['own', 'other']);
    await set(NEXT, `provider_reason = 'Asked', license_renews_on = '2090-01-01'`);
    for (const role of ['trainer', 'doctor']) {
      await withCode(db, ADMIN, (session) => session.query(`select public.change_role($1, $2, 'Asked')`, [NEXT, role]));
    }
    expect(await profile(NEXT)).toMatchObject({ status: 'pending', reason: null, renews: null });
    expect(await decide(NEXT, 'approved')).toBe(false);
  });

  test('a new day that was stated waits through a suspension, its end, and nothing else', async () => {
    await set(NEXT, `provider_status = 'approved', license_renews_on = private.day_of(now()) + 400`);
    await withFreshCode(NEXT, 'suspended');
    await approve(db, NEXT, [ADMIN, SECOND]);
    expect(await profile(NEXT)).toMatchObject({ status: 'approved', renews: expect.anything() });
    await withFreshCode(NEXT, 'rejected');
    expect((await profile(NEXT))['renews']).toBeNull();
  });

  test('one who was approved before numbers had a rule is renewed by the day alone', async () => {
    const old = `provider_status = 'approved', license_number = 'of the council'`;
    await set(NEXT, `${old}, license_renews_on = private.day_of(now()) + 4000`);
    expect(await codeOf(decide(NEXT, 'renewed'))).toBe('22023');
    await set(NEXT, `${old}, license_renews_on = private.day_of(now()) + 400`);
    expect(await decide(NEXT, 'renewed')).toBe(true);
    await set(NEXT, `provider_status = 'pending'`);
    expect(await codeOf(decide(NEXT, 'approved'))).toBe('22023');
  });

  test('who is suspended loses his screens and what was to come, his clients are told; it asks for a fresh code', async () => {
    await assign(db, DOCTOR, ADA);
    await told(ADA);
    expect(await codeOf(decide(DOCTOR, 'suspended'))).toBe('PT403');
    await withFreshCode(DOCTOR, 'suspended');
    expect(await profile(DOCTOR)).toMatchObject({ status: 'suspended', reason: 'A complaint' });
    expect(await only(db, `select private.is_provider($1) as works`, [DOCTOR])).toEqual({ works: false });
    expect(await db.as(DOCTOR, (session) => only(session, `select private.my_role() as role`))).toEqual({
      role: 'suspended',
    });
    expect(await isListed(DOCTOR)).toBe(false);
    expect(await told(ADA)).toContainEqual(expect.stringMatching(/^Your provider is away.*Member 0002/));
    await approve(db, DOCTOR, [ADMIN, SECOND]);
    expect(await isListed(DOCTOR)).toBe(true);
    expect(await profile(DOCTOR)).toMatchObject({ status: 'approved', reason: null });
  });

  test('one that ends is told of once at 60, 30 and 7 days; then nobody books, clients are told, and a fortnight later it is hidden', async () => {
    await db.query(`update public.user_settings set language = 'fr' where id = $1`, [ADA]);
    for (const who of [ADA, DOCTOR]) await told(who);
    const after = async (left: number): Promise<unknown[]> => {
      await set(DOCTOR, `license_expires_on = private.day_of(now()) + ${left}`);
      // The day is moved in place of the clock: what was told of it moves along.
      await db.query(
        `update private.licence_tellings set expires_on = private.day_of(now()) + $2::integer where provider_id = $1`,
        [DOCTOR, left],
      );
      await goRound();
      await goRound();
      return told(DOCTOR);
    };
    expect(await after(61)).toEqual([]);
    for (const left of [60, 30, 7])
      expect(await after(left)).toEqual([expect.stringMatching(/^Your licence ends on \d/)]);
    for (const left of [59, 29, 6, 0]) expect([left, await after(left)]).toEqual([left, []]);
    expect([await isListed(DOCTOR), await slots(DOCTOR)]).toEqual([true, 0]);
    expect(await told(ADA)).toEqual([]);

    expect(await after(-1)).toEqual([expect.stringMatching(/^Your licence has ended/)]);
    expect([await isListed(DOCTOR), await slots(DOCTOR)]).toEqual([true, 0]);
    expect(await told(ADA)).toEqual([expect.stringMatching(/^Pas de nouveaux rendez-vous.*Member 0002/)]);
    const { id } = await db.as(ADA, (session) =>
      only(
        session,
        `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
         values ($1, $2, 'Talk', $3, '10:00') returning id`,
        [ADA, DOCTOR, dayAhead(3)],
      ),
    );
    expect(await only(db, `select decline_reason from public.appointments where id = $1`, [id])).toEqual({
      decline_reason: 'provider_unavailable',
    });
    expect(await db.as(DOCTOR, (session) => count(session, `select from public.contacts where id = $1`, [ADA]))).toBe(
      1,
    );

    expect(await after(-14)).toEqual([]);
    expect(await isListed(DOCTOR)).toBe(true);
    expect(await after(-15)).toEqual([expect.stringMatching(/^You are no longer found/)]);
    expect(await isListed(DOCTOR)).toBe(false);
    expect(await told(ADA)).not.toContainEqual(expect.stringMatching(/^Pas de nouveaux/));
  });

  test('a new day counts when the office has confirmed it: found, booked and told of again', async () => {
    const renew = (days: number) =>
      state(DOCTOR, `license_renews_on = (now() at time zone 'Africa/Lagos')::date + ${days}`);
    await renew(-20);
    expect(await codeOf(decide(DOCTOR, 'renewed'))).toBe('22023');
    await renew(-2);
    expect(await codeOf(decide(DOCTOR, 'renewed'))).toBe('22023');
    await renew(365);
    expect([await isListed(DOCTOR), await slots(DOCTOR)]).toEqual([false, 0]);
    const rows = await db.as(ADMIN, (session) => session.query(`select * from public.provider_applications()`));
    expect(rows[0]).toMatchObject({ id: DOCTOR, state: 'expired' });
    await decide(DOCTOR, 'not-renewed', { reason: 'The copy shows another day.' });
    expect(await profile(DOCTOR)).toMatchObject({ left: -15, renews: null, reason: 'The copy shows another day.' });
    await renew(365);
    const stated = await statedBy(db, DOCTOR);
    await renew(700);
    expect(await codeOf(decide(DOCTOR, 'renewed', { stated }))).toBe('P0002');
    await renew(365);
    expect(await decide(DOCTOR, 'renewed')).toBe(true);
    expect(await profile(DOCTOR)).toMatchObject({ status: 'approved', left: 365, renews: null, reason: null });
    expect([await isListed(DOCTOR), (await slots(DOCTOR)) > 0]).toEqual([true, true]);
    expect(await told(ADA)).toEqual([expect.stringMatching(/^De nouveau des rendez-vous.*Member 0002/)]);
    expect((await lines(DOCTOR)).slice(-2)).toEqual(['provider.not-renewed', 'provider.renewed']);

    await set(DOCTOR, `license_expires_on = private.day_of(now()) - 1`);
    await goRound();
    await renew(365);
    await withFreshCode(DOCTOR, 'suspended');
    await told(ADA);
    await decide(DOCTOR, 'renewed');
    expect([await profile(DOCTOR), await told(ADA)]).toMatchObject([{ status: 'suspended', left: 365 }, []]);
  });
});
