import * as z from 'zod/mini';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';

// The clock of a session is no clock that runs: when it began is in its row, and how long it stood still is on this
// device. So it goes on, or stands still, while the page is closed.

const StoredPause = z.object({
  /** Milliseconds of the pauses that are over. */
  stood: z.number(),
  /** When the one began that is not; null while the clock runs. */
  since: z.nullable(z.number()),
});

export type Pause = z.infer<typeof StoredPause>;

export const pauseNameOf = (sessionId: string): string => `pause:${sessionId}`;

export const pauseIn = (kept: unknown): Pause => StoredPause.safeParse(kept).data ?? { stood: 0, since: null };

/** Begins a pause, or ends the one there is. */
export const turned = ({ stood, since }: Pause, now: number): Pause =>
  since === null ? { stood, since: now } : { stood: stood + Math.max(0, now - since), since: null };

/** As many as a row can tell of. */
const DAY_S = 86_400;

export function movingSeconds({ started_at }: Pick<WorkoutSession, 'started_at'>, pause: Pause, now: number): number {
  const { stood, since } = pause;
  const until = since ?? now;
  const moved = until - Date.parse(started_at ?? '') - stood;
  return Math.min(DAY_S, Math.max(0, Math.floor(moved / 1000) || 0));
}
