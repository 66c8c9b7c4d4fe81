import type { Exercise } from '#sync/entities/exercises.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { told } from '#src/work/catalogue/exercises/told.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { figures } from '#src/work/figures/figures.ts';
import { useArriving } from '#src/work/remote/arriving.ts';
import { workoutsWords } from '../words.ts';
import { howToIn, howTos } from './how-to.ts';
import { exercisesWords } from './words.ts';

/** How an exercise looks, once drawings are here. A person's own has none. */
export function DrawnExercise({ exercise }: { exercise: Exercise }) {
  const words = useWords(exercisesWords);
  const nameOf = useExerciseName();
  const drawn = useArriving(figures);
  if (typeof drawn === 'string' || exercise.owner_id !== null) return null;
  const name = nameOf(exercise);
  return (
    <drawn.Figure
      name={exercise.name}
      equipment={exercise.equipment}
      labels={{ still: words.drawing(name), moving: words.moving(name) }}
    />
  );
}

/** How it is done and what goes wrong. What has not come says so, and stands here once it has. */
export function ToldExercise({ exercise }: { exercise: Exercise }) {
  const words = useWords(exercisesWords);
  const { noInstructions } = useWords(workoutsWords).library;
  const all = useArriving(told[useLanguage()]);
  const drawn = useArriving(figures);
  const first = useWords(howTos);
  const isOwn = exercise.owner_id !== null;
  const found = typeof all === 'string' || isOwn ? undefined : all[exercise.name];
  const how = found?.how ?? howToIn(first, exercise);
  const isMissing = !isOwn && (all === 'missing' || drawn === 'missing');
  return (
    <>
      {how ? <p>{how}</p> : (isOwn || typeof all !== 'string') && <p>{noInstructions}</p>}
      {isMissing && <p className="muted small">{words.later}</p>}
      {found && (
        <section>
          <h3>{words.mistakes}</h3>
          <ul>
            {found.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
