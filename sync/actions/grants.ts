import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { grants } from '#sync/entities/grants.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { changed, removed, writeAll } from './changes.ts';

type NewGrant = Omit<Columns<typeof grants>, 'created_at'>;

/** With the setting off no photo is shown to anybody, so that giving a grant turns it on. */
export const showingNew = (tx: Pick<Tx, 'now'>, grant: NewGrant, id?: string): Change[] => [
  ...(grant.subject === 'progress_photos' ? [changed(userSettings, grant.user_id, { progress_photos: true })] : []),
  { entity: grants, ...(id && { id }), first: { created_at: tx.now }, set: { ...grant, deleted: false } },
];

export const giveGrant = action([grants, userSettings], (tx, grant: NewGrant) => writeAll(tx, showingNew(tx, grant)));

/** At once and for good: what was written in it goes with it. */
export const endGrant = action([grants], (tx, id: string) => writeAll(tx, [removed(grants, id)]));
