import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, text, uuid } from './columns.ts';

export const challengeMembers = defineEntity({
  name: 'challenge_members',
  columns: {
    challenge_id: uuid,
    user_id: uuid,
    /** Whether others find them on the board. */
    on_board: flag,
    /** Empty where they are in none. The server spells it, and says which where teams are by centre. */
    team: text(40),
    joined_at: instant,
  },
  indexes: ['challenge_id', 'user_id'],
  insertOnly: ['joined_at'],
  naturalKey: ['challenge_id', 'user_id'],
});

export type ChallengeMember = RowOf<typeof challengeMembers>;
