import postgres from 'postgres';
import { randomBytes } from 'node:crypto';
import { claimsOf } from './session.ts';
import type { Queries, Row, TestDatabase } from './session.ts';
import { sharedPostgres } from './postgres.ts';
import { applySchema } from './schema.ts';
import type { Schema } from './schema.ts';

/** Any number, the same in all workers: who builds a template holds it. */
const TEMPLATE_LOCK = 715_001;

/** The driver would encode a text for a jsonb parameter once more, and give bigints and dates other shapes than PGlite. */
const types = {
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  date: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
};

type Session = postgres.Sql | postgres.TransactionSql;

export function connect(url: string, max = 4, onnotice: (notice: postgres.Notice) => void = () => {}): postgres.Sql {
  return postgres(url, { max, types, onnotice });
}

export async function openPostgres(schema: Schema): Promise<TestDatabase> {
  const server = await sharedPostgres();
  if (server === null) throw new Error('PostgreSQL 15 is not installed');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await atServer(server, async (admin) => {
    const template = await templateOf(schema, admin, server);
    await admin.unsafe(`create database ${name} template ${template}`);
  });
  const url = urlOf(server, name);
  const sql = connect(url);
  return {
    ...queriesOf(sql),
    engine: 'postgres',
    url,
    as: (caller, fn) => asCaller(sql, caller, fn),
    close: async () => {
      await sql.end({ timeout: 5 });
      await atServer(server, (admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
}

/** One transaction with the role and the claims PostgREST would set. */
export async function asCaller<T>(sql: postgres.Sql, caller: string, fn: (db: Queries) => Promise<T>): Promise<T> {
  const { role, claims } = claimsOf(caller);
  const result = await sql.begin(async (transaction) => {
    await transaction.unsafe(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      claims,
    ]);
    return { value: await fn(queriesOf(transaction)) };
  });
  return result.value;
}

export function queriesOf(session: Session): Queries {
  return {
    query: async <T extends Row>(sql: string, params: unknown[] = []) => {
      const rows = await session.unsafe(sql, params as postgres.ParameterOrJSON<never>[], { prepare: true });
      return [...rows] as unknown as T[];
    },
    exec: async (sql) => {
      await session.unsafe(sql);
    },
  };
}

/** `create database ... template` copies in a tenth of a second what the migrations need seconds to build. */
async function templateOf(schema: Schema, admin: postgres.Sql, server: string): Promise<string> {
  const name = `template_${schema.hash}`;
  await admin.unsafe(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
  try {
    const found = await admin.unsafe(`select from pg_database where datname = '${name}'`);
    if (found.length > 0) return name;
    const draft = `${name}_draft`;
    await admin.unsafe(`drop database if exists ${draft} with (force)`);
    await admin.unsafe(`create database ${draft} template template0`);
    const session = connect(urlOf(server, draft), 1);
    try {
      await applySchema(schema, (sql) => session.unsafe(sql));
    } finally {
      await session.end({ timeout: 5 });
    }
    await admin.unsafe(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.unsafe(`select pg_advisory_unlock(${TEMPLATE_LOCK})`);
  }
}

async function atServer<T>(server: string, fn: (admin: postgres.Sql) => Promise<T>): Promise<T> {
  const admin = connect(server, 1);
  try {
    return await fn(admin);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
