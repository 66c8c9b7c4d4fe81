import { TrendIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useAmounts } from '../amounts.ts';
import type { BetterExercise } from './better.ts';
import { afterWords } from './words.ts';

/** What was better than the last time; renders nothing where nothing was. */
export function BetterList({ better }: { better: readonly BetterExercise[] }) {
  const words = useWords(afterWords);
  const { figure, weight, lifted, time, distance } = useAmounts();
  const nameOf = useExerciseName();
  const inWords = ({ kind, by }: BetterExercise): string =>
    ({
      weight: () => words.weight(weight(by)),
      reps: () => words.reps(by, figure(by)),
      distance: () => words.distance(distance(by)),
      time: () => words.time(time(by)),
      volume: () => words.volume(lifted(by)),
    })[kind]();
  if (better.length === 0) return null;
  return (
    <section>
      <h3>{words.better}</h3>
      <Rows label={words.better}>
        {better.map((each) => (
          <Row key={each.exerciseId} icon={TrendIcon} title={nameOf(each.exercise)} detail={inWords(each)} />
        ))}
      </Rows>
    </section>
  );
}
