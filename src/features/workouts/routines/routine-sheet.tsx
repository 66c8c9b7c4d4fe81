import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { one } from '#sync/queries/reading.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { PlayIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { ProgramActs } from '../programs/program-acts.tsx';
import { wholeOf } from '../programs/whole.ts';
import type { Whole } from '../programs/whole.ts';
import { planOf } from '../queries.ts';
import { Targets } from '../today-card.tsx';
import type { Starting } from '../use-starting.ts';
import { workoutsWords } from '../words.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { routineWords } from './words.ts';

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
      return program && wholeOf(program, await planOf(db, id));
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
            <ProgramActs whole={whole} named={whole.program} onShow={onShow} onClose={onClose} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
