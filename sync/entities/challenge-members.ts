import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Change, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, removed } from './changes.ts';
import { decimal, instant, maybe, uuid } from './columns.ts';
import { where } from './reading.ts';

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

export const membersOf = (db: Local, challengeIds: readonly string[]): Promise<ChallengeMember[]> =>
  where(db, challengeMembers, 'challenge_id', challengeIds);

export const membershipsOf = (db: Local, userId: string): Promise<ChallengeMember[]> =>
  where(db, challengeMembers, 'user_id', [userId]);

export const joined = (challengeId: string, userId: string, at: string): Change =>
  created(challengeMembers, {
    challenge_id: challengeId,
    user_id: userId,
    progress: 0,
    joined_at: at,
    completed_at: null,
  });

const membership = async (db: Local, challengeId: string, userId: string): Promise<ChallengeMember | null> =>
  (await membershipsOf(db, userId)).find((member) => member.challenge_id === challengeId) ?? null;

export async function joinChallenge(db: Local, userId: string, challengeId: string, clock = REAL_CLOCK): Promise<void> {
  if (await membership(db, challengeId, userId)) return;
  await write(db, [joined(challengeId, userId, moment(db, clock))], clock);
}

export async function leaveChallenge(
  db: Local,
  userId: string,
  challengeId: string,
  clock = REAL_CLOCK,
): Promise<void> {
  const member = await membership(db, challengeId, userId);
  if (member) await write(db, [removed(challengeMembers, member.id)], clock);
}

/**
 * How far a member is is computed from his rows, on each device the same, so it is no counter: added up it would
 * count one workout as often as there are devices.
 */
export async function recordChallengeProgress(
  db: Local,
  id: string,
  { progress, done }: { progress: number; done: boolean },
  clock = REAL_CLOCK,
): Promise<void> {
  const completed_at = done ? moment(db, clock) : null;
  await write(db, [changed(challengeMembers, id, { progress, completed_at })], clock);
}
