import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFigures } from '#src/work/training/figures.ts';
import { workoutsWords } from './words.ts';

type Reasoned = Pick<WorkoutExercise, 'why' | 'change_kg' | 'reps' | 'reps_max' | 'rule' | 'percent_max'>;

/** "2.5 kg more: all sets reached 12 last time"; empty where no rule says anything. */
export function useReason(): (exercise: Reasoned) => string {
  const { why: words } = useWords(workoutsWords);
  const { figure, weight } = useFigures();
  return ({ why, change_kg, reps, reps_max, rule, percent_max }) => {
    const by = weight(Math.abs(change_kg ?? 0));
    const top = figure((rule === 'double' ? reps_max : null) ?? reps ?? 0);
    switch (why) {
      case 'more':
        return words.more(by, top);
      case 'less':
        return words.less(by);
      case 'away':
        return words.away(by);
      case 'same':
        return words.same(top);
      case 'pain':
        return words.pain;
      case 'percent':
        return words.percent(figure(percent_max ?? 0));
      case null:
      default:
        return '';
    }
  };
}
