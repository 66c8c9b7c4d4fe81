import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { careRequests } from '#sync/entities/care-requests.ts';
import { sightWithdrawals } from '#sync/entities/sight-withdrawals.ts';
import type { SightWithdrawal } from '#sync/entities/sight-withdrawals.ts';
import { withdrawalsOf } from '#sync/queries/sight-withdrawals.ts';
import { takenBack } from './care-requests.ts';
import { created, removed } from './changes.ts';

interface Pair {
  user_id: string;
  provider_id: string;
}

const withdrawalsFrom = async (tx: Tx, { user_id, provider_id }: Pair): Promise<SightWithdrawal[]> =>
  (await withdrawalsOf(tx, user_id)).filter((each) => each.provider_id === provider_id);

export const withdrawSight = action([sightWithdrawals, careRequests], async (tx, pair: Pair) => {
  const asked = await takenBack(tx, { client_id: pair.user_id, provider_id: pair.provider_id });
  const isWithdrawn = (await withdrawalsFrom(tx, pair)).length > 0;
  await tx.write([...asked, ...(isWithdrawn ? [] : [created(sightWithdrawals, { ...pair, created_at: tx.now })])]);
});

export const giveSightBack = action([sightWithdrawals], async (tx, pair: Pair) => {
  const rows = await withdrawalsFrom(tx, pair);
  await tx.write(rows.map(({ id }) => removed(sightWithdrawals, id)));
});
