import { useState } from 'react';
import { keepRest, stepsResting } from '#sync/actions/own-programs.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { one } from '#sync/queries/reading.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/fields/choice-field.tsx';
import { AreaField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, FallIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Shown } from './active-sheets.tsx';
import { isLong, TimeStepper, WeightStepper } from './amount-steppers.tsx';
import { useAmounts } from '../amounts.ts';
import { setsWords } from '../sets/words.ts';
import { isOwnProgram, isRoutine } from '#src/work/training/routines.ts';
import { useWriting } from '../use-writing.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { ActiveWorkout } from './queries.ts';
import { useLoads } from './use-loads.ts';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface ExerciseSheetProps {
  entry: Entry;
  workout: ActiveWorkout;
  training: Training;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

const NOTES_MAX = 2000;

/** A rest that is another than its plan's can be kept there, where the plan is one's own and has it as it was. */
function useRestOfPlan({ session }: ActiveWorkout, { exercise_id: exerciseId, rest_seconds: was }: WorkoutExercise) {
  const { isSaved } = useWriting();
  const [isWanted, setWanted] = useState(false);
  const programId = session.program_id;
  const isOffered = knownOf(
    useRow(
      async (db) => {
        const program = programId && (await one(db, workoutPrograms, programId));
        if (!program || !(isRoutine(program) || isOwnProgram(program))) return false;
        return (await stepsResting(db, { programId: program.id, exerciseId, was })).length > 0;
      },
      [programId, exerciseId, was],
    ),
  );
  return {
    isOffered,
    isWanted,
    setWanted,
    keep: async (is: number): Promise<void> => {
      if (programId === null || !isWanted || is === was) return;
      await isSaved('program', keepRest({ programId, exerciseId, was, is }), { of: 'typed' });
    },
  };
}

/** The target, the rests, and what to watch. */
function Target({ entry, entry: { exercise }, workout, training, onClose }: ExerciseSheetProps) {
  const words = useWords(workoutsWords);
  const measure = workout.exercises.get(exercise.exercise_id)?.measure;
  const loads = useLoads(workout)(exercise.exercise_id);
  const { sets, reps, target_seconds, target_weight_kg, rest_seconds, notes } = exercise;
  const [target, setTarget] = useState({ sets, reps, target_seconds, target_weight_kg, rest_seconds, notes });
  const rest = useRestOfPlan(workout, exercise);
  const edit = (part: Partial<typeof target>): void => setTarget({ ...target, ...part });
  const save = async (): Promise<void> => {
    if (!(await training.change(entry, { ...target, notes: target.notes?.trim() || null }))) return;
    await rest.keep(target.rest_seconds);
    onClose();
  };
  useUnfinished(target.notes !== notes);
  return (
    <>
      <div className="amounts">
        <Stepper
          label={words.plan.sets}
          value={target.sets}
          min={1}
          max={50}
          onChange={(value) => edit({ sets: value })}
        />
        {measure === 'reps' ? (
          <Stepper
            label={words.active.reps}
            value={target.reps ?? 0}
            max={1000}
            onChange={(value) => edit({ reps: value || null })}
          />
        ) : (
          <TimeStepper
            value={target.target_seconds ?? 0}
            long={isLong(target_seconds ?? 0)}
            onChange={(seconds) => edit({ target_seconds: seconds || null })}
          />
        )}
        <WeightStepper
          value={loads.downTo(target.target_weight_kg ?? 0)}
          onChange={(kg) => edit({ target_weight_kg: kg || null })}
          loads={loads}
        />
        <Stepper
          label={words.plan.rest}
          value={target.rest_seconds}
          step={15}
          max={3600}
          unit="s"
          onChange={(seconds) => edit({ rest_seconds: seconds })}
        />
      </div>
      {rest.isOffered && target.rest_seconds !== rest_seconds && (
        <CheckField
          label={words.plan.restKept}
          checked={rest.isWanted}
          onChange={({ target: { checked } }) => rest.setWanted(checked)}
        />
      )}
      <AreaField
        label={words.plan.notes}
        rows={2}
        maxLength={NOTES_MAX}
        value={target.notes ?? ''}
        onChange={(event) => edit({ notes: event.target.value })}
      />
      <Button look="act" large full onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );
}

/** Its place in the workout; each change applies at once. */
function PlanPosition({ entry, workout: { entries }, training, onShow }: ExerciseSheetProps) {
  const words = useWords(workoutsWords).plan;
  const { replace } = useWords(setsWords);
  const index = entries.indexOf(entry);
  const { skipped, superset_group: group } = entry.exercise;
  const above = entries[index - 1];
  const canJoin = above && (group === null || above.exercise.superset_group !== group);
  return (
    <div className="exercise-acts">
      {index > 0 && (
        <Button icon={UpIcon} onClick={() => void training.move(entries, index, -1)}>
          {words.up}
        </Button>
      )}
      {index < entries.length - 1 && (
        <Button icon={FallIcon} onClick={() => void training.move(entries, index, 1)}>
          {words.down}
        </Button>
      )}
      {canJoin && <Button onClick={() => void training.join(entries, index)}>{words.join}</Button>}
      {group !== null && <Button onClick={() => void training.takeApart(entry)}>{words.apart}</Button>}
      <Button onClick={() => void training.skip(entry, !skipped)}>{skipped ? words.unskip : words.skip}</Button>
      <Button onClick={() => onShow({ sheet: 'replace', id: entry.exercise.id })}>{replace}</Button>
      <Button look="danger" icon={BinIcon} onClick={() => onShow({ sheet: 'remove', entry })}>
        {words.remove}
      </Button>
    </div>
  );
}

/** Everything about an exercise of the workout. */
export function ExerciseSheet(props: ExerciseSheetProps) {
  const { entry, workout, onClose } = props;
  const words = useWords(workoutsWords).active;
  const { figure } = useAmounts();
  const nameOf = useExerciseName();
  const { entries, exercises } = workout;
  return (
    <Sheet open title={nameOf(exercises.get(entry.exercise.exercise_id))} onClose={onClose}>
      <output className="muted small">{words.at(figure(entries.indexOf(entry) + 1), figure(entries.length))}</output>
      <PlanPosition {...props} />
      <Target {...props} />
    </Sheet>
  );
}
