import * as z from 'zod/mini';
import type { Rest } from './turn.ts';

const Changed = z.object({ setId: z.string(), extra: z.number(), skipped: z.boolean() });

/** What a person did to a rest; to another rest it does not apply. */
export type RestChange = z.infer<typeof Changed>;

/** Of what was kept of it on this device. */
export const changeIn = (kept: unknown): RestChange | null => Changed.safeParse(kept).data ?? null;

export interface Resting {
  setId: string;
  /** Seconds. */
  of: number;
  endsAt: number;
}

/** From the stamp of the set and not from a clock that ran: it holds after a killed page, and on another device. */
export function restingOf(rest: Rest | null, change: RestChange | null): Resting | null {
  if (!rest) return null;
  const own = change?.setId === rest.setId ? change : null;
  if (own?.skipped) return null;
  const of = rest.seconds + (own?.extra ?? 0);
  return { setId: rest.setId, of, endsAt: rest.since + of * 1000 };
}

/** Whole seconds; the last one is over when it is. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

export const longer = ({ setId }: Resting, change: RestChange | null, by: number): RestChange => ({
  setId,
  extra: (change?.setId === setId ? change.extra : 0) + by,
  skipped: false,
});

export const cutShort = ({ setId }: Resting): RestChange => ({ setId, extra: 0, skipped: true });

const two = (part: number): string => String(part).padStart(2, '0');

/** 0:48, 24:36, 1:02:03 */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
