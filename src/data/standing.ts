import { useLiveQuery } from 'dexie-react-hooks';
import type { Local } from '#sync/engine/database.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import { keyOf } from '#sync/engine/journal.ts';
import { useOpen } from './provider.tsx';

/** Where a record is that is not simply saved. */
export type Standing = 'on-this-device' | 'sending' | 'needs-attention';

/** By id; a record that is not named is saved. */
export async function standingsOf(db: Local, { name }: Pick<Entity, 'name'>): Promise<Map<string, Standing>> {
  const before = keyOf(name, '');
  const waiting = () => db.outbox.where('key').startsWith(before);
  const [keys, rejected, stall] = await Promise.all([
    waiting().keys(),
    db.rejected.where('[entity+id]').between([name, ''], [name, '\uffff']).toArray(),
    db.facts.get('stall'),
  ]);
  const standings = new Map<string, Standing>();
  for (const key of keys as string[]) standings.set(key.slice(before.length), 'on-this-device');
  // Without a network thousands may wait, and only while they go it is asked which of them are on their way.
  if (!stall?.value) {
    await waiting().each(({ id, sent }) => {
      if (sent) standings.set(id, 'sending');
    });
  }
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
