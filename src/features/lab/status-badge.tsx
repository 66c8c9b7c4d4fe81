import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import { labWords } from './words.ts';

const TONES = {
  ordered: 'idle',
  sample_collected: 'info',
  processing: 'info',
  completed: 'ok',
  cancelled: 'idle',
} as const;

export function StatusBadge({ status }: Pick<LabOrder, 'status'>) {
  const words = useWords(labWords).status;
  return <Badge tone={TONES[status]}>{words[status]}</Badge>;
}
