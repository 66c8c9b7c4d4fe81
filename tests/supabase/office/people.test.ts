import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { codeOf, dayAhead, only } from '../people/support.ts';
import { withCode } from './support.ts';

const [ADA, BAYO, CHIKE, TRAINER, SUCCESSOR, DOCTOR, ADMIN, OTHER] = [1, 2, 3, 4, 5, 6, 7, 8].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const ACTS: readonly [act: string, more: string][] = [
  ['lock_person', ''],
  ['unlock_person', ''],
  ['sign_out_person', ''],
  ['reset_second_step', ''],
  ['change_role', `, 'admin'`],
  ['hand_over_clients', `, '${SUCCESSOR}'`],
];

describe.each(engines)('the desk of people on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    for (const client of [ADA, BAYO, CHIKE]) await join(db, client);
    for (const trainer of [TRAINER, SUCCESSOR]) await join(db, trainer, 'trainer');
    await join(db, DOCTOR, 'doctor');
    for (const admin of [ADMIN, OTHER]) await join(db, admin, 'admin');
    await db.query(`update public.profiles set first_name = 'Ọláńrewájú', last_name = 'Obi' where id = $1`, [ADA]);
  }, 240_000);
  afterAll(() => db.close());

  const signIn = (who: string) => db.query(`insert into auth.sessions (id, user_id) values ($1, $1)`, [who]);
  const find = async (filter: string): Promise<unknown[]> => {
    const rows = await db.as(ADMIN, (session) => session.query(`select id from public.office_people(${filter})`));
    return rows.map(({ id }) => id);
  };
  const act = (name: string, who: string, more = '', by = ADMIN, minutesAgo = 0) =>
    withCode(
      db,
      by,
      (session) => session.query(`select public.${name}($1${more}, reason => 'Asked')`, [who]),
      minutesAgo,
    );
  const personOf = (who: string): Promise<Row> =>
    db.as(
      ADMIN,
      async (session) => (await only(session, `select public.office_person($1) as person`, [who]))['person'] as Row,
    );
  const told = async (who: string) =>
    (await db.query(`select title from public.notifications where user_id = $1 order by created_at, title`, [who])).map(
      ({ title }) => title,
    );

  test('they are found by the beginning of a name or an address, by role, by state and by pages, and nobody else may look', async () => {
    for (const named of ['ọláń', 'OBI', 'Ọláńrewájú ob', ADA]) expect(await find(`named => '${named}'`)).toEqual([ADA]);
    for (const named of ['%%', 'bi', '_b', 'Ọláńrewájú x']) expect(await find(`named => '${named}'`)).toEqual([]);
    expect(await codeOf(find(`named => 'O'`))).toBe('22023');
    expect(await find(`named => 'member', of_role => 'trainer', newest => false`)).toEqual([TRAINER, SUCCESSOR]);
    const [first, second] = await find(`of_role => 'client', most => 2`);
    expect([first, second]).toEqual([CHIKE, BAYO]);
    expect(await find(`of_role => 'client', most => 2, after => '${String(second)}'`)).toEqual([ADA]);
    expect(await find(`of_role => 'client', newest => false, after => '${ADA}'`)).toEqual([BAYO, CHIKE]);
    expect(await find(`of_state => 'approved', of_role => 'doctor'`)).toEqual([DOCTOR]);
    expect(await find(`of_state => 'pending'`)).toEqual([]);
    expect(await codeOf(find(`of_state => 'none'`))).toBe('22023');
    for (const who of [BAYO, TRAINER]) {
      expect(await codeOf(db.as(who, (session) => session.query('select public.office_people()')))).toBe('42501');
      expect(await codeOf(db.as(who, (session) => session.query('select public.office_person($1)', [ADA])))).toBe(
        '42501',
      );
    }
  });

  test('a page says who somebody is, nothing of health, and that it was opened', async () => {
    await db.query(`update public.profiles set weight = 180, health_concerns = 'asthma' where id = $1`, [ADA]);
    const person = await personOf(ADA);
    expect(person).toMatchObject({ last_name: 'Obi', role: 'client', second_step: false, lock: null, care: [] });
    expect(person['sessions']).toHaveLength(1);
    expect(JSON.stringify(person)).not.toMatch(/180|asthma/);
    const line = `select act, actor_id, subject_id from private.audit_lines order by id desc limit 1`;
    expect(await only(db, line)).toEqual({ act: 'person.opened', actor_id: ADMIN, subject_id: ADA });
    await personOf(ADA);
    expect(await db.query(`select from private.audit_lines where act = 'person.opened'`)).toHaveLength(1);
    expect(await codeOf(personOf(numbered(99)))).toBe('P0002');
  });

  test('every act asks for a code that is fresh, an administrator, a reason, and somebody else', async () => {
    for (const [name, more] of ACTS) {
      const plain = db.as(ADMIN, (session) => session.query(`select public.${name}($1${more}, reason => 'x')`, [ADA]));
      expect([name, await codeOf(plain)]).toEqual([name, 'PT403']);
      expect([name, await codeOf(act(name, ADA, more, ADMIN, 16))]).toEqual([name, 'PT403']);
      expect([name, await codeOf(act(name, ADA, more, BAYO))]).toEqual([name, '42501']);
      expect([name, await codeOf(act(name, ADMIN, more))]).toEqual([name, '42501']);
      const silent = withCode(db, ADMIN, (s) => s.query(`select public.${name}($1${more}, reason => ' ')`, [ADA]));
      expect([name, await codeOf(silent)]).toEqual([name, '22023']);
    }
    expect(await codeOf(act('lock_person', numbered(99)))).toBe('P0002');
  });

  test('who is locked has no session and no passkey and gets none, until he is unlocked; he reads why', async () => {
    await db.query(`insert into auth.webauthn_credentials (user_id, credential_id, public_key) values ($1, '0', '0')`, [
      BAYO,
    ]);
    await act('lock_person', BAYO, '', ADMIN, 14);
    expect(await codeOf(db.as(BAYO, (session) => session.query('select public.sync_pull(null)')))).toBe('PT401');
    expect(
      await db.query(`select from auth.users where id = $1 and banned_until > now() + interval '9 years'`, [BAYO]),
    ).toHaveLength(1);
    expect(await find(`of_state => 'locked'`)).toEqual([BAYO]);
    expect(await personOf(BAYO)).toMatchObject({ lock: { reason: 'Asked' }, passkeys: 0 });
    expect(await codeOf(act('lock_person', BAYO))).toBe('P0002');
    await act('unlock_person', BAYO);
    expect(await db.query(`select from auth.users where id = $1 and banned_until is null`, [BAYO])).toHaveLength(1);
    expect(await told(BAYO)).toEqual(['Your account was locked', 'Your account is open again']);
    await signIn(BAYO);
  });

  test('a provider who is locked is found and booked by nobody new, keeps what was agreed, and is back once unlocked', async () => {
    const day = dayAhead(3);
    const book = async (time: string): Promise<unknown> => {
      const wanted = await db.as(CHIKE, (s) =>
        only(
          s,
          `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time)
           values ($1, $2, 'Talk', $3, $4) returning id`,
          [CHIKE, DOCTOR, day, time],
        ),
      );
      return only(db, `select status, decline_reason from public.appointments where id = $1`, [wanted['id']]);
    };
    const slots = () =>
      db.as(CHIKE, async (s) => (await only(s, `select public.open_slots($1, $2, 1) as of`, [DOCTOR, day]))['of']);
    const listed = async () => (await only(db, `select listed from public.people where id = $1`, [DOCTOR]))['listed'];
    expect(await book('09:00')).toMatchObject({ status: 'pending' });
    expect([await slots(), await listed()]).toEqual([expect.arrayContaining([expect.any(String)]), true]);
    await act('lock_person', DOCTOR);
    expect([await slots(), await listed()]).toEqual([[], false]);
    expect(await book('10:00')).toEqual({ status: 'declined', decline_reason: 'provider_unavailable' });
    expect(
      await db.query(`select from public.appointments where provider_id = $1 and status = 'pending'`, [DOCTOR]),
    ).toHaveLength(1);
    await act('unlock_person', DOCTOR);
    expect([await slots(), await listed()]).toEqual([expect.arrayContaining([expect.any(String)]), true]);
    await signIn(DOCTOR);
  });

  test('who lost his app signs in by password again, and all sessions end and passkeys go', async () => {
    await db.query(`insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`, [
      CHIKE,
    ]);
    await db.query(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key) values ($1, '1', '1'), ($2, '2', '2')`,
      [CHIKE, BAYO],
    );
    const passkeys = async (who: string) =>
      (await db.as(ADMIN, (s) => only(s, `select public.office_person($1) -> 'passkeys' as of`, [who])))['of'];
    expect(await passkeys(CHIKE)).toBe(1);
    await act('reset_second_step', CHIKE);
    expect(await passkeys(CHIKE)).toBe(0);
    await act('sign_out_person', BAYO);
    expect(await passkeys(BAYO)).toBe(0);
    expect(await db.query(`select from auth.mfa_factors where user_id = $1`, [CHIKE])).toEqual([]);
    expect(await db.query(`select from auth.sessions where user_id = $1`, [CHIKE])).toEqual([]);
    expect(await codeOf(act('reset_second_step', CHIKE))).toBe('P0002');
    await signIn(CHIKE);
  });

  test('clients go to another of the same kind, as the preview said, and all of them are told', async () => {
    for (const client of [ADA, BAYO]) await assign(db, TRAINER, client);
    await assign(db, SUCCESSOR, BAYO);
    const preview = await db.as(ADMIN, (s) => only(s, `select public.hand_over_preview($1) as of`, [TRAINER]));
    expect(preview['of']).toMatchObject({ clients: [{ id: BAYO }, { id: ADA }], others: [{ id: SUCCESSOR }] });
    await db.query(`insert into private.locks (user_id, reason) values ($1, 'Asked')`, [SUCCESSOR]);
    expect(await codeOf(act('hand_over_clients', TRAINER, `, '${SUCCESSOR}'`))).toBe('22023');
    await db.query(`delete from private.locks where user_id = $1`, [SUCCESSOR]);
    expect(await codeOf(act('hand_over_clients', TRAINER, `, '${DOCTOR}'`))).toBe('22023');
    await act('hand_over_clients', TRAINER, `, '${SUCCESSOR}'`);
    const open = `select client_id from public.client_assignments where trainer_id = $1 and status = 'active' order by 1`;
    expect(await db.query(open, [TRAINER])).toEqual([]);
    expect(await db.query(open, [SUCCESSOR])).toEqual([{ client_id: ADA }, { client_id: BAYO }]);
    expect(await told(ADA)).toEqual(['Somebody else looks after you now']);
    expect(await told(SUCCESSOR)).toEqual(['Clients were handed over to you']);
    expect(await codeOf(act('hand_over_clients', TRAINER, `, '${SUCCESSOR}'`))).toBe('P0002');
  });

  test('a view is its owner’s, of whom thirty are enough, and goes with the role', async () => {
    const save = (by: string, name: string, search = '') =>
      db.as(by, (session) => session.query(`select public.save_view('people', $1, $2)`, [name, search]));
    const seen = (by: string) => db.as(by, (session) => session.query(`select name, search from public.saved_views`));
    await save(ADMIN, 'Doctors', 'role=doctor');
    await save(ADMIN, 'Doctors', 'role=doctor');
    expect(await codeOf(save(ADMIN, 'Doctors', 'role=trainer'))).toBe('23505');
    expect(await codeOf(save(ADMIN, 'Ada', `by=${ADA}`))).toBe('23514');
    expect(await seen(ADMIN)).toEqual([{ name: 'Doctors', search: 'role=doctor' }]);
    await db.as(OTHER, (session) => session.query(`delete from public.saved_views`));
    expect(await seen(ADMIN)).toHaveLength(1);
    expect(await seen(OTHER)).toEqual([]);
    for (const by of [ADA, TRAINER]) expect(await codeOf(save(by, 'Mine'))).toBe('42501');
    for (let n = 2; n <= 30; n += 1) await save(ADMIN, `View ${n}`);
    expect(await codeOf(save(ADMIN, 'One more'))).toBe('P0001');
    await save(OTHER, 'Hers');
    await db.query(`update public.profiles set role = 'finance' where id = $1`, [OTHER]);
    expect(await seen(OTHER)).toEqual([]);
    await db.query(`update public.profiles set role = 'admin' where id = $1`, [OTHER]);
  });

  test('an administrator who is removed loses everything at once', async () => {
    await act('change_role', ADA, `, 'doctor'`);
    expect(await only(db, `select role, provider_status from public.profiles where id = $1`, [ADA])).toEqual({
      role: 'doctor',
      provider_status: 'pending',
    });
    expect(await codeOf(act('change_role', ADA, `, 'doctor'`))).toBe('22023');
    await act('change_role', OTHER, `, 'finance'`);
    expect(await only(db, `select role, provider_status from public.profiles where id = $1`, [OTHER])).toEqual({
      role: 'finance',
      provider_status: 'none',
    });
    const doors = [
      'office_people()',
      'office_person(null)',
      'audit_page()',
      'verify_audit()',
      'reports_waiting()',
      'removed_lately()',
      'provider_applications()',
      'hand_over_preview(null)',
    ];
    for (const door of doors) {
      expect([door, await codeOf(db.as(OTHER, (s) => s.query(`select public.${door}`)))]).toEqual([door, '42501']);
    }
    for (const [name, more] of ACTS)
      expect([name, await codeOf(act(name, BAYO, more, OTHER))]).toEqual([name, '42501']);
    // Rows, the feed of an open device and files ask for the role each time as well.
    const read = (sql: string) => db.as(OTHER, (session) => session.query(sql));
    expect((await db.query('select from public.client_assignments')).length).toBeGreaterThan(0);
    expect(await read('select id from public.client_assignments')).toEqual([]);
    expect(await read('select private.files_opened_to_me()')).toEqual([]);
  });

  test('one administrator does no more than 200 of them a day', async () => {
    await db.query(`update private.made_today set made = 200 where user_id = $1 and kind = 'office_acts'`, [ADMIN]);
    expect(await codeOf(act('sign_out_person', BAYO))).toBe('P0001');
  });
});
