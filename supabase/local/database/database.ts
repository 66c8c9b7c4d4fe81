import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';

export type Row = Record<string, unknown>;
export type Claims = Record<string, unknown> & { role?: string; sub?: string };

export interface Session {
  query<R extends Row = Row>(text: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/** What the stack needs of Postgres, the same over PGlite and over a server. */
export interface Database extends Session {
  /**
   * Several statements in one message, with the rows of each; a transaction they began is rolled back where one fails.
   */
  exec(text: string): Promise<Row[][]>;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** A transaction with a caller's role and claims, as REST runs it. */
  asClaims<T>(claims: Claims, work: (session: Session) => Promise<T>): Promise<T>;
  /** One statement in such a transaction, in one message. */
  askAs<R extends Row>(claims: Claims, statement: string): Promise<R[]>;
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
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

/** Lost connections, lack of resources, operator interventions and internal errors: not the caller's fault. */
const SERVER_FAILURES = /^(08|53|57|58|XX)/;

/** The database failed, rather than the request. */
export function isServerFailure(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || SERVER_FAILURES.test(code);
}

/** Text as a SQL literal, whatever it contains. */
export const literal = (text: string): string => `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const settingsOf = (claims: Claims): string[] => [JSON.stringify(claims), claims.sub ?? '', claims.role ?? 'anon'];

const becoming = ([claims, sub, role]: string[]): string => `select
  set_config('request.jwt.claims', ${claims}, true),
  set_config('request.jwt.claim.sub', ${sub}, true),
  set_config('role', ${role}, true)`;

export const NOT_COMMITTED = 'the transaction was not committed';

interface DatabaseDriver extends Pick<Database, 'exec' | 'listen'> {
  /** A whole transaction in one message; throws unless it saw the commit. */
  transact: (text: string) => Promise<Row[][]>;
}

export function databaseOver(kysely: AnyKysely, { transact, ...driver }: DatabaseDriver): Database {
  const transaction = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    kysely.transaction().execute((tx) => work(sessionOver(tx)));
  return {
    ...sessionOver(kysely),
    ...driver,
    transaction,
    asClaims: (claims, work) =>
      transaction(async (session) => {
        await session.query(becoming(['$1', '$2', '$3']), settingsOf(claims));
        return work(session);
      }),
    async askAs<R extends Row>(claims: Claims, statement: string) {
      const become = becoming(settingsOf(claims).map(literal));
      const [, , rows = []] = await transact(`begin; ${become}; ${statement}; commit`);
      return rows as R[];
    },
  };
}
