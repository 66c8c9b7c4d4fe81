import type { Here } from '#src/lib/days.ts';
import type { Category } from './categories-card.tsx';
import { GoalSheet } from './goal-sheet.tsx';
import { LogSheet } from './log-sheet.tsx';
import { PauseSheet } from './pause-sheet.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import type { Overview } from './queries.ts';
import { SetSheet } from './set-sheet.tsx';
import { StreakSheet } from './streak-sheet.tsx';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'goal' | 'edit' | 'pause'; id: string }
  /** A new goal, of any kind or of a category. */
  | { sheet: 'set'; category: Category | null }
  /** Progress of this goal, or of one to choose. */
  | { sheet: 'log'; id: string | null }
  /** What is proposed, to answer or to change. */
  | { sheet: 'proposal' | 'change'; id: string }
  | { sheet: 'streak' };

interface GoalsSheetsProps {
  shown: Shown;
  overview: Overview;
  here: Here;
  onShow: (shown: Shown | null) => void;
}

export function GoalsSheets({ shown, overview, here, onShow }: GoalsSheetsProps) {
  const onClose = (): void => onShow(null);
  const { active, others, proposals, providers } = overview;
  const all = [...active, ...others];
  const find = (wanted: string | null) => all.find(({ goal }) => goal.id === wanted) ?? null;
  const form = { category: null, edited: null, proposal: null, setBy: null, here, onClose };
  if (shown.sheet === 'streak') return <StreakSheet here={here} onClose={onClose} />;
  if (shown.sheet === 'log') return <LogSheet active={active} first={find(shown.id)} onClose={onClose} />;
  if (shown.sheet === 'set') return <SetSheet {...form} category={shown.category} />;
  if (shown.sheet === 'proposal' || shown.sheet === 'change') {
    const proposal = proposals.find(({ id }) => id === shown.id);
    // Answered or withdrawn meanwhile.
    if (!proposal) return null;
    if (shown.sheet === 'change') return <SetSheet {...form} proposal={proposal} />;
    const provider = providers.get(proposal.provider_id ?? '') ?? null;
    const changes = all.find(({ goal }) => goal.id === proposal.goal_id)?.goal ?? null;
    return <ProposalSheet proposal={proposal} provider={provider} changes={changes} here={here} onShow={onShow} />;
  }
  const standing = find(shown.id);
  // Removed meanwhile, here or on another device.
  if (!standing) return null;
  const setBy = providers.get(standing.goal.provider_id ?? '') ?? null;
  if (shown.sheet === 'goal') return <GoalSheet standing={standing} setBy={setBy} here={here} onShow={onShow} />;
  const back = (): void => onShow({ sheet: 'goal', id: shown.id });
  if (shown.sheet === 'pause') return <PauseSheet standing={standing} onClose={onClose} />;
  return <SetSheet {...form} edited={standing.goal} setBy={setBy?.cares ? setBy : null} onClose={back} />;
}
