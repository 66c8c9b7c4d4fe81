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
