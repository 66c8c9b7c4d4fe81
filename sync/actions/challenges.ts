import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import { challenges } from '#sync/entities/challenges.ts';
import { joined } from './challenge-members.ts';
import { created } from './changes.ts';

type Row = Columns<typeof challenges>;
type NewChallenge = Pick<Row, 'title' | 'metric' | 'target' | 'starts_on' | 'ends_on'> &
  Partial<Pick<Row, 'description' | 'unit' | 'teams' | 'team_size'>> & { creator_id: string };

/** Whoever creates a challenge joins it. */
export const createChallenge = action([challenges, challengeMembers], async (tx, challenge: NewChallenge) => {
  const id = crypto.randomUUID();
  const row = { description: '', unit: '', teams: 'alone' as const, team_size: 10, ...challenge, created_at: tx.now };
  await tx.write([created(challenges, row, id), joined(id, challenge.creator_id, tx.now)]);
  return id;
});
