import type { Queries, TestDatabase } from '../../support/database.ts';

const MINUTE = 60_000;

/** As somebody who gave the code of his authenticator app so many minutes ago. */
export function withCode<T>(
  db: TestDatabase,
  who: string,
  ask: (db: Queries) => Promise<T>,
  minutesAgo = 0,
): Promise<T> {
  const timestamp = Math.floor((Date.now() - minutesAgo * MINUTE) / 1000);
  const claims = {
    sub: who,
    role: 'authenticated',
    aal: 'aal2',
    amr: [
      { method: 'totp', timestamp },
      { method: 'password', timestamp: Math.floor(Date.now() / 1000) },
    ],
    session_id: who,
  };
  return db.as(who, async (session) => {
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    return ask(session);
  });
}

const IN_FORCE = `license_number = 'MDCN-1234', license_expires_on = current_date + 300`;

/** What is stated now, so that exactly that is approved. */
export const statedBy = async (db: Queries, provider: string): Promise<string> =>
  String(
    (
      await db.query(`select private.licence_stated(p) as stated from public.profiles p where p.id = $1`, [provider])
    )[0]?.['stated'],
  );

/** As whoever has looked into the register of the council notes it. */
export const seeInRegister = (db: Queries, provider: string): Promise<unknown> =>
  db.query(
    `insert into private.register_looks (provider_id, looked_for)
     select p.id, private.as_in_register(p) from public.profiles p where p.id = $1
     on conflict (provider_id) do update set looked_for = excluded.looked_for`,
    [provider],
  );

/** As administrators do it, whatever the provider has stated: a doctor needs two of them. */
export async function approve(db: TestDatabase, provider: string, admins: readonly string[]): Promise<void> {
  await db.query(`update public.profiles set ${IN_FORCE} where id = $1`, [provider]);
  await seeInRegister(db, provider);
  const stated = await statedBy(db, provider);
  for (const admin of admins) {
    await db.as(admin, (session) =>
      session.query(`select public.decide_provider($1, 'approved', $2)`, [provider, stated]),
    );
  }
}

export const withdraw = (db: TestDatabase, provider: string, admin: string): Promise<unknown> =>
  withCode(db, admin, (session) =>
    session.query(`select public.decide_provider($1, 'rejected', reason => 'Asked')`, [provider]),
  );
