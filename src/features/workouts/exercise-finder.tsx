import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useRows } from '#src/data/rows.ts';
import { Combobox } from '#src/ui/desk/combobox.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useWide } from '#src/ui/use-wide.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useExerciseSearch } from '#src/work/catalogue/exercises/use-exercise-search.ts';
import type { Workout } from './queries.ts';
import type { Training } from './active/use-training.ts';
import { workoutsWords } from './words.ts';

interface ExerciseFinderProps {
  workout: Workout;
  training: Training;
}

function Finder({ workout, training }: ExerciseFinderProps) {
  const { library: words, programs } = useWords(workoutsWords);
  const nameOf = useExerciseName();
  const search = useExerciseSearch();
  const library = knownOf(useRows(exerciseLibrary)) ?? [];
  async function add(id: string): Promise<void> {
    const exercise = library.find((each) => each.id === id);
    if (!exercise || !(await training.add(workout.session, exercise))) return;
    toast({ title: words.added, description: nameOf(exercise) });
  }
  return (
    <Combobox
      label={words.title}
      placeholder={words.placeholder}
      none={words.none}
      find={(text) =>
        search(library, text).map((exercise) => ({
          id: exercise.id,
          name: nameOf(exercise),
          detail: `${words.categories[exercise.category]}, ${programs[exercise.difficulty]}`,
        }))
      }
      onChoose={(id) => void add(id)}
    />
  );
}

/** At a desk one is added by its name without leaving the plan; a phone has the library, in a sheet of its own. */
export const ExerciseFinder = (props: ExerciseFinderProps) => (useWide() ? <Finder {...props} /> : null);
