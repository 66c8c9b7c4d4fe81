import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';

export type Row = Record<string, unknown>;
export type Claims = Record<string, unknown> & { role?: string; sub?: string };

export interface Session {
  query<R extends Row = Row>(text: string, parameters?: readonly unknown[]): Promise<R[]>;
}

/** What the parts of the stack ask of Postgres, the same over PGlite and over a server. */
export interface Database extends Session {
  /** Several statements in one message, and the rows of each; a transaction they began ends where one fails. */
  exec(text: string): Promise<Row[][]>;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** A transaction with the role and the claims of a caller, as REST runs it. */
  asClaims<T>(claims: Claims, work: (session: Session) => Promise<T>): Promise<T>;
  /** One statement in such a transaction, in one message. */
  askAs<R extends Row>(claims: Claims, statement: string): Promise<R[]>;
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

/** Lost connections, too few resources, interventions and what PostgreSQL says cannot happen: not the asker's doing. */
const HOUSE = /^(08|53|57|58|XX)/;

/** Whether the database failed, and not what was asked of it. */
export function isOfTheHouse(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || HOUSE.test(code);
}

/** Text as SQL reads it, whatever is in it. */
export const literal = (text: string): string => `e'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const settingsOf = (claims: Claims): string[] => [JSON.stringify(claims), claims.sub ?? '', claims.role ?? 'anon'];

const becoming = ([claims, sub, role]: string[]): string => `select
  set_config('request.jwt.claims', ${claims}, true),
  set_config('request.jwt.claim.sub', ${sub}, true),
  set_config('role', ${role}, true)`;

export const NOT_COMMITTED = 'the transaction was not committed';

interface DatabaseDriver extends Pick<Database, 'exec' | 'listen'> {
  /** A whole transaction of a request in one message; it throws unless it saw it committed. */
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
