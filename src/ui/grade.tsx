import type { ReactNode } from 'react';
import type { Grade, Trend } from '#src/lib/scores.ts';
import { gradeOf } from '#src/lib/scores.ts';
import { Badge } from './badge.tsx';
import { FallIcon, SteadyIcon, UpIcon } from './icons.tsx';

export const GRADE_TONE = { strong: 'c3', steady: 'c4', weak: 'c5' } as const satisfies Record<Grade, string>;

const BADGE = { strong: 'ok', steady: 'warn', weak: 'bad' } as const satisfies Record<Grade, string>;
const ICONS = { up: UpIcon, down: FallIcon, same: SteadyIcon };

export function TrendIcon({ trend }: { trend: Trend }) {
  const Icon = ICONS[trend];
  return <Icon small />;
}

interface GradeBadgeProps {
  /** Out of ten; without a trend where there is none before it. */
  score: { value: number; trend: Trend | null };
  label: ReactNode;
}

/** The word of a score, with the arrow of its trend. */
export const GradeBadge = ({ score: { value, trend }, label }: GradeBadgeProps) => (
  <Badge tone={BADGE[gradeOf(value)]} {...(trend && { icon: ICONS[trend] })}>
    {label}
  </Badge>
);
