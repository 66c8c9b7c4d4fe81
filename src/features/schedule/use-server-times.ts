import * as z from 'zod/mini';
import type { Day } from '#src/lib/days.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { DAYS_AHEAD, firstDayOf } from './queries.ts';
import type { Slot } from './queries.ts';

/** What the server says of the times of a slot. `unknown` where it cannot be asked. */
export type ServerTimes =
  | { state: 'asking' }
  | { state: 'unknown' }
  /** The instants that are free. */
  | { state: 'known'; free: ReadonlySet<number> };

const FreeInstants = z.pipe(
  z.array(z.string()),
  z.transform((instants): ReadonlySet<number> => new Set(instants.map((instant) => Date.parse(instant)))),
);

export function useServerTimes({ providerId, minutes, except }: Slot, today: Day): ServerTimes {
  const remote = useRemote({
    key: ['open slots', providerId, minutes, except, today],
    ask: (client, signal) =>
      client
        .rpc('open_slots', {
          provider: providerId,
          first_day: firstDayOf(today),
          days: DAYS_AHEAD,
          minutes,
          except_id: except,
        })
        .abortSignal(signal),
    shape: FreeInstants,
  });
  if (remote.state === 'loading') return { state: 'asking' };
  // What was free a while ago may be taken by now.
  return remote.state === 'content' && !remote.stale ? { state: 'known', free: remote.value } : { state: 'unknown' };
}
