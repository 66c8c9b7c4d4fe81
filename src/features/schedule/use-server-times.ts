import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useAppData } from '#src/data/provider.tsx';
import { useOnline } from '#src/data/sync-chip.ts';
import type { Day } from '#src/lib/days.ts';
import { DAYS_AHEAD, firstDayOf } from './queries.ts';
import type { Slot } from './queries.ts';

const Answer = z.array(z.string());

/** What the server says of the times of a slot. `unknown` where it cannot be asked. */
export type ServerTimes =
  | { state: 'asking' }
  | { state: 'unknown' }
  /** The instants that are free. */
  | { state: 'known'; free: ReadonlySet<number> };

const ASKING: ServerTimes = { state: 'asking' };
const UNKNOWN: ServerTimes = { state: 'unknown' };

export function useServerTimes({ providerId, minutes, except }: Slot, today: Day): ServerTimes {
  const { session } = useAppData();
  const online = useOnline();
  const [told, setTold] = useState<{ of: string; times: ServerTimes } | null>(null);
  const asked = [providerId, minutes, except, today, online].join();
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<ServerTimes> {
      const client = await session.supabase();
      const { data } = await client.rpc('open_slots', {
        provider: providerId,
        first_day: firstDayOf(today),
        days: DAYS_AHEAD,
        minutes,
        except_id: except,
      });
      const answer = Answer.safeParse(data);
      if (!answer.success) return UNKNOWN;
      return { state: 'known', free: new Set(answer.data.map((instant) => Date.parse(instant))) };
    }
    void ask()
      .catch(() => UNKNOWN)
      .then((times) => isWanted && setTold({ of: asked, times }));
    return () => {
      isWanted = false;
    };
  }, [session, asked, providerId, minutes, except, today]);
  return told?.of === asked ? told.times : ASKING;
}
