import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

/** A client no longer lets a provider see contact and records. Taken back, what was agreed before gives sight again. */
export const sightWithdrawals = defineEntity({
  name: 'sight_withdrawals',
  columns: { user_id: uuid, provider_id: uuid, created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'provider_id'],
});

export type SightWithdrawal = RowOf<typeof sightWithdrawals>;
