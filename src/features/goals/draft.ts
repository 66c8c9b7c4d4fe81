import type { Goal } from '#sync/entities/goals.ts';
import { addDays, isDay } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { kindOf } from '#src/work/goals/kinds.ts';
import { dayAtPace, unsafe } from '#src/work/goals/safety.ts';

/** What is filled in, in the person's units. */
export interface Draft {
  kind: Goal['kind'];
  /** What strength is about; empty until it is chosen. */
  exerciseId: string;
  title: string;
  unit: string;
  /** Null until it is touched. */
  target: number | null;
  when: 'none' | 'date' | 'pace';
  day: string;
  perWeek: number;
}

interface Way {
  now: number;
  target: number;
  today: Day;
}

type Shown = (goal: Pick<Goal, 'kind' | 'unit'>, value: number) => number;

/** Half a kilogram, a centimetre, a percent. */
const USUAL_PACE = 0.5;

/** A goal that is edited, or one that a provider proposes. */
export type Given = Pick<Goal, 'kind' | 'title' | 'unit' | 'target' | 'target_date' | 'exercise_id'>;

export function firstDraft(edited: Given | null, kind: Goal['kind'], shown: Shown): Draft {
  const unit = edited?.unit ?? kindOf(kind).unit;
  const measured = { kind: edited?.kind ?? kind, unit };
  return {
    kind: edited?.kind ?? kind,
    exerciseId: edited?.exercise_id ?? '',
    title: edited?.title ?? '',
    unit,
    target: edited ? shown(measured, edited.target) : null,
    when: edited?.target_date ? 'date' : 'none',
    day: edited?.target_date ?? '',
    perWeek: shown(measured, USUAL_PACE),
  };
}

/** The day that is meant, or null. */
export function dayOf({ when, day }: Draft, way: Way, perWeek: number): Day | null {
  if (when === 'none') return null;
  if (when === 'pace') return perWeek > 0 && way.now !== way.target ? dayAtPace(way, perWeek) : addDays(way.today, 1);
  return isDay(day) ? day : null;
}

export type Problem = 'name' | 'exercise' | 'day' | 'too-fast' | 'too-light';

/** Beyond it nobody plans, and the database has no days. */
const LAST_DAY = '2199-12-31';

interface Meant {
  way: Way;
  by: Day | null;
  centimetres: number | null;
}

/** Why it cannot be set. */
export function problemOf(
  { kind, title, exerciseId, when }: Pick<Draft, 'kind' | 'title' | 'exerciseId' | 'when'>,
  { way, by, centimetres }: Meant,
): Problem | null {
  if (kind === 'custom' && title.trim() === '') return 'name';
  if (kind === 'strength' && exerciseId === '') return 'exercise';
  if (when !== 'none' && (by === null || by <= way.today || by > LAST_DAY)) return 'day';
  return kind === 'weight' ? unsafe(way, by, centimetres) : null;
}
