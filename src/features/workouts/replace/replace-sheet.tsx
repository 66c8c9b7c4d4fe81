import * as z from 'zod/mini';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { editDraft, readDraft } from '#src/data/drafts/drafts.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRow } from '#src/data/rows.ts';
import { Chip, Chips } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { equipmentWords } from '#src/work/catalogue/exercises/equipment/words.ts';
import { muscleWords } from '#src/work/catalogue/exercises/muscles/words.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { ActiveWorkout } from '../active/queries.ts';
import type { Training } from '../active/use-training.ts';
import { setsWords } from '../sets/words.ts';
import type { Entry } from '../turn.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { alikeOf } from './alike.ts';

/** It depends on the gym, so it is stored on this device; what nobody marked is there. */
const MISSING = 'missing-equipment';

const Missing = z.array(z.string());
const missingIn = (stored: unknown): string[] => Missing.safeParse(stored).data ?? [];

const NOTHING_NEEDED = 'none';

type Told = Readonly<Record<string, string>>;

interface Known {
  library: Exercise[];
  missing: string[];
}

async function known(db: ReadOnly): Promise<Known> {
  const [library, missing] = await Promise.all([exerciseLibrary(db), readDraft(db, MISSING)]);
  return { library, missing: missingIn(missing) };
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** What there may be to train with, to be taken out where it is not there. */
function AtHand({ equipment, missing }: { equipment: readonly string[]; missing: readonly string[] }) {
  const words = useWords(setsWords);
  const told: Told = useWords(equipmentWords);
  const { keep } = useWriting();
  const toggle = (one: string): void =>
    void keep('view', (db) => editDraft(db, MISSING, (stored) => toggled(missingIn(stored), one)));
  if (equipment.length === 0) return null;
  return (
    <Chips label={words.atHand} wrapped>
      {equipment.map((each) => (
        <Chip key={each} pressed={!missing.includes(each)} onClick={() => toggle(each)}>
          {told[each] ?? each}
        </Chip>
      ))}
    </Chips>
  );
}

interface AlikeProps extends Known {
  exercise: Exercise;
  onTake: (id: string) => void;
}

function Alike({ exercise, library, missing, onTake }: AlikeProps) {
  const words = useWords(setsWords);
  const muscles: Told = useWords(muscleWords);
  const nameOf = useExerciseName();
  const needed = new Set(alikeOf(exercise, library).map(({ equipment }) => equipment));
  const found = alikeOf(exercise, library, (each) => !missing.includes(each));
  const sameOf = (other: Exercise): string =>
    other.muscles
      .filter((muscle) => exercise.muscles.includes(muscle))
      .map((muscle) => muscles[muscle] ?? muscle)
      .join(', ');
  return (
    <>
      <AtHand equipment={[...needed].filter((each) => each !== NOTHING_NEEDED)} missing={missing} />
      {found.length === 0 && <p className="muted">{words.nothing}</p>}
      <Rows label={words.insteadOf(nameOf(exercise))}>
        {found.map((each) => (
          <Row key={each.id} title={nameOf(each)} detail={words.same(sameOf(each))} onOpen={() => onTake(each.id)} />
        ))}
      </Rows>
    </>
  );
}

interface ReplaceSheetProps {
  entry: Entry;
  workout: Pick<ActiveWorkout, 'exercises'>;
  training: Training;
  onClose: () => void;
}

/** Another exercise for the same muscles, with what is at hand; one press brings the former back. */
export function ReplaceSheet({ entry, workout, training, onClose }: ReplaceSheetProps) {
  const words = useWords(setsWords);
  const { coming, failed } = useWords(workoutsWords);
  const nameOf = useExerciseName();
  const answer = useRow(known);
  const exercise = workout.exercises.get(entry.exercise.exercise_id);
  const take = async (id: string): Promise<void> => {
    if (await training.takeAlternative(entry, id)) onClose();
  };
  return (
    <Sheet open title={words.insteadOf(nameOf(exercise))} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(all) => exercise && <Alike {...all} exercise={exercise} onTake={(id) => void take(id)} />}
      </Answered>
    </Sheet>
  );
}
