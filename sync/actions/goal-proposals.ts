import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { goalChanges } from '#sync/entities/goal-changes.ts';
import { goalProposals } from '#sync/entities/goal-proposals.ts';
import { goals } from '#sync/entities/goals.ts';
import { many, rowsOf } from '#sync/queries/reading.ts';
import { changed, created, existing, removed, restored, writeAll, writeOne } from './changes.ts';
import { begun, editWithLine, undone } from './goals.ts';
import type { Changed, NewGoal } from './goals.ts';

type Row = Columns<typeof goalProposals>;
export type NewProposal = Omit<Row, 'status' | 'answer' | 'answered_at' | 'created_at'>;

export const proposeGoal = action([goalProposals], (tx, proposal: NewProposal) => {
  const row = { ...proposal, status: 'proposed' as const, answer: null, answered_at: null, created_at: tx.now };
  return writeOne(tx, created(goalProposals, row));
});

/** Or proposes it again. */
export const withdrawProposal = action([goalProposals], (tx, id: string, isWithdrawn: boolean) =>
  writeAll(tx, [changed(goalProposals, id, { status: isWithdrawn ? 'withdrawn' : 'proposed' })]),
);

const answered = (tx: Tx, id: string, status: Row['status'], answer: string | null = null): Change =>
  changed(goalProposals, id, { status, answer, answered_at: tx.now });

/** What an undo of an acceptance needs. */
export interface Accepted {
  proposal: string;
  /** What a proposal for a goal that is there changed of it. */
  edit: Changed | null;
}

/** The goal of a proposal has its id: of two devices that accept it both make the same. */
async function goalWithId(tx: Tx, id: string, goal: NewGoal): Promise<Change[]> {
  const known = await rowsOf(tx, goals).get(id);
  return [...(known?.deleted ? [restored(goals, id)] : []), created(goals, begun(goal, tx.now), id)];
}

type Beginning = Pick<NewGoal, 'user_id' | 'title' | 'start_date'> & { start_value: number | null };

const PROPOSED = [goalProposals, goals, goalChanges];

export const acceptProposal = action(PROPOSED, async (tx, id: string, beginning: Beginning): Promise<Accepted> => {
  const proposal = await existing(tx, goalProposals, id);
  const { provider_id, category, kind, exercise_id, target, unit, target_date } = proposal;
  if (proposal.goal_id !== null) {
    const goal = await existing(tx, goals, proposal.goal_id);
    const edit = await editWithLine(tx, goal, { exercise_id, target, target_date, unit }, provider_id);
    await tx.write([answered(tx, id, 'accepted')]);
    return { proposal: id, edit };
  }
  const goal = { ...beginning, provider_id, category, kind, exercise_id, target, unit, target_date };
  await tx.write([...(await goalWithId(tx, id, goal)), answered(tx, id, 'accepted')]);
  return { proposal: id, edit: null };
});

/** With other figures it is the client's own goal, and the provider is told so. */
export const acceptChanged = action(PROPOSED, async (tx, id: string, goal: NewGoal): Promise<Accepted> => {
  await existing(tx, goalProposals, id);
  await tx.write([...(await goalWithId(tx, id, goal)), answered(tx, id, 'changed')]);
  return { proposal: id, edit: null };
});

export const declineProposal = action([goalProposals], (tx, id: string, answer: string | null) =>
  writeAll(tx, [answered(tx, id, 'declined', answer)]),
);

/** It waits for an answer again, and what came of the one it had is gone. */
export const undoAnswer = action(PROPOSED, async (tx, { proposal, edit }: Accepted) => {
  const open = changed(goalProposals, proposal, { status: 'proposed', answer: null, answered_at: null });
  const made = await many(tx, goals, [proposal]);
  await tx.write([open, ...(edit ? undone(edit) : []), ...made.map(({ id }) => removed(goals, id))]);
});
