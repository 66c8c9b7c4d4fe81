import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, moment, removed } from './changes.ts';
import { instant, uuid } from './columns.ts';
import { where } from './reading.ts';

/** A client no longer lets a provider see contact and records. Taken back, what was agreed before gives sight again. */
export const sightWithdrawals = defineEntity({
  name: 'sight_withdrawals',
  columns: { user_id: uuid, provider_id: uuid, created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'provider_id'],
});

export type SightWithdrawal = RowOf<typeof sightWithdrawals>;

export const withdrawalsOf = (db: Local, userId: string): Promise<SightWithdrawal[]> =>
  where(db, sightWithdrawals, 'user_id', [userId]);

interface Pair {
  user_id: string;
  provider_id: string;
}

const standing = async (db: Local, { user_id, provider_id }: Pair): Promise<SightWithdrawal[]> =>
  (await withdrawalsOf(db, user_id)).filter((each) => each.provider_id === provider_id);

export async function withdrawSight(db: Local, pair: Pair, clock = REAL_CLOCK): Promise<void> {
  if ((await standing(db, pair)).length > 0) return;
  await write(db, [created(sightWithdrawals, { ...pair, created_at: moment(db, clock) })], clock);
}

export async function giveSightBack(db: Local, pair: Pair, clock = REAL_CLOCK): Promise<void> {
  const rows = await standing(db, pair);
  await write(
    db,
    rows.map(({ id }) => removed(sightWithdrawals, id)),
    clock,
  );
}
