import { fastingBetween } from '#sync/queries/fasting-days.ts';
import { goalsOf, heldOn } from '#sync/queries/nutrition-goals.ts';
import type { DayKind, HeldTargets } from '#sync/queries/nutrition-goals.ts';
import { spanOf } from '#sync/queries/span.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { sessionsCompleted, sessionsScheduled } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { isTrainingDay } from '#src/work/training/dates.ts';

export interface KindOfDay {
  kind: DayKind;
  /** What makes it one: somebody marked it, a workout was done or is planned, or nothing is. */
  why: 'marked' | 'done' | 'planned' | 'nothing';
}

export type TargetsOfDay = HeldTargets & {
  /** Null where nobody set targets by kind of day. */
  of: KindOfDay | null;
};

interface Span {
  from: Day;
  to: Day;
}

/** What kind each day is, as the person's own device knows it: fasting before training, and rest else. */
async function kindsOf(db: ReadOnly, userId: string, { from, to }: Span, here: Here): Promise<(day: Day) => KindOfDay> {
  const span = spanOf(from, to, here.zone);
  const [fasting, done, planned, programs] = await Promise.all([
    fastingBetween(db, userId, from, to),
    sessionsCompleted(db, userId, span),
    sessionsScheduled(db, userId, span),
    programsOf(db, userId),
  ]);
  const dayOf = (instant: string | null): Day => (instant === null ? '' : dayIn(here.zone, Date.parse(instant)));
  const marked = new Set(fasting.map(({ date }) => date));
  const trained = new Set(done.map(({ completed_at }) => dayOf(completed_at)));
  const due = new Set(
    planned.filter(({ status }) => status !== 'cancelled').map(({ scheduled_for }) => dayOf(scheduled_for)),
  );
  const followed = programs.filter(({ status }) => status === 'active');
  return (day) => {
    if (marked.has(day)) return { kind: 'fasting', why: 'marked' };
    if (trained.has(day)) return { kind: 'training', why: 'done' };
    // What was to be trained on a day that is over, and was not, made it no training day.
    const isDue = due.has(day) || followed.some((program) => isTrainingDay(program, day, here));
    return day >= here.today && isDue ? { kind: 'training', why: 'planned' } : { kind: 'rest', why: 'nothing' };
  };
}

/** Which targets hold on each day, by what kind of day it is where somebody set them so. */
export async function targetsInKinds(
  db: ReadOnly,
  userId: string,
  span: Span,
  here: Here,
): Promise<(day: Day) => TargetsOfDay> {
  const goals = await goalsOf(db, userId);
  if (goals.every(({ day_kind }) => day_kind === null)) return (day) => ({ ...heldOn(goals, day, null), of: null });
  const kindOn = await kindsOf(db, userId, span, here);
  return (day) => {
    const of = kindOn(day);
    return { ...heldOn(goals, day, of.kind), of };
  };
}
