import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { AppData } from '#src/data/app-data.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { officeWords } from './words.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

export interface Deed {
  busy: boolean;
  /** Why nothing can be decided now. */
  blocked: string | undefined;
  /** Whether the server did it. */
  run: (ask: (client: Client) => PromiseLike<{ error: unknown }>, done: string) => Promise<boolean>;
}

/** What is decided on the server, and nowhere else. */
export function useDeed(): Deed {
  const { session } = useAppData();
  const words = useWords(officeWords);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    blocked: online ? undefined : words.offline,
    async run(ask, done) {
      if (busy) return false;
      setBusy(true);
      const did = await attempt(
        async () => {
          const { error } = await ask(await session.supabase());
          if (error) throw new Error('refused', { cause: error });
        },
        { title: words.notDone, description: words.notDoneHelp },
      );
      setBusy(false);
      if (did) toast({ title: done });
      return did !== null;
    },
  };
}
