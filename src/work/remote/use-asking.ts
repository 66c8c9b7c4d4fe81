import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { AppData } from '#src/data/app-data.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

interface Said {
  offline: string;
  failed: { title: string; description?: string };
}

export interface Asking {
  busy: boolean;
  /** Why it cannot be asked now. */
  blocked: string | undefined;
  /** What the server answered, in a box; null where it did not do it, which is said. */
  ask: (
    question: (client: Client) => PromiseLike<{ data: unknown; error: unknown }>,
  ) => Promise<{ value: unknown } | null>;
}

/** What only the server can do; a second press while it is asked does nothing. */
export function useAsking({ offline, failed }: Said): Asking {
  const { session } = useAppData();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    blocked: online ? undefined : offline,
    async ask(question) {
      if (busy) return null;
      setBusy(true);
      const did = await attempt(async () => {
        const { data, error } = await question(await session.supabase());
        if (error) throw new Error('refused', { cause: error });
        return data;
      }, failed);
      setBusy(false);
      return did;
    },
  };
}
