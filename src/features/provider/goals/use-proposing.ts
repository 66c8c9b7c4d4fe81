import { proposeGoal, withdrawProposal } from '#sync/actions/goal-proposals.ts';
import type { NewProposal } from '#sync/actions/goal-proposals.ts';
import type { GoalProposal } from '#sync/entities/goal-proposals.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { proposingWords } from './words.ts';

/** What a provider proposes, with or without a network, and takes back. */
export function useProposing() {
  const words = useWords(proposingWords);
  const save = useSave();
  const failed = { title: words.notSaved, description: words.notSavedHelp };
  return {
    propose: async (proposal: Omit<NewProposal, 'provider_id'>): Promise<boolean> =>
      (await save((provider_id) => proposeGoal({ ...proposal, provider_id }), {
        failed,
        of: 'typed',
        once: '',
        done: { title: words.proposed },
        undo: (id) => withdrawProposal(id, true),
      })) !== null,
    withdraw: async ({ id }: GoalProposal): Promise<void> => {
      await save(withdrawProposal(id, true), {
        failed,
        once: id,
        done: { title: words.withdrawn },
        undo: () => withdrawProposal(id, false),
      });
    },
  };
}
