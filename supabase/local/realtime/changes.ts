import type { StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';
import type { Channel, Channels } from './channels.ts';
import { matches } from './filters.ts';
import { encodeFrame } from './frames.ts';
import type { Fields } from './frames.ts';
import { isMeant } from './subscriptions.ts';
import { isReadable, publishedTables } from './tables.ts';
import type { Table } from './tables.ts';
import { visibleRows } from './visibility.ts';

/** A row as the trigger `realtime.capture` queued it. */
export interface Change {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  commit_timestamp: string;
  record: Fields | null;
  old_record: Fields | null;
  /** Long values were left out because the row exceeds the message size. */
  oversized: boolean;
}

interface Delivery {
  change: Change;
  table: Table;
  record: Fields;
  oldRecord: Fields;
  receivers: { channel: Channel; ids: number[] }[];
}

/** Sends changes to subscribers who may see the row. */
export function createChanges({ database, log }: StackContext, channels: Channels) {
  return async (changes: Change[]): Promise<void> => {
    if (changes.length === 0 || channels.subscribed().length === 0) return;
    const tables = await publishedTables(database);
    const found = changes.flatMap((change) => {
      const table = tables.find((one) => one.schema === change.schema && one.table === change.table);
      return table ? [{ change, table }] : [];
    });
    for (const [claims, listeners] of byClaims(channels.subscribed())) {
      const deliveries = found.flatMap(({ change, table }) => addressed(change, table, claims, listeners));
      const visible = await whatTheySee(claims, deliveries);
      for (const delivery of deliveries) if (visible.has(delivery)) send(delivery, claims);
    }
  };

  async function whatTheySee(claims: Claims, deliveries: Delivery[]): Promise<Set<Delivery>> {
    // A deleted row has no policy left to check; a hosted project also sends its key to every subscriber.
    const visible = new Set(deliveries.filter(({ change }) => change.type === 'DELETE'));
    const asked = deliveries.filter(({ change }) => change.type !== 'DELETE');
    for (const [table, ofTable] of Map.groupBy(asked, (delivery) => delivery.table)) {
      try {
        const rows = ofTable.map(({ change }) => change.record ?? {});
        for (const place of await visibleRows(database, claims, table, rows)) visible.add(ofTable[place] as Delivery);
      } catch (error) {
        log(`realtime: ${table.schema}.${table.table} is kept from ${claims.role ?? 'anon'}: ${String(error)}`);
      }
    }
    return visible;
  }

  function send(delivery: Delivery, claims: Claims): void {
    const data = dataOf(delivery, claims.role ?? 'anon');
    for (const { channel, ids } of delivery.receivers) {
      if (!channels.has(channel)) continue;
      const { topic, link } = channel;
      const payload = { ids, data };
      link.send(encodeFrame(link.version, { joinRef: null, ref: null, topic, event: 'postgres_changes', payload }));
    }
  }
}

/** Policies may read any claim, so only callers with equal claims share an answer. */
function byClaims(listeners: Channel[]): [Claims, Channel[]][] {
  const groups = Map.groupBy(listeners, ({ claims }) => JSON.stringify(claims));
  return [...groups].map(([claims, members]) => [JSON.parse(claims) as Claims, members]);
}

function addressed(change: Change, table: Table, claims: Claims, listeners: Channel[]): Delivery[] {
  const role = claims.role ?? 'anon';
  const record = readable(change.record, table, role, () => true);
  const oldRecord = readable(change.old_record, table, role, (isKey) => isKey || showsOldRow(change, table));
  const row = change.type === 'DELETE' ? oldRecord : record;
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const receivers = listeners.flatMap((channel) => {
    const ids = channel.subscriptions
      .filter(({ event }) => event === '*' || event === change.type)
      .filter((subscription) => isMeant(subscription, table) && matches(subscription.conditions, row, types))
      .map(({ id }) => id);
    return ids.length > 0 ? [{ channel, ids }] : [];
  });
  return receivers.length > 0 ? [{ change, table, record, oldRecord, receivers }] : [];
}

function showsOldRow(change: Change, table: Table): boolean {
  return table.hasFullIdentity && (change.type === 'UPDATE' || !table.hasRowSecurity);
}

function readable(row: Fields | null, table: Table, role: string, shows: (isKey: boolean) => boolean): Fields {
  if (!row) return {};
  const columns = table.columns.filter(
    (column) => isReadable(column, role) && shows(column.isKey) && column.name in row,
  );
  return Object.fromEntries(columns.map(({ name }) => [name, row[name]]));
}

function dataOf({ change, table, record, oldRecord }: Delivery, role: string): Fields {
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.commit_timestamp,
    columns: table.columns.filter((column) => isReadable(column, role)).map(({ name, type }) => ({ name, type })),
    ...(change.type === 'DELETE' ? {} : { record }),
    ...(change.type === 'INSERT' ? {} : { old_record: oldRecord }),
    errors: change.oversized ? ['Error 413: Payload Too Large'] : null,
  };
}
