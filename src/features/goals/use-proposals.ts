import { acceptChanged, acceptProposal, declineProposal, undoAnswer } from '#sync/actions/goal-proposals.ts';
import type { NewGoal } from '#sync/actions/goals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import { useWords } from '#src/ui/language.tsx';
import { goalWords } from '#src/work/goals/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { goalsWords } from './words.ts';

type Beginning = Pick<NewGoal, 'start_date'> & { start_value: number | null };

/** What is answered to a provider, each with a way back; false where it was not saved. */
export function useProposals() {
  const { proposal: words, notSaved } = useWords(goalsWords);
  const { kinds } = useWords(goalWords);
  const save = useSave();
  const said = (title: string) => ({
    failed: { title: notSaved.proposal, description: notSaved.description },
    done: { title },
    once: '',
  });
  return {
    accept: async ({ id, kind, title }: GoalProposal, beginning: Beginning): Promise<boolean> => {
      // A kind that has a name is called by it in the client's own language.
      const named = kind === 'custom' || kind === 'strength' ? title : kinds[kind];
      const doing = (user_id: string) => acceptProposal(id, { ...beginning, user_id, title: named });
      return (await save(doing, { ...said(words.accepted), undo: undoAnswer })) !== null;
    },
    acceptChanged: async ({ id }: GoalProposal, goal: Omit<NewGoal, 'user_id'>): Promise<boolean> =>
      (await save((user_id) => acceptChanged(id, { ...goal, user_id }), {
        ...said(words.changed),
        undo: undoAnswer,
      })) !== null,
    decline: async ({ id }: GoalProposal, answer: string): Promise<boolean> =>
      (await save(declineProposal(id, answer.trim() || null), {
        ...said(words.declined),
        undo: () => undoAnswer({ proposal: id, edit: null }),
      })) !== null,
  };
}
