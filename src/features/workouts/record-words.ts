import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useWords } from '#src/ui/language.tsx';
import { useAmounts } from './amounts.ts';
import { oneRepMax } from '#sync/rules/progression.ts';
import type { RecordKind } from '#src/work/training/records.ts';
import { workoutsWords } from './words.ts';

type Figures = Pick<WorkoutSet, 'reps' | 'weight_kg' | 'duration_seconds' | 'distance_m'>;

/** "heaviest weight, 26 kg; estimated one-rep maximum, 34.7 kg" */
export function useRecordWords(): (kinds: readonly RecordKind[], figures: Figures) => string {
  const words = useWords(workoutsWords);
  const { figure, weight, time, distance } = useAmounts();
  return (kinds, figures) => {
    const [reps, kg] = [figures.reps ?? 0, figures.weight_kg ?? 0];
    const values: Record<RecordKind, string> = {
      weight: weight(kg),
      oneRepMax: weight(oneRepMax(figures) ?? kg),
      reps: words.amounts.reps(reps, figure(reps)),
      time: time(figures.duration_seconds ?? 0),
      distance: distance(figures.distance_m ?? 0),
    };
    return kinds.map((kind) => words.active.record[kind](values[kind])).join('; ');
  };
}
