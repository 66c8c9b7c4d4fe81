import type { Grade, Trend } from '#src/lib/scores.ts';
import { gradeOf } from '#src/lib/scores.ts';
import { Badge } from '#src/ui/badge.tsx';
import { FallIcon, SteadyIcon, UpIcon } from '#src/ui/icons.tsx';
import type { Score } from './evaluation.ts';

export const GRADE_TONE = { strong: 'c3', steady: 'c4', weak: 'c5' } as const satisfies Record<Grade, string>;

const BADGE = { strong: 'ok', steady: 'warn', weak: 'bad' } as const satisfies Record<Grade, string>;
const ICONS = { up: UpIcon, down: FallIcon, same: SteadyIcon };

export function TrendIcon({ trend }: { trend: Trend }) {
  const Icon = ICONS[trend];
  return <Icon small />;
}

/** The word of a score, with the arrow of its trend. */
export const GradeBadge = ({ score, label }: { score: Score; label: string }) => (
  <Badge tone={BADGE[gradeOf(score.value)]} icon={ICONS[score.trend ?? 'same']}>
    {label}
  </Badge>
);
