import { randomUUID } from 'node:crypto';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { openDatabase } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { replicate } from '#sync/engine/replicate.ts';
import type { Replication } from '#sync/engine/replicate.ts';
import type { ReplicationOptions } from '#sync/engine/conductor.ts';
import { supabaseTransport } from '#sync/supabase-transport.ts';
import type { Transport } from '#sync/engine/transport.ts';

export const sessions = defineEntity({
  name: 'workout_sessions',
  columns: {
    user_id: z.uuid(),
    name: z.string().check(z.minLength(1)),
    notes: z.optional(z.nullable(z.string())),
  },
  indexes: ['user_id'],
});

export const exercises = defineEntity({
  name: 'workout_exercises',
  columns: { user_id: z.uuid(), session_id: z.uuid(), exercise_id: z.uuid(), sets: z.optional(z.number()) },
  indexes: ['session_id'],
});

export const water = defineEntity({
  name: 'water_intake',
  columns: { user_id: z.uuid(), date: z.string(), glasses_consumed: z.number() },
  indexes: ['[user_id+date]'],
  counters: ['glasses_consumed'],
  naturalKey: ['user_id', 'date'],
});

export const ENTITIES = [sessions, exercises, water];

Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

let databases = 0;

export const openLocal = (
  userId: string,
  options: Partial<DatabaseOptions> = {},
  entities: readonly Entity[] = ENTITIES,
): Promise<Local> => openDatabase(userId, entities, { prefix: `test${databases++}`, ...options });

export interface Device {
  db: Local;
  client: SupabaseClient;
  transport: Transport;
  userId: string;
  sync: Replication;
  /** Asks for everything and waits until nothing is under way. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function userOf(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.getSession();
  if (!data.session) throw error ?? new Error('nobody is signed in');
  return data.session.user.id;
}

type Wrap = (transport: Transport) => Transport;
type Drive = (db: Local, transport: Transport, options?: ReplicationOptions) => Replication;

interface DeviceOptions extends ReplicationOptions {
  wrap?: Wrap;
  drive?: Drive;
  database?: Local;
}

/** No hints: a test says itself when a device looks. */
const deaf: Wrap = (transport) => ({ ...transport, ping: () => () => undefined });

export async function openDevice(client: SupabaseClient, options: DeviceOptions = {}): Promise<Device> {
  const { wrap = deaf, drive = replicate, database, ...rest } = options;
  const userId = await userOf(client);
  const db = database ?? (await openLocal(userId));
  const transport = wrap(supabaseTransport(client, userId));
  const rhythm = { firstMs: 5, mostMs: 20, soonMs: 20, ...rest.rhythm };
  const sync = drive(db, transport, { ...rest, rhythm });
  return {
    db,
    client,
    transport,
    userId,
    sync,
    async settle() {
      sync.poke();
      await sync.idle();
    },
    async close() {
      await sync.stop();
      db.close();
    },
  };
}

/** Counts requests. */
export function counting(): { wrap: Wrap; calls: { pull: number; push: number; ops: number } } {
  const calls = { pull: 0, push: 0, ops: 0 };
  return {
    calls,
    wrap: (transport) => ({
      ...deaf(transport),
      pull: (...args) => {
        calls.pull++;
        return transport.pull(...args);
      },
      push: (...args) => {
        calls.push++;
        calls.ops += args[0].length;
        return transport.push(...args);
      },
    }),
  };
}

export const session = (userId: string, name = 'Legs'): Record<string, unknown> => ({ user_id: userId, name });

export const all = (db: Local, entity: { name: string }): Promise<Row[]> => db.rows(entity).orderBy('id').toArray();

export const anEmail = (): string => `${randomUUID()}@example.org`;
