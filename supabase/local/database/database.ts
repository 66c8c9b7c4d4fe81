import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';

export type Row = Record<string, unknown>;
export type Claims = Record<string, unknown> & { role?: string; sub?: string };

export interface Session {
  query<R extends Row = Row>(text: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/** What the parts of the stack ask of Postgres, the same over PGlite and over a server. */
export interface Database extends Session {
  /** Several statements at once; a transaction they began is rolled back where one fails. */
  exec(text: string): Promise<void>;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** A transaction with the role and the claims of a caller, as REST runs it. */
  asClaims<T>(claims: Claims, work: (session: Session) => Promise<T>): Promise<T>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the schema is not known to the stack, which serves any
export type AnyKysely = Kysely<any>;

function sessionOver(kysely: AnyKysely): Session {
  return {
    async query<R extends Row>(text: string, parameters: readonly unknown[] = []) {
      const result = await kysely.executeQuery<R>(CompiledQuery.raw(text, [...parameters]));
      return result.rows;
    },
  };
}

const BECOME_CALLER = `select
  set_config('request.jwt.claims', $1, true),
  set_config('request.jwt.claim.sub', $2, true),
  set_config('role', $3, true)`;

export function databaseOver(kysely: AnyKysely, driver: Pick<Database, 'exec' | 'listen'>): Database {
  const transaction = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    kysely.transaction().execute((tx) => work(sessionOver(tx)));
  return {
    ...sessionOver(kysely),
    ...driver,
    transaction,
    asClaims: (claims, work) =>
      transaction(async (session) => {
        await session.query(BECOME_CALLER, [JSON.stringify(claims), claims.sub ?? '', claims.role ?? 'anon']);
        return work(session);
      }),
  };
}
