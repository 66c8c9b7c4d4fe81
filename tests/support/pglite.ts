import { PGlite, types } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { claimsOf } from './session.ts';
import type { Queries, Row, TestDatabase } from './session.ts';
import { applySchema } from './schema.ts';
import type { Schema } from './schema.ts';

const extensions = { uuid_ossp, pgcrypto };
const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: Number };

export async function dumpPglite(schema: Schema): Promise<Uint8Array> {
  const pglite = await PGlite.create({ extensions });
  try {
    await applySchema(schema, (sql) => pglite.exec(sql));
    const dump = await pglite.dumpDataDir('none');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await pglite.close();
  }
}

export async function openPglite(dump: Uint8Array<ArrayBuffer>): Promise<TestDatabase> {
  const pglite = await PGlite.create({ extensions, parsers, loadDataDir: new Blob([dump]) });
  return {
    ...queriesOf(pglite),
    engine: 'pglite',
    url: null,
    as: (caller, fn) =>
      pglite.transaction(async (transaction) => {
        const { role, claims } = claimsOf(caller);
        await transaction.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
          role,
          claims,
        ]);
        return fn(queriesOf(transaction));
      }),
    close: () => pglite.close(),
  };
}

function queriesOf(session: PGlite | Transaction): Queries {
  return {
    query: async <T extends Row>(sql: string, params: unknown[] = []) => (await session.query<T>(sql, params)).rows,
    exec: async (sql) => {
      await session.exec(sql);
    },
  };
}
