import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { AppData } from '#src/data/app-data.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { benchWords } from './words.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

interface Server {
  busy: boolean;
  /** Why it cannot be asked now. */
  blocked: string | undefined;
  /** Whether it was done. */
  ask: (question: (client: Client) => PromiseLike<{ error: unknown }>) => Promise<boolean>;
}

/** What only the server can do. */
export function useServer(): Server {
  const { session } = useAppData();
  const { offline, notDone } = useWords(benchWords);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    blocked: online ? undefined : offline,
    async ask(question) {
      if (busy) return false;
      setBusy(true);
      const did = await attempt(async () => {
        const { error } = await question(await session.supabase());
        if (error) throw new Error('refused', { cause: error });
      }, notDone);
      setBusy(false);
      return did !== null;
    },
  };
}
