import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { DiscardConfirm, RemoveConfirm } from './confirms.tsx';
import { EffortSheet } from '../sets/effort-sheet.tsx';
import { ExerciseSheet } from './exercise-sheet.tsx';
import { FinishSheet } from './finish-sheet.tsx';
import { HowToSheet } from './how-to-sheet.tsx';
import { LibrarySheet } from './library-sheet.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { OwnExerciseSheet } from './own-exercise-sheet.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { PlatesSheet } from '../plates/plates-sheet.tsx';
import type { ActiveWorkout } from './queries.ts';
import { ReplaceSheet } from '../replace/replace-sheet.tsx';
import { SetSheet } from './set-sheet.tsx';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'plan' }
  | { sheet: 'library' }
  | { sheet: 'own'; name: string }
  | { sheet: 'how-to'; exercise: Exercise; from?: 'library' }
  | { sheet: 'set'; set: WorkoutSet; name: string }
  /** By id, because the exercise changes while it is shown. */
  | { sheet: 'exercise'; id: string; from?: 'table' }
  | { sheet: 'replace'; id: string }
  | { sheet: 'remove'; entry: Entry }
  | { sheet: 'plates'; kg: number }
  | { sheet: 'notes' }
  | { sheet: 'effort' }
  | { sheet: 'finish' }
  | { sheet: 'discard' };

interface ActiveSheetsProps {
  shown: Shown;
  workout: ActiveWorkout;
  training: Training;
  onShow: (shown: Shown | null) => void;
  /** Makes this the current exercise. */
  onChoose: (exerciseId: string | null) => void;
}

export function ActiveSheets({ shown, workout, training, onShow, onChoose }: ActiveSheetsProps) {
  const onClose = (): void => onShow(null);
  const shared = { workout, training, onClose, onShow };
  const toPlan = (): void => onShow({ sheet: 'plan' });
  switch (shown.sheet) {
    case 'plan':
      return <PlanSheet {...shared} onChoose={onChoose} />;
    case 'library':
      return <LibrarySheet {...shared} />;
    case 'own':
      return <OwnExerciseSheet {...shared} name={shown.name} />;
    case 'how-to':
      return (
        <HowToSheet
          exercise={shown.exercise}
          onClose={shown.from === 'library' ? () => onShow({ sheet: 'library' }) : onClose}
        />
      );
    case 'set':
      return <SetSheet {...shown} {...shared} />;
    case 'exercise': {
      const entry = workout.entries.find(({ exercise }) => exercise.id === shown.id);
      return entry ? (
        <ExerciseSheet {...shared} entry={entry} onClose={shown.from === 'table' ? onClose : toPlan} />
      ) : null;
    }
    case 'replace': {
      const entry = workout.entries.find(({ exercise }) => exercise.id === shown.id);
      return entry ? <ReplaceSheet {...shared} entry={entry} /> : null;
    }
    case 'remove':
      return (
        <RemoveConfirm
          entry={shown.entry}
          workout={workout}
          training={training}
          onClose={workout.ways.all ? onClose : toPlan}
        />
      );
    case 'plates':
      return <PlatesSheet kg={shown.kg} onClose={onClose} />;
    case 'effort':
      return <EffortSheet {...shared} />;
    case 'notes':
      return <NotesSheet {...shared} />;
    case 'finish':
      return <FinishSheet {...shared} />;
    case 'discard':
      return <DiscardConfirm {...shared} />;
    default:
      return shown satisfies never;
  }
}
