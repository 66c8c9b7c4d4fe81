import { useRestRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { useAsOf } from '../fresh.tsx';
import { providerWords } from '../words.ts';
import { newestOf } from './newest.ts';
import type { Part } from './parts.ts';
import { recordWords } from './words.ts';

interface PartAsOfProps {
  part: Part;
  clientId: string;
  here: Here;
}

/** Until when this device knows a part, and when the last of what it holds of it was written. */
export function PartAsOf({ part, clientId, here }: PartAsOfProps) {
  const { record: words } = useWords(recordWords);
  const { fresh } = useWords(providerWords);
  const { momentOf } = useMoments();
  const asOf = useAsOf(here);
  const newest = useRestRow((db, userId) => newestOf(db, userId, clientId, part), [clientId, part]);
  const toldOf = (): string | null => {
    if (newest.state === 'content') return words.newest(momentOf(new Date(newest.value).toISOString()));
    return newest.state === 'empty' ? words.nothingHeld : null;
  };
  const told = toldOf();
  // Reserves the line, so that nothing moves when it appears.
  return (
    <p className="muted small">
      {asOf === null || told === null ? '\u{A0}' : words.partAsOf(words[part], fresh.asOf(asOf), told)}
    </p>
  );
}
