import { Suspense } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { Facts } from '#src/ui/facts.tsx';
import type { Fact } from '#src/ui/facts.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { equipmentWords } from '#src/work/catalogue/exercises/equipment/words.ts';
import { muscleWords } from '#src/work/catalogue/exercises/muscles/words.ts';
import { DrawnExercise, ToldExercise } from '../exercises/told.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { WorkoutsWords } from '../words.ts';
import { workoutsWords } from '../words.ts';

/** Known terms of the library in the person's language, others as written there. */
const inWords = (known: Readonly<Record<string, string>>, names: readonly string[]): string =>
  names.map((name) => known[name] ?? name).join(', ');

const factsOf = (
  exercise: Exercise,
  { library, programs }: WorkoutsWords,
  muscles: Readonly<Record<string, string>>,
  equipment: Readonly<Record<string, string>>,
): Fact[] => [
  [library.category, `${library.categories[exercise.category]}, ${programs[exercise.difficulty]}`],
  [library.muscles, inWords(muscles, exercise.muscles)],
  [library.helping, inWords(muscles, exercise.secondary_muscles)],
  [library.equipment, inWords(equipment, [exercise.equipment])],
];

function HowTo({ exercise }: { exercise: Exercise }) {
  const words = useWords(workoutsWords);
  const muscles = useWords(muscleWords);
  const equipment = useWords(equipmentWords);
  return (
    <>
      <DrawnExercise exercise={exercise} />
      <ToldExercise exercise={exercise} />
      <Facts facts={factsOf(exercise, words, muscles, equipment)} />
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
