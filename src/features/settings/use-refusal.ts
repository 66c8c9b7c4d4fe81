import { useCanSync, useOnline } from '#src/data/sync/sync-chip.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Refused } from './calls.ts';
import { settingsWords } from './words.ts';

/** Says what a server call failed to do, and why. */
export function useRefusal(): (title: string, refused: Refused) => void {
  const words = useWords(settingsWords).refused;
  return (title, refused) => toast({ title, description: words[refused], destructive: true });
}

/** Why the server cannot be asked now; null where it can. */
export function useBlocked(): string | undefined {
  const { needsConnection, signInFirst } = useWords(settingsWords);
  const isOnline = useOnline();
  const canSync = useCanSync();
  if (!canSync) return signInFirst;
  return isOnline ? undefined : needsConnection;
}
