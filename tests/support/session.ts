export type Engine = 'pglite' | 'postgres';
export type Row = Record<string, unknown>;
/** A user's id, or one of the roles that are nobody in particular. */
export type Caller = string;

export interface Queries {
  query: <T extends Row = Row>(sql: string, params?: unknown[]) => Promise<T[]>;
  exec: (sql: string) => Promise<void>;
}

export interface TestDatabase extends Queries {
  engine: Engine;
  /** Where a second session can connect; null on PGlite, which has only one. */
  url: string | null;
  /** Runs `fn` in one transaction as PostgREST would for this caller, and commits. */
  as: <T>(caller: Caller, fn: (db: Queries) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Every account of a test database is signed in once, with its own id for the session's. */
export const SIGNED_IN = `
  create function auth.sign_in_for_tests() returns trigger language plpgsql as $$
  begin
    insert into auth.sessions (id, user_id) values (new.id, new.id);
    return null;
  end $$;
  create trigger sign_in_for_tests after insert on auth.users for each row execute function auth.sign_in_for_tests()`;

/** What PostgREST sets for a request: the role of the token, and its claims. */
export function claimsOf(caller: Caller): { role: string; claims: string } {
  if (caller === 'anon' || caller === 'service_role') return { role: caller, claims: JSON.stringify({ role: caller }) };
  return {
    role: 'authenticated',
    claims: JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1', session_id: caller }),
  };
}
