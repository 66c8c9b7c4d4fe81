import { useLanguage, useWords } from '#src/ui/language.tsx';
import { syncCentreWords } from './words.ts';

interface HeadlineProps {
  unsent: number;
  rejected: number;
  conflicts: number;
}

/** Rejected writes are not saved, and lost values exist nowhere else: both wait for the person alone. */
export function Headline({ unsent, rejected, conflicts }: HeadlineProps) {
  const words = useWords(syncCentreWords);
  const language = useLanguage();
  const counted = (say: (count: number, shown: string) => string, count: number): string =>
    say(count, count.toLocaleString(language));
  if (unsent > 0) return <h3>{counted(words.safe, unsent)}</h3>;
  if (rejected > 0) return <h3>{words.rejected.title}</h3>;
  return <h3>{conflicts > 0 ? counted(words.decide, conflicts) : words.allSaved}</h3>;
}
