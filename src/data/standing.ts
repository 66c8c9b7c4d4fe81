import { useLiveQuery } from 'dexie-react-hooks';
import type { Entity } from '#sync/engine/define-entity.ts';
import { keyOf } from '#sync/engine/journal.ts';
import type { ReadOnly } from './answer.ts';
import { useOpen } from './provider.tsx';

/** Where a record is that is not simply saved. */
export type Standing = 'on-this-device' | 'sending' | 'needs-attention';

/** By id; a record that is not named is saved. */
export async function standingsOf(db: ReadOnly, { name }: Pick<Entity, 'name'>): Promise<Map<string, Standing>> {
  const [waiting, rejected, stall] = await Promise.all([
    db.outbox.where('key').startsWith(keyOf(name, '')).toArray(),
    db.rejected.where('[entity+id]').between([name, ''], [name, '\uffff']).toArray(),
    db.facts.get('stall'),
  ]);
  const standings = new Map<string, Standing>();
  // What was sent before the network went is back on this device, as far as anybody can tell.
  for (const { id, sent } of waiting) standings.set(id, sent && !stall?.value ? 'sending' : 'on-this-device');
  for (const { id } of rejected) standings.set(id, 'needs-attention');
  return standings;
}

const ALL_SAVED: ReadonlyMap<string, Standing> = new Map();

/** Where the records of an entity are that are not simply saved, by id. */
export function useStandings(entity: Pick<Entity, 'name'>): ReadonlyMap<string, Standing> {
  const open = useOpen();
  const { name } = entity;
  const told = useLiveQuery(
    // Where even these cannot be read, the list beside them says that it failed, and must be there to say it.
    async () => ({ open, standings: open ? await standingsOf(open.db, { name }).catch(() => ALL_SAVED) : ALL_SAVED }),
    [open, name],
    null,
  );
  return told && told.open === open ? told.standings : ALL_SAVED;
}
