import type { Exercise } from '#sync/entities/exercises.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { told } from '#src/work/catalogue/exercises/told.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { figures } from '#src/work/figures/figures.ts';
import { useArriving } from '#src/work/remote/arriving.ts';
import { workWords } from '#src/work/words.ts';
import { workoutsWords } from '../words.ts';
import { howToIn, howTos } from './how-to.ts';

/** How an exercise looks, once drawings are here. A person's own has none. */
export function DrawnExercise({ exercise }: { exercise: Exercise }) {
  const name = useExerciseName()(exercise);
  const drawn = useArriving(figures);
  const found = useArriving(told[useLanguage()]);
  if (typeof drawn === 'string' || exercise.owner_id !== null) return null;
  const labels =
    typeof found === 'string'
      ? { still: name, moving: name }
      : { still: found.words.drawing(name), moving: found.words.moving(name) };
  return <drawn.Figure name={exercise.name} equipment={exercise.equipment} labels={labels} />;
}

function Mistakes({ title, mistakes }: { title: string; mistakes: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </section>
  );
}

/** How it is done and what goes wrong. What has not come says so, and stands here once it has. */
export function ToldExercise({ exercise }: { exercise: Exercise }) {
  const { noInstructions } = useWords(workoutsWords).library;
  const { offline } = useWords(workWords).remote;
  const found = useArriving(told[useLanguage()]);
  const drawn = useArriving(figures);
  const first = useWords(howTos);
  const isOwn = exercise.owner_id !== null;
  const more = typeof found === 'string' || isOwn ? undefined : found.all[exercise.name];
  // Of most of the library the row says nothing, unless the office wrote it there.
  const how = howToIn(first, exercise) || more?.how;
  return (
    <>
      {how ? <p>{how}</p> : (isOwn || typeof found !== 'string') && <p>{noInstructions}</p>}
      {!isOwn && (found === 'missing' || drawn === 'missing') && <p className="muted small">{offline}</p>}
      {typeof found !== 'string' && more && <Mistakes title={found.words.mistakes} mistakes={more.mistakes} />}
    </>
  );
}
