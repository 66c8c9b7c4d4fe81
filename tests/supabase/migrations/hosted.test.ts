import { describe, expect, test } from 'vitest';
import { connect, openPostgres } from '../../support/postgres-database.ts';
import { hasPostgres } from '../../support/postgres.ts';
import { applySchema, readSchema } from '../../support/schema.ts';

/** What the role that applies migrations has on a hosted project: much, but it is no superuser. */
const HOSTED_ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'hosted_postgres') then
      create role hosted_postgres nologin nosuperuser bypassrls createrole;
    end if;
  end $$;
  grant anon, authenticated, service_role to hosted_postgres;
  do $$ begin execute format('grant create on database %I to hosted_postgres', current_database()); end $$;
  alter schema public owner to hosted_postgres;
  grant usage on schema auth, storage, realtime, extensions to hosted_postgres;
  grant all on all tables in schema auth, realtime to hosted_postgres;
  grant execute on all functions in schema auth, realtime, storage, extensions to hosted_postgres;
  grant create on schema extensions, storage to hosted_postgres;
  alter table storage.objects owner to hosted_postgres;
  alter table storage.buckets owner to hosted_postgres;
  grant create on schema realtime to hosted_postgres;
  alter table realtime.messages owner to hosted_postgres;
  alter publication supabase_realtime owner to hosted_postgres;
`;

describe.skipIf(!hasPostgres)('the migrations', () => {
  test('need no superuser', async () => {
    const schema = await readSchema();
    const [platform, ...migrations] = schema.files;
    if (platform === undefined) throw new Error('no platform');
    const db = await openPostgres({ hash: `platform_${schema.hash}`, files: [platform] });
    await db.exec(HOSTED_ROLE);
    const session = connect(db.url ?? '', 1);
    const files = migrations.map((file) => ({ name: file.name, text: asHosted(file.text) }));
    await applySchema({ hash: '', files }, (sql) => session.unsafe(sql));
    await session.end();
    const owners = await db.query(`select distinct tableowner from pg_tables where schemaname in ('public', 'sync')`);
    expect(owners).toEqual([{ tableowner: 'hosted_postgres' }]);
    await db.close();
  }, 120_000);
});

/** In one line, so that an error still names the file's own line. */
function asHosted(text: string): string {
  return `set local role hosted_postgres; ${text}`;
}
