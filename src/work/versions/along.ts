import { useEffect } from 'react';
import * as z from 'zod/mini';
import { mealsBetween } from '#sync/queries/meal-plans.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRestRow } from '#src/data/rows.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { OwnVersions } from './shape.ts';

// Versions of a plan are the server's. Those of one's own are asked for whenever the plan on this device has changed, and
// kept beside it, so that they are read without a network.

const NAME = 'kept:plan-versions';
const AHEAD = 14;

const Kept = z.object({ at: z.number(), of: z.string(), versions: OwnVersions });
export type Kept = z.infer<typeof Kept>;

export interface Along {
  kept: Kept | null;
  /** Names the plan as it is on this device. */
  of: string;
}

async function planNow(db: ReadOnly, userId: string, today: Day): Promise<string> {
  const programs = (await programsOf(db, userId)).filter(({ assigned_by }) => assigned_by !== null);
  const steps = await Promise.all(programs.map(({ id }) => programPlan(db, id)));
  const meals = await mealsBetween(db, userId, today, addDays(today, AHEAD));
  const rows = [...programs, ...steps.flat(), ...meals.filter(({ planned_by }) => planned_by !== null)];
  const last = Math.max(0, ...rows.map(({ updated_at }) => Date.parse(updated_at)));
  return rows.length === 0 ? '' : `${rows.length} ${last}`;
}

export async function alongOf(db: ReadOnly, userId: string, today: Day): Promise<Along> {
  const [of, [fact]] = await Promise.all([planNow(db, userId, today), db.recall.askRows('facts', [NAME])]);
  return { of, kept: Kept.safeParse(fact?.['value']).data ?? null };
}

/** The versions as they are kept; null until that is read. What cannot be asked now is asked with the next connection. */
export function useVersionsAlong(today: Day): Along | null {
  const open = useOpen();
  const online = useOnline();
  const { session } = useAppData();
  const along = knownOf(useRestRow((db, userId) => alongOf(db, userId, today), [today]));
  const of = along?.of ?? '';
  const isKnown = along === null || of === '' || along.kept?.of === of;
  useEffect(() => {
    if (!open || !online || isKnown) return undefined;
    const stop = new AbortController();
    async function take(): Promise<void> {
      const client = await session.supabase();
      const { data, error } = await client.rpc('my_plan_versions').abortSignal(stop.signal);
      const versions = OwnVersions.safeParse(data).data;
      if (error || !versions || stop.signal.aborted) return;
      await open?.db.facts.put({ name: NAME, value: { at: Date.now(), of, versions } satisfies Kept });
    }
    take().catch(() => undefined);
    return () => stop.abort();
  }, [open, online, session, isKnown, of]);
  return along;
}
