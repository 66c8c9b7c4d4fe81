import { Badge } from '#src/ui/badge.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { DiscardedIcon, MoreIcon, PlusIcon, RetryIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Logged, LogToggle } from '#src/ui/log-toggle.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Shown } from './active-sheets.tsx';
import { ExerciseFinder } from '../exercise-finder.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { lettersOf } from './order.ts';
import type { ActiveWorkout } from './queries.ts';
import { useTargets } from './use-loads.ts';
import { reachesTarget, workingSets } from '../turn.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface PlanSheetProps {
  workout: ActiveWorkout;
  training: Training;
  onShow: (shown: Shown | null) => void;
  onChoose: (exerciseId: string) => void;
  onClose: () => void;
}

/** The whole workout: what is next, and in which order. */
export function PlanSheet({ workout, training, onShow, onChoose, onClose }: PlanSheetProps) {
  const { entries, exercises } = workout;
  const words = useWords(workoutsWords).plan;
  const language = useLanguage();
  const target = useTargets(workout);
  const nameOf = useExerciseName();
  const letters = lettersOf(entries);
  const choose = (id: string): void => {
    onChoose(id);
    onClose();
  };
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="line" full icon={PlusIcon} onClick={() => onShow({ sheet: 'library' })}>
          {words.add}
        </Button>
      }
    >
      <ExerciseFinder workout={workout} training={training} />
      <Rows label={words.title}>
        {entries.map((entry) => {
          const { exercise, sets } = entry;
          const name = nameOf(exercises.get(exercise.exercise_id));
          const letter = letters.get(exercise.superset_group ?? 0);
          const done = words.done(
            workingSets(sets).length.toLocaleString(language),
            exercise.sets.toLocaleString(language),
          );
          return (
            <Row
              key={exercise.id}
              leading={
                reachesTarget(entry) ? (
                  <Logged />
                ) : (
                  <LogToggle
                    name={name}
                    logged={exercise.completed}
                    onToggle={(logged) => void training.tick(entry, logged)}
                  />
                )
              }
              title={name}
              detail={`${target(exercise)}; ${done}`}
              past={exercise.skipped}
              onOpen={() => choose(exercise.id)}
              badges={
                (exercise.skipped || letter) && (
                  <>
                    {exercise.skipped && <Badge icon={DiscardedIcon}>{words.skipped}</Badge>}
                    {letter && (
                      <Badge tone="info" icon={RetryIcon}>
                        {words.superset(letter)}
                      </Badge>
                    )}
                  </>
                )
              }
              trailing={
                <IconButton
                  icon={MoreIcon}
                  label={words.more(name)}
                  onClick={() => onShow({ sheet: 'exercise', id: exercise.id })}
                />
              }
            />
          );
        })}
      </Rows>
    </Sheet>
  );
}
