import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { kindNext, suggested } from '../active/suggestion.ts';
import type { Loads } from '../plates/loads.ts';
import type { Entry } from '../turn.ts';

export interface WarmUp {
  weight_kg: number;
  reps: number;
}

/** Shares of the working weight with fewer repetitions each; a bar is first lifted empty. */
const STEPS = [
  { share: 0.4, reps: 8 },
  { share: 0.6, reps: 5 },
  { share: 0.8, reps: 3 },
];
const BAR_REPS = 10;

/** The way up to a weight, in loads that can be loaded; none to what is no heavier than the bar. */
export function warmUpsFor(kg: number, { bar, downTo }: Loads): WarmUp[] {
  const least = bar ?? 0;
  const steps = STEPS.map(({ share, reps }) => ({ weight_kg: downTo(kg * share), reps }));
  const ladder = [...(bar !== null && bar < kg ? [{ weight_kg: bar, reps: BAR_REPS }] : []), ...steps];
  return ladder.filter(({ weight_kg }, place) => {
    const before = ladder[place - 1]?.weight_kg ?? 0;
    return weight_kg > before && weight_kg >= least && weight_kg < kg;
  });
}

/** Those of an exercise; nobody warms up to help. */
export const ladderOf = (entry: Entry, last: readonly WorkoutSet[], loads: Loads): WarmUp[] =>
  kindNext(entry, last) === 'assisted'
    ? []
    : warmUpsFor(suggested(entry, last, loads.downTo, { kind: 'warm-up' }).weight_kg, loads);
