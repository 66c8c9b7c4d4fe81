import type { Here } from '#src/lib/days.ts';
import type { Category } from './categories-card.tsx';
import { GoalSheet } from './goal-sheet.tsx';
import { LogSheet } from './log-sheet.tsx';
import type { Overview } from './queries.ts';
import { SetSheet } from './set-sheet.tsx';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'goal'; id: string }
  /** A new goal, of any kind or of a category; or one to edit. */
  | { sheet: 'set'; category: Category | null }
  | { sheet: 'edit'; id: string }
  /** Progress of this goal, or of one to choose. */
  | { sheet: 'log'; id: string | null };

interface GoalsSheetsProps {
  shown: Shown;
  overview: Overview;
  here: Here;
  onShow: (shown: Shown | null) => void;
}

export function GoalsSheets({ shown, overview: { active, others }, here, onShow }: GoalsSheetsProps) {
  const onClose = (): void => onShow(null);
  const find = (wanted: string | null) => [...active, ...others].find(({ goal }) => goal.id === wanted) ?? null;
  if (shown.sheet === 'log') return <LogSheet active={active} first={find(shown.id)} onClose={onClose} />;
  if (shown.sheet === 'set') return <SetSheet category={shown.category} edited={null} here={here} onClose={onClose} />;
  const standing = find(shown.id);
  // Removed meanwhile, here or on another device.
  if (!standing) return null;
  if (shown.sheet === 'goal') return <GoalSheet standing={standing} here={here} onShow={onShow} />;
  return (
    <SetSheet
      category={null}
      edited={standing.goal}
      here={here}
      onClose={() => onShow({ sheet: 'goal', id: shown.id })}
    />
  );
}
