import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import type { Figures } from '#src/work/training/figures.ts';
import { workoutsWords } from './words.ts';

type Amounts = Pick<WorkoutSet, 'reps' | 'weight_kg' | 'duration_seconds' | 'distance_m'>;

/** The target of an exercise. */
export interface Target {
  sets: number;
  reps: number | null;
  target_seconds: number | null;
  target_weight_kg?: number | null;
}

/** Amounts in the person's units and language. */
export interface AmountsInWords extends Figures {
  /** "12 reps, 16 kg" */
  set: (set: Amounts) => string;
  /** "4 × 10, 24 kg" */
  target: (exercise: Target) => string;
}

export function useAmounts(): AmountsInWords {
  const figures = useFigures();
  const { figure, weight, time, distance } = figures;
  const words = useWords(workoutsWords).amounts;
  const set = ({ reps, weight_kg, duration_seconds, distance_m }: Amounts): string =>
    [
      reps !== null && words.reps(reps, figure(reps)),
      distance_m && distance(distance_m),
      duration_seconds && time(duration_seconds),
      weight_kg && weight(weight_kg),
    ]
      .filter(Boolean)
      .join(', ');
  function target({ sets, reps, target_seconds, target_weight_kg }: Target): string {
    const each = reps !== null ? figure(reps) : target_seconds !== null ? time(target_seconds) : null;
    const all = each === null ? words.sets(sets) : words.target(figure(sets), each);
    return target_weight_kg ? `${all}, ${weight(target_weight_kg)}` : all;
  }
  return { ...figures, set, target };
}
