import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openWithCast, TRAINER } from '../../support/cast.ts';
import type { Engine, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { count, only } from './support.ts';

export const [PENDING, LAB, ADMIN] = [numbered(4), numbered(5), numbered(6)];
export const CROWD = Array.from({ length: 8 }, (_, n) => numbered(n + 20));

export interface Made extends Record<string, unknown> {
  id: string;
  code: string;
  most: number;
  used: number;
}

/** Where nobody is in care yet, before each test. */
export function aHouseWithoutCare(engine: Engine) {
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
  return { db: () => db, call, make, redeem, look, cares, told };
}
