import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

interface Turn extends DatabaseConnection {
  end(): void;
}

/**
 * One PGlite is one session: two transactions at once would run inside each other, and one request with the
 * role of another. So a connection is a turn, and turns are taken in order.
 */
class FifoDriver implements Driver {
  #lastTurn: Promise<void> = Promise.resolve();
  readonly #postgres: PGlite;

  constructor(postgres: PGlite) {
    this.#postgres = postgres;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    const postgres = this.#postgres;
    return {
      end: resolve,
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const result = await postgres.query<Row>(query.sql, [...query.parameters]);
        return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
      },
      streamQuery() {
        throw new Error('Streaming is not offered by the embedded database.');
      },
    };
  }

  async releaseConnection(turn: DatabaseConnection): Promise<void> {
    (turn as Turn).end();
  }

  // One message each, where a prepared statement takes five.
  async beginTransaction(): Promise<void> {
    await this.#postgres.exec('begin');
  }
  async commitTransaction(): Promise<void> {
    await this.#postgres.exec('commit');
  }
  async rollbackTransaction(): Promise<void> {
    await this.#postgres.exec('rollback');
  }
}

export function fifoKysely<Schema>(postgres: PGlite): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FifoDriver(postgres),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
