import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Row } from './database.ts';
import { NOT_COMMITTED } from './database.ts';
import { EngineFailure } from './engine.ts';
import type { Engine, EngineThread } from './engine.ts';
import type { Answered, Asked } from './engine-messages.ts';

/** The database session as one request has it, from first statement to last. */
class Turn implements DatabaseConnection {
  readonly #life: EngineThread;
  readonly #patienceMs: number;
  readonly #end: () => void;
  #state: Answered['state'] = 'I';

  constructor(life: EngineThread, patienceMs: number, end: () => void) {
    this.#life = life;
    this.#patienceMs = patienceMs;
    this.#end = end;
  }

  async #ask(asked: Omit<Asked, 'id'>, patienceMs = this.#patienceMs): Promise<Answered> {
    // After a failure its state is unknown.
    this.#state = 'E';
    const answered = await this.#life.ask(asked, patienceMs);
    this.#state = answered.state;
    return answered;
  }

  /** Several statements in one message, with the rows of each. */
  async exec(text: string, patienceMs?: number): Promise<Row[][]> {
    const { sets } = await this.#ask({ text }, patienceMs);
    return sets.map(({ rows }) => rows);
  }

  /** A commit silently rolls back a transaction that failed. */
  async commit(text = 'commit'): Promise<Row[][]> {
    const { sets, tag } = await this.#ask({ text });
    if (tag !== 'COMMIT') throw new EngineFailure('25P02', NOT_COMMITTED);
    return sets.map(({ rows }) => rows);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { sets } = await this.#ask({ text: sql, parameters: [...parameters] });
    const [{ rows, affectedRows } = { rows: [], affectedRows: 0 }] = sets;
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): never {
    throw new Error('Streaming is not offered by the embedded database.');
  }

  /** If the thread is gone, so is the transaction. */
  async rollback(): Promise<void> {
    if (!this.#life.over) await this.#ask({ text: 'rollback' });
  }

  /** Nobody may get the session with another's transaction, role or claims. */
  async release(): Promise<void> {
    try {
      if (this.#state !== 'I') await this.rollback();
      if (this.#state !== 'I') this.#life.end('a transaction could not be ended');
    } catch {
      this.#life.end('a transaction could not be rolled back');
    } finally {
      this.#end();
    }
  }
}

/** One PGlite is one session, and two transactions at once would nest. So turns are taken in order. */
class Turns implements Driver {
  readonly #engine: Engine;
  readonly #patienceMs: number;
  #last: Promise<void> = Promise.resolve();

  constructor(engine: Engine, patienceMs: number) {
    this.#engine = engine;
    this.#patienceMs = patienceMs;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    try {
      return new Turn(await this.#engine.life(), this.#patienceMs, resolve);
    } catch (error) {
      resolve();
      throw error;
    }
  }

  releaseConnection = (turn: DatabaseConnection): Promise<void> => (turn as Turn).release();

  // One message each, where a prepared statement takes five.
  async beginTransaction(turn: DatabaseConnection): Promise<void> {
    await (turn as Turn).exec('begin');
  }
  async commitTransaction(turn: DatabaseConnection): Promise<void> {
    await (turn as Turn).commit();
  }
  rollbackTransaction = (turn: DatabaseConnection): Promise<void> => (turn as Turn).rollback();
}

export interface FifoKysely<Schema> {
  kysely: Kysely<Schema>;
  /** Runs in one turn, in line with Kysely's statements. */
  inTurn: <T>(work: (turn: Turn) => Promise<T>) => Promise<T>;
}

export function fifoKysely<Schema>(engine: Engine, patienceMs: number): FifoKysely<Schema> {
  const turns = new Turns(engine, patienceMs);
  const kysely = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => turns,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    kysely,
    async inTurn(work) {
      const turn = await turns.acquireConnection();
      try {
        return await work(turn);
      } finally {
        await turn.release();
      }
    },
  };
}
