import { describe, expect, test } from 'vitest';
import { ADA, BAYO, TRAINER } from '../../support/cast.ts';
import { engines } from '../../support/database.ts';
import { connect, queriesOf } from '../../support/postgres-database.ts';
import { claimsOf } from '../../support/session.ts';
import { ADMIN, aHouseWithoutCare, CROWD, LAB, PENDING } from './care-begins.support.ts';
import { codeOf, count, deviceOf, only } from './support.ts';

describe.each(engines)('how care begins by a code, on %s', (engine) => {
  const { db, call, make, redeem, look, cares, told } = aHouseWithoutCare(engine);

  test('a code says whose it is, begins the care once, and both hear of it', async () => {
    const { code } = await make();
    const devices = [deviceOf(db(), TRAINER), deviceOf(db(), ADA)];
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
        expect(await codeOf(db().as(caller, (session) => session.query(`select * from private.${table}`)))).toBe(
          '42501',
        );
      }
    }
    expect(await look(ADA, code)).toMatchObject({ state: 'open' });
    await call(TRAINER, 'public.revoke_care_code($1)', [id]);
    expect(await look(ADA, code)).toEqual({ state: 'unknown' });
  });

  test('a code ends by its day, with the approval, and is of no use to whoever made it', async () => {
    const { id, code } = await make();
    expect(await redeem(TRAINER, code)).toEqual({ state: 'unknown' });
    await db()
      .query(`update public.profiles set provider_status = 'suspended' where id = $1`, [TRAINER])
      .catch(() => null);
    await db().query(`update private.care_codes set expires_at = now() - interval '1 second' where id = $1`, [id]);
    await db().query(`update public.profiles set provider_status = 'approved' where id = $1`, [TRAINER]);
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
    // The first answer may have been lost.
    expect(await redeem(ADA, code)).toEqual({ state: 'already' });
    await db().as(TRAINER, (session) =>
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
    await db().query('insert into public.sight_withdrawals (user_id, provider_id) values ($1, $2)', [ADA, TRAINER]);
    const { code } = await make();
    await redeem(ADA, code);
    expect(await cares(ADA)).toBe(1);
  });

  test.skipIf(engine !== 'postgres')('of eight who enter a code for three at once three are in', async () => {
    const { id, code } = await make(TRAINER, 3);
    const sessions = CROWD.map(() => connect(db().url ?? '', 1));
    const states = await Promise.all(
      sessions.map((sql, n) =>
        queriesOf(sql).query<{ it: { state: string } }>(
          `with me as materialized (select set_config('request.jwt.claims', $1, true))
           select public.redeem_care_code($2) as it from me`,
          [claimsOf(CROWD[n] ?? '').claims, code],
        ),
      ),
    );
    await Promise.all(sessions.map((sql) => sql.end()));
    expect(states.map(([row]) => row?.it.state).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'begun'),
      ...Array.from({ length: 5 }, () => 'unknown'),
    ]);
    expect(await count(db(), `select from public.client_assignments where status = 'active'`)).toBe(3);
    expect(await only(db(), 'select used from private.care_codes where id = $1', [id])).toEqual({ used: 3 });
  });
});
