import { useState } from 'react';
import { useAppData } from '#src/data/provider.tsx';
import type { AppData } from '#src/data/app-data.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { attempt } from '#src/ui/attempt.ts';
import { toast } from '#src/ui/toasts.ts';

type Client = Awaited<ReturnType<AppData['session']['supabase']>>;

interface Said {
  offline: string;
  failed: { title: string; description?: string };
  /** What is said of a refusal that is known; null where nothing is, and undefined where it is none. */
  refused?: (error: unknown) => string | null | undefined;
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
export function useAsking({ offline, failed, refused }: Said): Asking {
  const { session } = useAppData();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    blocked: online ? undefined : offline,
    async ask(question) {
      if (busy) return null;
      setBusy(true);
      let why: string | null | undefined;
      const did = await attempt(async () => {
        const { data, error } = await question(await session.supabase());
        if (error) why = refused?.(error);
        if (error && why === undefined) throw new Error('refused', { cause: error });
        return data;
      }, failed);
      setBusy(false);
      // Only now: an attempt that was answered takes away what failed there before.
      if (why) toast({ title: failed.title, description: why, destructive: true });
      return why === undefined ? did : null;
    },
  };
}
