import type { Readable } from '#sync/engine/act.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import type { ChallengeMember } from '#sync/entities/challenge-members.ts';
import { where } from './reading.ts';

export const membersOf = (db: Readable, challengeIds: readonly string[]): Promise<ChallengeMember[]> =>
  where(db, challengeMembers, 'challenge_id', challengeIds);

export const membershipsOf = (db: Readable, userId: string): Promise<ChallengeMember[]> =>
  where(db, challengeMembers, 'user_id', [userId]);
