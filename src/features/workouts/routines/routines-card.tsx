import './routines.css';
import { useRestRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { Starting } from '../use-starting.ts';
import { workoutsWords } from '../words.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { foldersOf, routinesOf } from './routine.ts';
import type { Folder, Routine } from './routine.ts';
import { routineWords } from './words.ts';

interface RoutinesCardProps {
  here: Here;
  starting: Starting;
  onShow: (shown: Shown) => void;
}

function RoutineRows({ folder, here, starting, onShow }: RoutinesCardProps & { folder: Folder }) {
  const words = useWords(routineWords);
  const language = useLanguage();
  const standings = useStandings(workoutPrograms);
  const detailOf = ({ exercises, last }: Routine): string =>
    [
      words.exercises(exercises, exercises.toLocaleString(language)),
      last && words.last(dayInWords(dayIn(here.zone, Date.parse(last)), language, { day: 'numeric', month: 'long' })),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Rows label={folder.name || words.title}>
      {folder.routines.map((routine) => (
        <Row
          key={routine.program.id}
          title={routine.program.title}
          detail={detailOf(routine)}
          standing={standings.get(routine.program.id)}
          onOpen={() => onShow({ sheet: 'routine', id: routine.program.id })}
          trailing={
            <Button
              look="line"
              aria-label={words.start(routine.program.title)}
              onClick={() => void starting.routine(routine.program)}
            >
              {words.begin}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

/** Each is begun by one tap; of the folders the one with the routine that comes next is open. */
function Folders({ routines, ...shared }: RoutinesCardProps & { routines: readonly Routine[] }) {
  const next = routines[0]?.program.folder;
  return foldersOf(routines).map((folder) =>
    folder.name === '' ? (
      <RoutineRows key="" {...shared} folder={folder} />
    ) : (
      <Disclosure key={folder.name} title={folder.name} open={folder.name === next}>
        <RoutineRows {...shared} folder={folder} />
      </Disclosure>
    ),
  );
}

export function RoutinesCard(props: RoutinesCardProps) {
  const { onShow } = props;
  const { coming, failed } = useWords(workoutsWords);
  const words = useWords(routineWords);
  const answer = useRestRows(routinesOf);
  const hasMore = answer.state === 'content' && answer.value.length > 1;
  return (
    <Card title={words.title}>
      <Answered answer={answer} coming={coming} empty={<p className="muted">{words.none}</p>} failed={failed}>
        {(routines) => <Folders {...props} routines={routines} />}
      </Answered>
      <div className="routine-acts">
        <Button look="line" icon={PlusIcon} onClick={() => onShow({ sheet: 'new-routine' })}>
          {words.make}
        </Button>
        <Button look="quiet" onClick={() => onShow({ sheet: 'paste-routine' })}>
          {words.take}
        </Button>
        {hasMore && (
          <Button look="quiet" onClick={() => onShow({ sheet: 'order-routines' })}>
            {words.order}
          </Button>
        )}
      </div>
    </Card>
  );
}
