import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Queries, Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { claimsOf } from '../../support/session.ts';
import { count, only, push, codeOf } from './support.ts';
import { approve, withCode } from '../office/support.ts';

const [ADA, ADMIN, PENDING, OTHER, SECOND] = [numbered(1), numbered(2), numbered(3), numbered(4), numbered(5)];

describe.each(engines)('who somebody is, on %s', (engine) => {
  let db: TestDatabase;
  let made = 100;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, OTHER);
    for (const admin of [ADMIN, SECOND]) await join(db, admin, 'admin');
    await join(db, PENDING, 'doctor', 'pending');
  }, 240_000);
  afterAll(() => db.close());

  async function signUp(metadata: Row | null): Promise<Row> {
    const id = numbered((made += 1));
    await db.query(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
       values ($1, $2, coalesce($3::jsonb, '{}'), now())`,
      [id, `${id}@example.test`, metadata === null ? null : JSON.stringify(metadata)],
    );
    return only(db, `select * from public.profiles where id = $1`, [id]);
  }

  test('a sign-up makes a client with the name that was typed', async () => {
    const profile = await signUp({ first_name: ' Ada ', last_name: 'Obi' });
    expect(profile).toMatchObject({ first_name: 'Ada', last_name: 'Obi', role: 'client', provider_status: 'none' });
    expect(profile['id']).toBe(profile['user_id']);
    const records = await db.query(
      `select from public.people join public.contacts using (id) join public.user_settings using (id)
       join public.notification_preferences using (id) where id = $1`,
      [profile['id']],
    );
    expect(records).toHaveLength(1);
  });

  test.each(['trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician'])(
    'a sign-up as %s makes a pending provider',
    async (type) => {
      const profile = await signUp({ provider_type: type, experience: '7 years', license_number: 'MDCN-1' });
      expect(profile).toMatchObject({
        role: type,
        provider_status: 'pending',
        experience_years: 7,
        license_number: 'MDCN-1',
      });
    },
  );

  test.each([
    { provider_type: 'admin' },
    { role: 'admin', provider_status: 'approved' },
    { provider_type: ['trainer'], experience: { years: 3 } },
    { first_name: 'x'.repeat(5000), experience: '999999999999' },
    null,
  ])('metadata %j makes a client and never an error', async (metadata) => {
    expect(await signUp(metadata)).toMatchObject({ role: 'client', provider_status: 'none' });
  });

  test('who has not confirmed has no profile, and is made of what the account says when he does', async () => {
    const id = numbered((made += 1));
    await db.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, 'a@b.test', $2)`, [
      id,
      JSON.stringify({ first_name: 'Thief', provider_type: 'doctor', license_number: 'X-1' }),
    ]);
    expect(await db.query(`select from public.profiles where id = $1`, [id])).toEqual([]);
    await db.query(`update auth.users set raw_user_meta_data = '{"first_name": "Ola"}' where id = $1`, [id]);
    await db.query(`update auth.users set email_confirmed_at = now() where id = $1`, [id]);
    expect(await only(db, `select first_name, role from public.profiles where id = $1`, [id])).toEqual({
      first_name: 'Ola',
      role: 'client',
    });
  });

  test('accounts that nobody confirms are forgotten after a day, and no others', async () => {
    const ids = [1, 2, 3].map(() => numbered((made += 1)));
    await db.query(
      `insert into auth.users (id, email, created_at, confirmation_sent_at, email_confirmed_at) values
         ($1, 'old@b.test', now() - interval '25 hours', null, null),
         ($2, 'asked-again@b.test', now() - interval '25 hours', now() - interval '23 hours', null),
         ($3, 'confirmed@b.test', now() - interval '25 hours', null, now())`,
      ids,
    );
    await db.query('select private.forget_unconfirmed()');
    expect(await db.query('select id from auth.users where id = any ($1) order by id', [ids])).toEqual(
      ids.slice(1).map((id) => ({ id })),
    );
  });

  test('metadata changed after the sign-up changes nobody', async () => {
    await db.query(
      `update auth.users set raw_user_meta_data = '{"provider_type": "doctor", "role": "admin"}' where id = $1`,
      [ADA],
    );
    expect(await only(db, `select role from public.profiles where id = $1`, [ADA])).toEqual({ role: 'client' });
  });

  describe('nobody raises the own role', () => {
    const attempts = [
      ['update', `update public.profiles set role = 'admin' where id = $1`],
      ['approve oneself', `update public.profiles set provider_status = 'approved' where id = $1`],
      ['insert', `insert into public.profiles (id, user_id, role) values (gen_random_uuid(), $1, 'admin')`],
      [
        'upsert',
        `insert into public.profiles (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = excluded.role`,
      ],
      ['the narrow record', `update public.people set role = 'doctor' where id = $1`],
      ['the approval', `select public.decide_provider($1, 'approved')`],
      [
        'care by hand',
        `insert into private.care (provider_id, client_id, treats) values ($1, gen_random_uuid(), true)`,
      ],
      ['deleting the profile', `delete from public.profiles where id = $1`],
    ] as const;
    test.each(attempts)('by %s', async (_, sql) => {
      for (const caller of [ADA, PENDING]) {
        expect(await codeOf(db.as(caller, (session) => session.query(sql, [caller])))).toBe('42501');
      }
    });

    test('by sync_push, which ignores what the server owns', async () => {
      const before = await only(db, `select rev, first_name from public.profiles where id = $1`, [PENDING]);
      const row = { id: PENDING, user_id: PENDING, first_name: 'New', role: 'admin', provider_status: 'approved' };
      expect(await push(db, PENDING, 'profiles', row, before['rev'])).toMatchObject({ verdict: 'applied' });
      expect(
        await only(db, `select first_name, role, provider_status from public.profiles where id = $1`, [PENDING]),
      ).toEqual({
        first_name: 'New',
        role: 'doctor',
        provider_status: 'pending',
      });
    });

    test('even where a grant was given by mistake', async () => {
      // One statement, so that the failure takes the grant back too.
      const attempt = db.exec(`do $$ begin
        grant update on public.profiles to authenticated;
        perform set_config('request.jwt.claims', '${claimsOf(ADA).claims}', true);
        set local role authenticated;
        update public.profiles set role = 'admin' where id = '${ADA}';
      end $$`);
      await expect(attempt).rejects.toMatchObject({ message: 'roles are given by an administrator' });
    });
  });

  test('the profile form may upsert by user_id without naming the id', async () => {
    await db.as(ADA, (session) =>
      session.query(
        `insert into public.profiles (user_id, first_name, weight) values ($1, 'Ada', 180.5)
         on conflict (user_id) do update set user_id = excluded.user_id, first_name = excluded.first_name, weight = excluded.weight`,
        [ADA],
      ),
    );
    expect(Number((await only(db, `select weight from public.profiles where id = $1`, [ADA]))['weight'])).toBe(180.5);
  });

  test('a profile is its user’s alone', async () => {
    expect(await db.as(OTHER, (session) => count(session, `select from public.profiles where id <> $1`, [OTHER]))).toBe(
      0,
    );
    const changed = await db.as(OTHER, (session) =>
      count(session, `update public.profiles set bio = 'x' where id = $1 returning id`, [ADA]),
    );
    expect(changed).toBe(0);
    expect(
      await codeOf(
        db.as(OTHER, (session) => session.query(`insert into public.profiles (user_id) values ($1)`, [ADA])),
      ),
    ).toBe('42501');
    expect(await codeOf(db.as('anon', (session) => session.query(`select from public.profiles`)))).toBe('42501');
  });

  test('an administrator approves, withdraws, and each change is on record', async () => {
    const role = (): Promise<Row> => db.as(PENDING, (session) => only(session, `select private.my_role() as role`));
    expect(await role()).toEqual({ role: 'pending' });
    await approve(db, PENDING, [ADMIN, SECOND]);
    expect(await role()).toEqual({ role: 'doctor' });
    expect(
      await codeOf(
        db.as(PENDING, (session) =>
          session.query(`update public.profiles set license_number = 'other' where id = $1`, [PENDING]),
        ),
      ),
    ).toBe('42501');
    const withdraw = (session: Queries) =>
      session.query(`select public.decide_provider($1, 'rejected', reason => 'Asked')`, [PENDING]);
    expect(await codeOf(db.as(ADMIN, withdraw))).toBe('PT403');
    await withCode(db, ADMIN, withdraw);
    expect(await role()).toEqual({ role: 'rejected' });
    const log = await db.query(
      `select changed_by, old_status, new_status from private.role_changes where user_id = $1 order by id desc limit 2`,
      [PENDING],
    );
    expect(log).toEqual([
      { changed_by: ADMIN, old_status: 'approved', new_status: 'rejected' },
      { changed_by: SECOND, old_status: 'pending', new_status: 'approved' },
    ]);
  });

  test('a client cannot be approved into a provider', async () => {
    const approval = db.as(ADMIN, (session) => session.query(`select public.decide_provider($1, 'approved')`, [ADA]));
    expect(await codeOf(approval)).toBe('P0001');
  });

  test('applications are read by administrators only', async () => {
    const listed = await db.as(ADMIN, (session) => session.query(`select * from public.provider_applications()`));
    expect(listed.map((row) => row['id'])).toContain(PENDING);
    for (const caller of [ADA, PENDING, 'anon']) {
      expect(
        await codeOf(db.as(caller, (session) => session.query(`select * from public.provider_applications()`))),
      ).toBe('42501');
    }
  });

  test('weights and heights that nobody has are refused', async () => {
    for (const set of [
      'weight = 2',
      'height = 1',
      'age = 0',
      `weight_loss_goal = 'all'`,
      `avatar_path = 'elsewhere/a.png'`,
    ]) {
      expect(
        await codeOf(db.as(ADA, (session) => session.query(`update public.profiles set ${set} where id = $1`, [ADA]))),
      ).toBe('23514');
    }
  });

  test('a deleted account leaves nothing in any table but that it was, and what was decided of it', async () => {
    const gone = String((await signUp({ provider_type: 'trainer' }))['id']);
    await db.query(`update public.profiles set provider_status = 'approved' where id = $1`, [gone]);
    await db.query(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [gone, ADA]);
    await db.query(`insert into public.community_posts (user_id, content) values ($1, 'hello')`, [gone]);
    await db.query(`update public.profiles set first_name = 'Zebulon' where id = $1`, [gone]);
    await db.query(
      `insert into public.appointments (user_id, provider_id, title, scheduled_date, scheduled_time, status)
       values ($1, $2, 'Talk', '2098-06-02', '10:00', 'confirmed')`,
      [ADA, gone],
    );
    expect(await count(db, `select from public.notifications where message like '%Zebulon%'`)).toBe(1);
    await db.query(`delete from auth.users where id = $1`, [gone]);
    const columns = await db.query<{ place: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as place, column_name as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and data_type = 'uuid'
         and table_name not in ('role_changes', 'deleted_accounts')`,
    );
    for (const { place, column } of columns) {
      expect(await count(db, `select from ${place} where ${column} = $1`, [gone]), `${place}.${column}`).toBe(0);
    }
    const places = await db.query<{ place: string }>(
      `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
       where table_schema in ('public', 'private') and table_type = 'BASE TABLE'`,
    );
    for (const { place } of places) {
      expect([place, await count(db, `select from ${place} as t where t::text like '%Zebulon%'`)]).toEqual([place, 0]);
    }
  });
});
