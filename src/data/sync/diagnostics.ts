import type { Local } from '#sync/engine/database.ts';
import { readStatus } from '#sync/engine/status.ts';
import { storageUse } from '#src/data/database/storage.ts';

const at = (ms: number | null): string => (ms === null ? 'never' : new Date(ms).toISOString());

const pairs = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

/** Names, counts and codes, nothing a person typed: it is copied into mails. */
export async function diagnosticsOf(db: Local, now = Date.now()): Promise<string> {
  const [status, use, rejected, events] = await Promise.all([
    readStatus(db),
    storageUse(),
    db.rejected.toArray(),
    db.sync_log.toArray(),
  ]);
  const { pending, pendingSince, lastSync, stall, conflicts } = status;
  return [
    `at ${at(now)}`,
    `last sync ${at(lastSync)}`,
    `stall ${stall ?? 'none'}`,
    `unsent ${pairs(pending) || 'nothing'} since ${at(pendingSince)}`,
    `conflicts ${conflicts}`,
    `rejected ${rejected.map(({ entity, code }) => `${entity}:${code}`).join(' ') || 'nothing'}`,
    `clock offset ${db.offset} ms, evicted ${db.evicted}, version ${db.verno}`,
    `storage ${pairs({ ...use })}`,
    ...events.map(({ at: when, event, detail }) => `${at(when)} ${event} ${pairs(detail ?? {})}`.trimEnd()),
  ].join('\n');
}
