import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { AppData } from '#src/data/app-data.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useOnline } from '#src/data/sync/sync-chip.ts';

/** What the server says of what no device holds. It is kept only where `useLastKnown` is asked for it. */
export type Remote<T> =
  | { state: 'loading' }
  /** `stale`: it was asked for again, and could not be had. Without a network there is nothing to retry. */
  | {
      state: 'content';
      value: T;
      at: number;
      stale: boolean;
      retry: (() => void) | null;
      /** What was kept, while the server is asked. */
      asking?: boolean;
    }
  /** It asks by itself once there is a network. */
  | { state: 'offline' }
  | { state: 'failed'; retry: () => void };

type SupabaseClient = Awaited<ReturnType<AppData['session']['supabase']>>;

export interface Question<T> {
  /** Of two questions with the same key the answer is the same. */
  key: readonly unknown[];
  /** With each other value the same is asked anew, and what was answered stands until then. */
  again?: unknown;
  ask: (client: SupabaseClient, signal: AbortSignal) => PromiseLike<{ data: unknown; error: unknown }>;
  /** Whatever else the server sends is a failure. */
  shape: ZodMiniType<T>;
}

interface Asked<T> {
  key: string;
  value: T;
  at: number;
}

interface Ended {
  key: string;
  attempt: number;
  how: 'failed' | 'answered';
}

/** Asks the server, again when the question or the connection changes. */
export function useRemote<T>({ key: parts, again, ask, shape }: Question<T>): Remote<T> {
  const { session } = useAppData();
  const online = useOnline();
  const key = JSON.stringify(parts);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Asked<T> | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  useEffect(() => {
    if (!online) return undefined;
    const stop = new AbortController();
    const end = (how: Ended['how']) => setEnded({ key, attempt, how });
    async function answer(): Promise<void> {
      const client = await session.supabase();
      const { data, error } = await ask(client, stop.signal);
      if (stop.signal.aborted) return;
      const read = shape.safeParse(data);
      if (error || !read.success) return end('failed');
      setKnown({ key, value: read.data, at: Date.now() });
      end('answered');
    }
    answer().catch(() => stop.signal.aborted || end('failed'));
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what the question is
  }, [session, key, online, attempt, again]);

  return useMemo(() => {
    const failed = ended?.key === key && ended.attempt === attempt && ended.how === 'failed';
    if (known?.key === key) {
      return {
        state: 'content',
        value: known.value,
        at: known.at,
        stale: failed || !online,
        retry: online ? retry : null,
      };
    }
    if (!online) return { state: 'offline' };
    return failed ? { state: 'failed', retry } : { state: 'loading' };
  }, [known, ended, key, attempt, online, retry]);
}
