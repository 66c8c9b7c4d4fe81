import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import type { Figures } from '#src/work/training/figures.ts';
import { workoutsWords } from './words.ts';

type Amounts = Pick<WorkoutSet, 'reps' | 'weight_kg' | 'duration_seconds' | 'distance_m'> &
  Partial<Pick<WorkoutSet, 'kind'>>;

/** The target of an exercise. */
export interface Target {
  sets: number;
  reps: number | null;
  target_seconds: number | null;
  target_weight_kg?: number | null;
  reps_max?: number | null;
  percent_max?: number | null;
  rir?: number | null;
  tempo?: string | null;
}

/** Amounts in the person's units and language. */
export interface AmountsInWords extends Figures {
  /** "12 reps, 16 kg" */
  set: (set: Amounts) => string;
  /** "4 × 10, 24 kg" */
  target: (exercise: Target) => string;
  /** "2 left in reserve · tempo 3-1-1-0" */
  manner: (exercise: Target) => string;
}

export function useAmounts(): AmountsInWords {
  const figures = useFigures();
  const { figure, weight, time, distance } = figures;
  const words = useWords(workoutsWords).amounts;
  const set = ({ reps, weight_kg, duration_seconds, distance_m, kind }: Amounts): string =>
    [
      reps !== null && words.reps(reps, figure(reps)),
      distance_m && distance(distance_m),
      duration_seconds && time(duration_seconds),
      weight_kg && (kind === 'assisted' ? words.help(weight(weight_kg)) : weight(weight_kg)),
    ]
      .filter(Boolean)
      .join(', ');
  const rangeOf = (reps: number, most: number | null = null): string =>
    most !== null && most > reps ? `${figure(reps)}–${figure(most)}` : figure(reps);
  function target({ sets, reps, target_seconds, target_weight_kg, reps_max, percent_max }: Target): string {
    const each = reps !== null ? rangeOf(reps, reps_max) : target_seconds !== null ? time(target_seconds) : null;
    const all = each === null ? words.sets(sets) : words.target(figure(sets), each);
    const load = target_weight_kg ? weight(target_weight_kg) : percent_max && words.percent(figure(percent_max));
    return load ? `${all}, ${load}` : all;
  }
  const manner = ({ rir = null, tempo }: Target): string =>
    [rir !== null && words.reserve(rir, figure(rir)), tempo && words.tempo(tempo)].filter(Boolean).join(' · ');
  return { ...figures, set, target, manner };
}
