import { useCanSync, useOnline } from '#src/data/sync-chip.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Refused } from './calls.ts';
import { settingsWords } from './words.ts';

/** Says of a call to the server what was not done, and why. */
export function useRefusal(): (title: string, refused: Refused) => void {
  const words = useWords(settingsWords).refused;
  return (title, refused) => toast({ title, description: words[refused], destructive: true });
}

/** Why the server cannot be asked now; nothing where it can. */
export function useBlocked(): string | undefined {
  const { needsConnection, signInFirst } = useWords(settingsWords);
  const isOnline = useOnline();
  const canSync = useCanSync();
  if (!canSync) return signInFirst;
  return isOnline ? undefined : needsConnection;
}
