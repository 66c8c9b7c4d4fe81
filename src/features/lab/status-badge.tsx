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

/** A state that a later version knows is shown by its own name. */
export function StatusBadge({ status }: Pick<LabOrder, 'status'>) {
  const words: Readonly<Partial<Record<string, string>>> = useWords(labWords).status;
  return <Badge tone={TONES[status] ?? 'idle'}>{words[status] ?? status}</Badge>;
}
