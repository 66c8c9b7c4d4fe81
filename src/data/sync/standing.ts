import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Entry, Fact, Rejected } from '#sync/engine/database.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import { keyOf } from '#sync/engine/journal.ts';
import { afterFrame } from '#src/data/after-frame.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useOpen } from '#src/data/database/use-open.ts';

/** A record's sync state; saved records have none. */
export type Standing = 'on-this-device' | 'sending' | 'needs-attention';

const LAST = '\uffff';

/** By id; records that are not listed are saved. Each list on a screen asks it, and what is known is not read again. */
export async function standingsOf(
  { recall }: Pick<ReadOnly, 'recall'>,
  { name }: Pick<Entity, 'name'>,
): Promise<Map<string, Standing>> {
  const [waiting, rejected, [stall]] = (await Promise.all([
    recall.ask({ table: 'outbox', index: 'key', lower: keyOf(name, ''), upper: keyOf(name, LAST) }),
    recall.ask({ table: 'rejected', index: '[entity+id]', lower: [name, ''], upper: [name, LAST] }),
    recall.askRows('facts', ['stall']),
  ])) as unknown as [Entry[], Rejected[], Fact[]];
  const standings = new Map<string, Standing>();
  // Sent before the network went: as far as anybody can tell, only on this device.
  for (const { id, sent } of waiting) standings.set(id, sent && !stall?.value ? 'sending' : 'on-this-device');
  for (const { id } of rejected) standings.set(id, 'needs-attention');
  return standings;
}

const ALL_SAVED: ReadonlyMap<string, Standing> = new Map();

/** By id; records that are not listed are saved. */
export function useStandings(entity: Pick<Entity, 'name'>): ReadonlyMap<string, Standing> {
  const open = useOpen();
  const { name } = entity;
  const live = useMemo(
    () =>
      afterFrame(async () => ({
        open,
        // If even this cannot be read, the list beside it shows the failure, and must be there to show it.
        standings: open ? await standingsOf(open.db, { name }).catch(() => ALL_SAVED) : ALL_SAVED,
      })),
    [open, name],
  );
  const latest = useLiveQuery(live, [live], null);
  return latest && latest.open === open ? latest.standings : ALL_SAVED;
}
