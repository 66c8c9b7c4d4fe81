import * as z from 'zod/mini';
import type { Rest } from '../turn.ts';

const Changed = z.object({ setId: z.string(), extra: z.number(), skipped: z.boolean() });

/** A change to a rest; it does not apply to another one. */
export type RestChange = z.infer<typeof Changed>;

/** From what this device has stored. */
export const changeIn = (kept: unknown): RestChange | null => Changed.safeParse(kept).data ?? null;

export interface Resting {
  setId: string;
  /** Seconds. */
  of: number;
  endsAt: number;
}

/** From the set's timestamp instead of a running clock, so it holds after a killed page and on another device. */
export function restingOf(rest: Rest | null, change: RestChange | null): Resting | null {
  if (!rest) return null;
  const own = change?.setId === rest.setId ? change : null;
  if (own?.skipped) return null;
  const of = rest.seconds + (own?.extra ?? 0);
  return { setId: rest.setId, of, endsAt: rest.since + of * 1000 };
}

/** Whole seconds, rounded up. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

export const longer = ({ setId }: Resting, change: RestChange | null, by: number): RestChange => ({
  setId,
  extra: (change?.setId === setId ? change.extra : 0) + by,
  skipped: false,
});

export const cutShort = ({ setId }: Resting): RestChange => ({ setId, extra: 0, skipped: true });
