import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import type { ChallengeMember } from '#sync/entities/challenge-members.ts';
import { membershipsOf } from '#sync/queries/challenge-members.ts';
import { changed, created, removed } from './changes.ts';

export const joined = (challengeId: string, userId: string, at: string, team = ''): Change =>
  created(challengeMembers, {
    challenge_id: challengeId,
    user_id: userId,
    on_board: true,
    team,
    joined_at: at,
  });

const membership = async (tx: Tx, challengeId: string, userId: string): Promise<ChallengeMember | null> =>
  (await membershipsOf(tx, userId)).find((member) => member.challenge_id === challengeId) ?? null;

export const joinChallenge = action(
  [challengeMembers],
  async (tx, userId: string, challengeId: string, team?: string) => {
    if (await membership(tx, challengeId, userId)) return;
    await tx.write([joined(challengeId, userId, tx.now, team)]);
  },
);

export const leaveChallenge = action([challengeMembers], async (tx, userId: string, challengeId: string) => {
  const member = await membership(tx, challengeId, userId);
  if (member) await tx.write([removed(challengeMembers, member.id)]);
});

export const chooseTeam = action(
  [challengeMembers],
  async (tx, userId: string, { challengeId, team }: { challengeId: string; team: string }) => {
    const member = await membership(tx, challengeId, userId);
    if (member) await tx.write([changed(challengeMembers, member.id, { team })]);
  },
);

export const showOnBoard = action(
  [challengeMembers],
  async (tx, userId: string, { challengeId, shown }: { challengeId: string; shown: boolean }) => {
    const member = await membership(tx, challengeId, userId);
    if (member) await tx.write([changed(challengeMembers, member.id, { on_board: shown })]);
  },
);
