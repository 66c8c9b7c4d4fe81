import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, instant, maybe, uuid } from './columns.ts';

export const challengeMembers = defineEntity({
  name: 'challenge_members',
  columns: {
    challenge_id: uuid,
    user_id: uuid,
    progress: decimal(0, 10_000_000),
    joined_at: instant,
    completed_at: maybe(instant),
  },
  indexes: ['challenge_id', 'user_id'],
  insertOnly: ['joined_at'],
  naturalKey: ['challenge_id', 'user_id'],
});

export type ChallengeMember = RowOf<typeof challengeMembers>;
