import './routines.css';
import { useState } from 'react';
import { removeRoutine } from '#sync/actions/routines.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useRow } from '#src/data/rows.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { BinIcon, CopyIcon, DownloadIcon, PencilIcon, PlayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { one } from '#sync/queries/reading.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { useAmounts } from '../amounts.ts';
import { planOf } from '../queries.ts';
import type { PlannedDays } from '../queries.ts';
import { Targets } from '../today-card.tsx';
import type { Starting } from '../use-starting.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { asText } from './as-text.ts';
import { stepsOfPlan } from './routine.ts';
import { routineWords } from './words.ts';

interface Whole extends PlannedDays {
  program: WorkoutProgram;
}

/** To be filled in by hand where no phone is taken. */
function Paper({ program, plan, exercises }: Whole) {
  const nameOf = useExerciseName();
  const { target } = useAmounts();
  const most = Math.max(...plan.map(({ sets }) => sets));
  return (
    <div className="routine-printed">
      <h1>{program.title}</h1>
      <table>
        <tbody>
          {plan.map((step) => (
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
    </div>
  );
}

function Acts({ whole, onShow, onClose }: { whole: Whole; onShow: (shown: Shown) => void; onClose: () => void }) {
  const { program, plan, exercises } = whole;
  const words = useWords(routineWords);
  const [isRemoving, setRemoving] = useState(false);
  const { isSaved } = useWriting();
  async function share(): Promise<void> {
    // In English, which is the name of an exercise everywhere.
    const lines = plan.map((step) => ({ ...step, name: exercises.get(step.exercise_id)?.name ?? '' }));
    const text = asText(program.title, lines);
    if (await attempt(() => navigator.clipboard.writeText(text), { title: words.notShared }))
      toast({ title: words.shared });
  }
  async function remove(): Promise<void> {
    if (await isSaved('program', removeRoutine(program.id), { done: { title: words.removed } })) onClose();
  }
  const edit = { sheet: 'edit-routine', id: program.id, title: program.title, steps: stepsOfPlan(plan) } as const;
  return (
    <div className="routine-acts">
      <Button look="line" icon={PencilIcon} onClick={() => onShow(edit)}>
        {words.edit}
      </Button>
      <Button look="line" icon={CopyIcon} onClick={() => void share()}>
        {words.share}
      </Button>
      <PrintButton look="line" icon={DownloadIcon} notPrinted={words.notPrinted} sheet={<Paper {...whole} />}>
        {words.print}
      </PrintButton>
      <Button look="danger" icon={BinIcon} onClick={() => setRemoving(true)}>
        {words.remove}
      </Button>
      <Confirm
        open={isRemoving}
        danger
        title={`${words.remove}: ${program.title}`}
        act={words.remove}
        onAct={() => void remove()}
        onClose={() => setRemoving(false)}
      >
        {words.removeHelp}
      </Confirm>
    </div>
  );
}

interface RoutineSheetProps {
  id: string;
  starting: Starting;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

export function RoutineSheet({ id, starting, onShow, onClose }: RoutineSheetProps) {
  const { coming, failed } = useWords(workoutsWords);
  const words = useWords(routineWords);
  const answer = useRow<Whole>(
    async (db) => {
      const program = await one(db, workoutPrograms, id);
      return program && { program, ...(await planOf(db, id)) };
    },
    [id],
  );
  const program = answer.state === 'content' ? answer.value.program : null;
  return (
    <Sheet
      open
      title={program?.title ?? words.title}
      onClose={onClose}
      foot={
        program && (
          <Button look="act" large full icon={PlayIcon} onClick={() => void starting.routine(program)}>
            {words.begin}
          </Button>
        )
      }
    >
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(whole) => (
          <>
            <Targets plan={whole.plan} exercises={whole.exercises} />
            <Acts whole={whole} onShow={onShow} onClose={onClose} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
