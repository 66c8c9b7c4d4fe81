import type { Claims } from '../database/database.ts';
import { parseFilter } from './filters.ts';
import type { Condition } from './filters.ts';
import { isFields } from './frames.ts';
import type { Fields } from './frames.ts';
import { isReadable } from './tables.ts';
import type { Table } from './tables.ts';

/** One `postgres_changes` entry of a channel. */
export interface Subscription {
  id: number;
  event: string;
  schema: string;
  table: string;
  conditions: Condition[];
}

const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);

export interface Asked {
  /** Repeated to the client, which compares it with its request. */
  echo: Fields[];
  subscriptions: Subscription[];
  /** Why there are none, in a hosted project's words. */
  problem: string | null;
}

export function readSubscriptions(asked: unknown, claims: Claims, tables: Table[]): Asked {
  const entries = Array.isArray(asked) ? asked.filter(isFields) : [];
  const echo = entries.map((entry, index) => Object.assign({ id: 0 }, entry, { id: index + 1 }));
  const subscriptions: Subscription[] = [];
  for (const entry of echo) {
    const answer = readSubscription(entry, claims.role ?? 'anon', tables);
    if (typeof answer === 'string') return { echo, subscriptions: [], problem: answer };
    subscriptions.push(answer);
  }
  return { echo, subscriptions, problem: null };
}

export function isMeant(subscription: Subscription, table: { schema: string; table: string }): boolean {
  const { schema, table: name } = subscription;
  return (schema === '*' || schema === table.schema) && (name === '*' || name === table.table);
}

function readSubscription(entry: Fields & { id: number }, role: string, tables: Table[]): Subscription | string {
  const text = (key: string, fallback: string) => (typeof entry[key] === 'string' ? entry[key] : fallback);
  const [event, schema, table] = [text('event', '*').toUpperCase(), text('schema', 'public'), text('table', '*')];
  const filter = text('filter', '');
  const parameters = `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter}]]`;
  const conditions = parseFilter(filter);
  if (!conditions || !EVENTS.has(event)) return `Error parsing \`filter\` params: ${parameters}`;

  const subscription = { id: entry.id, event, schema, table, conditions };
  const meant = tables.filter((one) => isMeant(subscription, one));
  if (meant.length === 0) {
    return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`;
  }
  for (const { column } of conditions) {
    if (meant.every((one) => one.columns.some((other) => other.name === column && isReadable(other, role)))) continue;
    return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${parameters}. Exception: ERROR P0001 (raise_exception) invalid column for filter ${column}`;
  }
  return subscription;
}
