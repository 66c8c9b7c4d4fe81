import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADA, BAYO, openWithCast, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { connect, queriesOf } from '../../support/postgres-database.ts';
import { codeOf, count, deviceOf, only, push } from './support.ts';

const [PENDING, LAB, ADMIN] = [numbered(4), numbered(5), numbered(6)];
const CROWD = Array.from({ length: 8 }, (_, n) => numbered(n + 20));

interface Made extends Record<string, unknown> {
  id: string;
  code: string;
  most: number;
  used: number;
}

describe.each(engines)('how care begins, on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openWithCast(engine);
    await join(db, PENDING, 'trainer', 'pending');
    await join(db, LAB, 'lab_technician');
    await join(db, ADMIN, 'admin');
    for (const id of CROWD) await join(db, id);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    for (const table of [
      'public.client_assignments',
      'public.care_requests',
      'public.sight_withdrawals',
      'public.notifications',
      'private.care_codes',
      'private.made_today',
    ]) {
      await db.query(`delete from ${table}`);
    }
  });

  const call = <T>(caller: string, sql: string, params: unknown[] = []): Promise<T> =>
    db.as(caller, async (session) => (await only<{ it: T }>(session, `select ${sql} as it`, params)).it);
  const make = (caller = TRAINER, most = 1): Promise<Made> => call(caller, 'public.make_care_code($1)', [most]);
  const redeem = (caller: string, code: string) =>
    call<{ state: string }>(caller, 'public.redeem_care_code($1)', [code]);
  const look = (caller: string, code: string) =>
    call<{ state: string; provider_id?: string }>(caller, 'public.look_at_care_code($1)', [code]);
  const cares = (client: string): Promise<number> =>
    db.as(TRAINER, (session) => count(session, 'select private.my_clients() intersect select $1::uuid', [client]));
  const told = (who: string): Promise<number> =>
    count(db, 'select from public.notifications where user_id = $1', [who]);

  test('a code says whose it is, begins the care once, and both hear of it', async () => {
    const { code } = await make();
    const devices = [deviceOf(db, TRAINER), deviceOf(db, ADA)];
    await Promise.all(devices.map((device) => device()));
    expect(await look(ADA, `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toMatchObject({
      state: 'open',
      provider_id: TRAINER,
      role: 'trainer',
    });
    expect(await redeem(ADA, code)).toMatchObject({ state: 'begun', provider_id: TRAINER });
    expect(await cares(ADA)).toBe(1);
    expect(await told(TRAINER)).toBe(1);
    for (const device of devices) {
      expect([...(await device()).keys()].some((key) => key.startsWith('client_assignments'))).toBe(true);
    }
    // Used up: nobody is told whose it was.
    expect(await look(BAYO, code)).toEqual({ state: 'unknown' });
    expect(await redeem(BAYO, code)).toEqual({ state: 'unknown' });
    expect(await call(TRAINER, 'public.my_care_codes()')).toEqual([]);
  });

  test('only approved providers who take clients make codes, and see their own alone', async () => {
    for (const caller of [ADA, PENDING, LAB, ADMIN]) expect(await codeOf(make(caller))).toBe('42501');
    const { id, code } = await make();
    for (const caller of [ADA, PENDING, LAB, ADMIN]) {
      expect(await call(caller, 'public.my_care_codes()')).toEqual([]);
      await call(caller, 'public.revoke_care_code($1)', [id]);
      for (const table of ['care_codes', 'care_code_uses']) {
        expect(await codeOf(db.as(caller, (session) => session.query(`select * from private.${table}`)))).toBe('42501');
      }
    }
    expect(await look(ADA, code)).toMatchObject({ state: 'open' });
    await call(TRAINER, 'public.revoke_care_code($1)', [id]);
    expect(await look(ADA, code)).toEqual({ state: 'unknown' });
  });

  test('a code ends by its day, with the approval, and is of no use to whoever made it', async () => {
    const { id, code } = await make();
    expect(await redeem(TRAINER, code)).toEqual({ state: 'unknown' });
    await db
      .query(`update public.profiles set provider_status = 'suspended' where id = $1`, [TRAINER])
      .catch(() => null);
    await db.query(`update private.care_codes set expires_at = now() - interval '1 second' where id = $1`, [id]);
    await db.query(`update public.profiles set provider_status = 'approved' where id = $1`, [TRAINER]);
    expect(await redeem(ADA, code)).toEqual({ state: 'unknown' });
    expect(await cares(ADA)).toBe(0);
  });

  test('forty tries a day, and the right code is of no use after them', async () => {
    const { code } = await make();
    for (let n = 0; n < 40; n += 1) expect(await look(ADA, 'AAAABBBB')).toEqual({ state: 'unknown' });
    expect(await look(ADA, code)).toEqual({ state: 'too_many' });
    expect(await redeem(ADA, code)).toEqual({ state: 'too_many' });
    expect(await redeem(BAYO, code)).toMatchObject({ state: 'begun' });
    for (let n = 0; n < 19; n += 1) await make();
    expect(await codeOf(make())).toBe('P0001');
  });

  test('a code for many brings nobody back whom the provider let go, and is not spent by who is there', async () => {
    const { code } = await make(TRAINER, 3);
    await redeem(ADA, code);
    expect(await redeem(ADA, code)).toEqual({ state: 'unknown' });
    await db.as(TRAINER, (session) =>
      session.query(`update public.client_assignments set status = 'ended' where client_id = $1`, [ADA]),
    );
    expect(await told(ADA)).toBe(1);
    expect(await redeem(ADA, code)).toEqual({ state: 'unknown' });
    expect(await cares(ADA)).toBe(0);
    await redeem(BAYO, code);
    const { code: another } = await make();
    expect(await redeem(BAYO, another)).toEqual({ state: 'already' });
    expect(await look(ADA, another)).toMatchObject({ state: 'open' });
  });

  test('entered again, sight that was withdrawn is given again', async () => {
    await db.query('insert into public.sight_withdrawals (user_id, provider_id) values ($1, $2)', [ADA, TRAINER]);
    const { code } = await make();
    await redeem(ADA, code);
    expect(await cares(ADA)).toBe(1);
  });

  test.skipIf(engine !== 'postgres')('of eight who enter a code for three at once three are in', async () => {
    const { id, code } = await make(TRAINER, 3);
    const sessions = CROWD.map(() => connect(db.url ?? '', 1));
    const states = await Promise.all(
      sessions.map((sql, n) =>
        queriesOf(sql).query<{ it: { state: string } }>(
          `with me as materialized (select set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true))
           select public.redeem_care_code($2) as it from me`,
          [CROWD[n], code],
        ),
      ),
    );
    await Promise.all(sessions.map((sql) => sql.end()));
    expect(states.map(([row]) => row?.it.state).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'begun'),
      ...Array.from({ length: 5 }, () => 'unknown'),
    ]);
    expect(await count(db, `select from public.client_assignments where status = 'active'`)).toBe(3);
    expect(await only(db, 'select used from private.care_codes where id = $1', [id])).toEqual({ used: 3 });
  });

  const ask = async (client: string, status = 'asked') => {
    const row = { client_id: client, provider_id: TRAINER, message: 'Knees', status };
    const { id } = await only<{ id: string }>(db, `select sync.natural_id('care_requests', $1, $2) as id`, [
      client,
      TRAINER,
    ]);
    return { id, verdict: await push(db, client, 'care_requests', { id, ...row, asked_at: new Date().toISOString() }) };
  };
  const set = (caller: string, id: string, status: string) =>
    db.as(caller, (session) =>
      count(session, 'update public.care_requests set status = $2 where id = $1 returning id', [id, status]),
    );
  const stands = async (id: string) =>
    (await only<{ status: string }>(db, 'select status from public.care_requests where id = $1', [id])).status;

  test('a client asks, the provider reads the name alone, accepts, and the care begins', async () => {
    const { id, verdict } = await ask(ADA);
    expect(verdict).toMatchObject({ verdict: 'applied' });
    expect(await cares(ADA)).toBe(0);
    const sees = (table: string) =>
      db.as(TRAINER, (session) => count(session, `select from public.${table} where id = $1`, [ADA]));
    expect([await sees('people'), await sees('contacts'), await told(TRAINER)]).toEqual([1, 0, 1]);
    expect(await codeOf(set(ADA, id, 'accepted'))).toBe('23514');
    expect(await set(BAYO, id, 'accepted')).toBe(0);
    expect(await set(TRAINER, id, 'accepted')).toBe(1);
    expect([await cares(ADA), await sees('contacts'), await told(ADA)]).toEqual([1, 1, 1]);
  });

  test('nobody asks who is no provider, nor in the name of another', async () => {
    const to = async (client: string, provider: string, caller = client) => {
      const { id } = await only<{ id: string }>(db, `select sync.natural_id('care_requests', $1, $2) as id`, [
        client,
        provider,
      ]);
      return push(db, caller, 'care_requests', { id, client_id: client, provider_id: provider, status: 'asked' });
    };
    for (const [client, provider, caller] of [
      [ADA, BAYO, ADA],
      [ADA, PENDING, ADA],
      [ADA, LAB, ADA],
      [ADA, TRAINER, BAYO],
      [ADA, TRAINER, TRAINER],
    ] as const) {
      expect(await to(client, provider, caller)).toMatchObject({ verdict: 'rejected', code: '42501' });
    }
  });

  test('what is withdrawn begins no care, whoever comes first', async () => {
    const { id } = await ask(ADA);
    await set(ADA, id, 'withdrawn');
    expect(await set(TRAINER, id, 'accepted')).toBe(0);
    expect([await stands(id), await cares(ADA)]).toEqual(['withdrawn', 0]);
    expect(await db.as(TRAINER, (session) => count(session, 'select from public.people where id = $1', [ADA]))).toBe(0);
    const other = await ask(BAYO);
    await set(TRAINER, other.id, 'accepted');
    expect(await cares(BAYO)).toBe(1);
    await set(BAYO, other.id, 'withdrawn');
    expect(await cares(BAYO)).toBe(0);
  });

  test('a no stands for a fortnight, and an answer is given once', async () => {
    const { id } = await ask(ADA);
    await set(TRAINER, id, 'declined');
    await set(TRAINER, id, 'accepted');
    await set(ADA, id, 'asked');
    expect(await stands(id)).toBe('declined');
    await db.query(`update public.care_requests set answered_at = now() - interval '15 days' where id = $1`, [id]);
    await set(ADA, id, 'asked');
    expect(await stands(id)).toBe('asked');
    expect(await told(TRAINER)).toBe(2);
  });

  test('a code that is entered answers what was asked', async () => {
    const { id } = await ask(ADA);
    const { code } = await make();
    await redeem(ADA, code);
    expect([await stands(id), await told(ADA)]).toEqual(['accepted', 0]);
  });
});
