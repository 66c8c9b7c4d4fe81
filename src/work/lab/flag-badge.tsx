import type { LabResult } from '#sync/entities/lab-results.ts';
import { Badge } from '#src/ui/badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import { labResultWords } from './words.ts';

const TONES = { normal: 'ok', high: 'warn', low: 'warn', abnormal: 'warn', critical: 'bad' } as const;

export function FlagBadge({ flag }: Pick<LabResult, 'flag'>) {
  const words = useWords(labResultWords).flags;
  return <Badge tone={TONES[flag]}>{words[flag]}</Badge>;
}
