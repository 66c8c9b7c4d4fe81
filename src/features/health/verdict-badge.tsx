import { Badge } from '#src/ui/badge.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Verdict } from '#src/work/health/ranges.ts';
import { healthWords } from './words.ts';

const TONES = { ok: 'ok', watch: 'warn', alarm: 'bad' } as const;

/** How a value stands; nothing where nobody says what is usual. */
export function VerdictBadge({ verdict }: { verdict: Verdict | null }) {
  const words = useWords(healthWords).says;
  return verdict && <Badge tone={TONES[verdict.level]}>{words[verdict.says]}</Badge>;
}
