import { Suspense } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { howToIn, howTos } from '../exercises/how-to.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { WorkoutsWords } from '../words.ts';
import { workoutsWords } from '../words.ts';

/** Known terms of the library in the person's language, others as written there. */
const inWords = (known: Readonly<Record<string, string>>, names: readonly string[]): string =>
  names.map((name) => known[name] ?? name).join(', ');

const factsOf = (exercise: Exercise, { library, anatomy, equipment, programs }: WorkoutsWords): [string, string][] => [
  [library.category, `${library.categories[exercise.category]}, ${programs[exercise.difficulty]}`],
  [library.muscles, inWords(anatomy, exercise.muscles)],
  [library.helping, inWords(anatomy, exercise.secondary_muscles)],
  [library.equipment, inWords(equipment, [exercise.equipment])],
];

function HowTo({ exercise }: { exercise: Exercise }) {
  const words = useWords(workoutsWords);
  const known = useWords(howTos);
  return (
    <>
      <p>{howToIn(known, exercise) || words.library.noInstructions}</p>
      <dl className="facts">
        {factsOf(exercise, words)
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name}>
              <dt className="muted small">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Opens at once; the instructions load only now. */
export function HowToSheet({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const nameOf = useExerciseName();
  return (
    <Sheet open toRead title={nameOf(exercise)} onClose={onClose}>
      <Suspense>
        <HowTo exercise={exercise} />
      </Suspense>
    </Sheet>
  );
}
