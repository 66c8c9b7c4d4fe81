import '../routines/routines.css';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { stepsAt } from '#sync/rules/blocks.ts';
import { useWords } from '#src/ui/language.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { useAmounts } from '../amounts.ts';
import type { Named } from '../queries.ts';
import { workoutsWords } from '../words.ts';
import type { Whole } from './whole.ts';

function Table({ steps, exercises }: { steps: readonly WorkoutProgramExercise[]; exercises: Named }) {
  const nameOf = useExerciseName();
  const { target } = useAmounts();
  const most = Math.max(...steps.map(({ sets }) => sets));
  return (
    <table>
      <tbody>
        {steps.map((step) => (
          <tr key={step.id}>
            <th scope="row">
              {nameOf(exercises.get(step.exercise_id))}
              <br />
              <small>{target(step)}</small>
            </th>
            {Array.from({ length: most }, (_, index) => (
              <td key={index}>{index < step.sets ? '' : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** To be filled in by hand where no phone is taken. */
export function Paper({ title, program, plan, exercises, blocks }: Whole & { title: string }) {
  const words = useWords(workoutsWords).programs;
  const { nameOf } = useBlockInWords();
  return (
    <div className="routine-printed">
      <h1>{title}</h1>
      {blocks.flatMap((block) =>
        block.days.map((day) => (
          <section key={`${block.number} ${day}`}>
            {program.sessions > 1 && (
              <h2>
                {[blocks.length > 1 && nameOf(block), words.weeks(block.weeks), words.day(String(day))]
                  .filter(Boolean)
                  .join(', ')}
              </h2>
            )}
            <Table steps={stepsAt(program, plan, { block: block.number, day })} exercises={exercises} />
          </section>
        )),
      )}
    </div>
  );
}
