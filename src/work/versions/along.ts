import { useEffect } from 'react';
import * as z from 'zod/mini';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { EVER } from '#sync/queries/appointments.ts';
import { isOfPlan, mealsBetween } from '#sync/queries/meal-plans.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { isAssigned, programsOf } from '#sync/queries/workout-programs.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useAppData } from '#src/data/provider.tsx';
import { useRestRow } from '#src/data/rows.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import { useOnline } from '#src/data/sync/sync-chip.ts';
import { knownOf } from '#src/lib/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { pause } from '#src/lib/pause.ts';
import { MealOnce, OwnVersions, ProgramOnce, StepOnce } from './shape.ts';

// Versions of a plan are the server's. Those of one's own are asked for whenever the plan on this device has changed, and
// kept beside it, so that they are read without a network.

const NAME = 'kept:plan-versions';
/** The server tells days further ahead than this, so that none is missing by the time it is asked again. */
const ASK_AFTER_DAYS = 14;
const RETRY_MS = 1000;

const Kept = z.object({ at: z.number(), of: z.string(), versions: OwnVersions });
type Kept = z.infer<typeof Kept>;

export interface Along {
  kept: Kept | null;
  /** Names the plan as it is on this device. */
  of: string;
  isChanged: boolean;
  /** To be asked for as soon as there is a connection. */
  isDue: boolean;
}

/** Of a row what a version of it holds. */
const said = ({ shape }: { shape: object }, row: object): string => {
  const held = new Map(Object.entries(row));
  return JSON.stringify(Object.keys(shape).map((key) => held.get(key) ?? null));
};

/** Short, and the same on each device; it guards against nobody. */
function named(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${text.length}.${sum}`;
}

/** A line for each program and for each day: what was planned, and nothing of what has become of it. */
async function planNow(db: ReadOnly, userId: string, today: Day): Promise<string> {
  const programs = (await programsOf(db, userId)).filter(isAssigned);
  const ofPrograms = programs.map(async (program) => {
    const steps = await programPlan(db, program.id);
    return `program ${program.id} ${named([said(ProgramOnce, program), ...steps.map((step) => said(StepOnce, step))].join())}`;
  });
  const meals = (await mealsBetween(db, userId, today, EVER.to))
    .filter(isOfPlan)
    .map((meal) => ({ day: meal.date, text: said(MealOnce, meal) }));
  const ofDays = [...Map.groupBy(meals, ({ day }) => day)].map(
    ([day, planned]) =>
      `${day} ${named(
        planned
          .map(({ text }) => text)
          .toSorted()
          .join(),
      )}`,
  );
  return [...(await Promise.all(ofPrograms)), ...ofDays].toSorted().join('\n');
}

/** Days that are over are no change of the plan: each line of a day begins with it. */
const asOf = (today: Day, of: string): string =>
  of
    .split('\n')
    .filter((line) => line >= today)
    .join('\n');

const PLANNED = [workoutPrograms, workoutProgramExercises, mealPlans];

/** Whether the server does not yet have all of the plan that is here. */
async function isUnsent(db: ReadOnly): Promise<boolean> {
  const standings = await Promise.all(PLANNED.map((entity) => standingsOf(db, entity)));
  return standings.some((each) => [...each.values()].some((standing) => standing !== 'needs-attention'));
}

export async function alongOf(db: ReadOnly, userId: string, today: Day): Promise<Along> {
  const [of, [fact], isWaiting] = await Promise.all([
    planNow(db, userId, today),
    db.recall.askRows('facts', [NAME]),
    isUnsent(db),
  ]);
  const kept = Kept.safeParse(fact?.['value']).data ?? null;
  const isChanged = asOf(today, kept?.of ?? '') !== of;
  const isOld = kept !== null && new Date(kept.at).toISOString().slice(0, 10) < addDays(today, -ASK_AFTER_DAYS);
  return { of, kept, isChanged, isDue: (isChanged || (isOld && of !== '')) && !isWaiting };
}

/** The versions as they are kept; null until that is read. What cannot be asked now is asked with the next connection. */
export function useVersionsAlong(today: Day): Along | null {
  const open = useOpen();
  const online = useOnline();
  const { session } = useAppData();
  const along = knownOf(useRestRow((db, userId) => alongOf(db, userId, today), [today]));
  const of = along?.of ?? '';
  const isDue = along?.isDue === true;
  useEffect(() => {
    if (!open || !online || !isDue) return undefined;
    const stop = new AbortController();
    async function take(): Promise<void> {
      const client = await session.supabase();
      const { data } = await client.rpc('my_plan_versions').abortSignal(stop.signal).throwOnError();
      const versions = OwnVersions.parse(data);
      if (stop.signal.aborted) return;
      await open?.db.facts.put({ name: NAME, value: { at: Date.now(), of, versions } satisfies Kept });
    }
    take()
      .catch(async () => {
        await pause(RETRY_MS);
        if (!stop.signal.aborted) await take();
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [open, online, session, isDue, of]);
  return along;
}
