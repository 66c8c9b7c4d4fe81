import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startStack } from '../../supabase/local/stack.ts';
import type { Stack, StackOptions } from '../../supabase/local/stack.ts';
import { openTestDatabase } from './database.ts';
import type { Engine, TestDatabase } from './database.ts';
import { readSchema } from './schema.ts';

export interface TestStack extends Stack {
  /** A device with nobody signed in. */
  visitor(): SupabaseClient;
  /** The server's own client, past row-level security. */
  service(): SupabaseClient;
  /** A confirmed account, as the server makes one; the password is `PASSWORD`. */
  account(email: string, data?: Record<string, unknown>): Promise<string>;
  /** A device signed in to a confirmed account that is made for it. */
  signUp(email: string, data?: Record<string, unknown>): Promise<SupabaseClient>;
  /** A further device of an account. */
  signIn(email: string): Promise<SupabaseClient>;
}

export const PASSWORD = 'correct horse 1';

const DETACHED = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A whole stack in memory on a port of its own. */
export async function openTestStack(options: Partial<StackOptions> = {}): Promise<TestStack> {
  const settings = { mailIntervalSeconds: 0, deliverySeconds: 0, ...options.settings };
  const stack = await startStack({ dataDir: null, port: 0, ...options, settings });
  const client = (key: string) => createClient(stack.url, key, { auth: DETACHED });

  async function account(email: string, data: Record<string, unknown> = {}): Promise<string> {
    const wanted = { email, password: PASSWORD, email_confirm: true, user_metadata: data };
    const { data: made, error } = await client(stack.serviceKey).auth.admin.createUser(wanted);
    if (error) throw error;
    return made.user.id;
  }

  async function signIn(email: string): Promise<SupabaseClient> {
    const device = client(stack.anonKey);
    const { error } = await device.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    return device;
  }

  return {
    ...stack,
    visitor: () => client(stack.anonKey),
    service: () => client(stack.serviceKey),
    account,
    signIn,
    async signUp(email, data) {
      await account(email, data);
      return signIn(email);
    },
  };
}

/** A migrated database of PostgreSQL, said to be so: a stack would apply the migrations once more. */
async function migratedDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase({ engine: 'postgres' });
  const versions = (await readSchema()).files.flatMap(({ name }) => /^\d{14}/.exec(name)?.[0] ?? []);
  await database.exec(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  await database.query(
    `insert into supabase_migrations.schema_migrations (version) select jsonb_array_elements_text($1::jsonb)`,
    [JSON.stringify(versions)],
  );
  return database;
}

/** A whole stack before a database of that engine, which goes with it. */
export async function openTestStackOn(engine: Engine, options: Partial<StackOptions> = {}): Promise<TestStack> {
  if (engine === 'pglite') return openTestStack(options);
  const database = await migratedDatabase();
  const stack = await openTestStack({ ...options, ...(database.url && { databaseUrl: database.url }) });
  return {
    ...stack,
    async close() {
      await stack.close();
      await database.close();
    },
  };
}
