import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useAppData } from '#src/data/provider.tsx';
import type { Day } from '#src/lib/days.ts';
import { DAYS_AHEAD, firstDayOf } from './queries.ts';
import type { Slot } from './queries.ts';

const Answer = z.array(z.string());

/** The instants that the server has free; null until it has answered, and where it does not. */
export function useServerTimes({ providerId, minutes, except }: Slot, today: Day): ReadonlySet<number> | null {
  const { session } = useAppData();
  const [told, setTold] = useState<{ of: string; free: ReadonlySet<number> } | null>(null);
  const asked = [providerId, minutes, except, today].join();
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<void> {
      const client = await session.supabase();
      const { data } = await client.rpc('open_slots', {
        provider: providerId,
        first_day: firstDayOf(today),
        days: DAYS_AHEAD,
        minutes,
        except_id: except,
      });
      const answer = Answer.safeParse(data);
      if (!isWanted || !answer.success) return;
      setTold({ of: asked, free: new Set(answer.data.map((instant) => Date.parse(instant))) });
    }
    // Without an answer, what this device knows goes on counting.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [session, asked, providerId, minutes, except, today]);
  return told?.of === asked ? told.free : null;
}
