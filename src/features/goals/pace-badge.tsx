import { Badge } from '#src/ui/badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Standing } from '#src/work/goals/standing.ts';
import { goalsWords } from './words.ts';

const TONES = { ahead: 'ok', 'on-track': 'ok', behind: 'warn' } as const;

/** How a goal is going; nothing where nobody can say. */
export function PaceBadge({ standing: { goal, done, pace, keeping } }: { standing: Standing }) {
  const words = useWords(goalsWords);
  if (goal.status !== 'active') return <Badge tone="idle">{words.status[goal.status]}</Badge>;
  if (keeping !== null) return <Badge tone="ok">{words.pace.keeping}</Badge>;
  if (done === 1) return <Badge tone="ok">{words.pace.reached}</Badge>;
  return pace && <Badge tone={TONES[pace]}>{words.pace[pace]}</Badge>;
}
