import { useWords } from '#src/ui/language.tsx';
import { useAsking } from '#src/work/remote/use-asking.ts';
import type { Asking } from '#src/work/remote/use-asking.ts';
import { benchWords } from './words.ts';

/** What only the server can do. */
export function useServer(): Asking {
  const { offline, notDone } = useWords(benchWords);
  return useAsking({ offline, failed: notDone });
}
