import type { OwnExercise } from '#sync/actions/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import {
  addExercise,
  addOwnExercise,
  groupExercises,
  reorderExercises,
  skipExercise,
  takeAlternative,
  toggleExercise,
} from '#sync/actions/workout-exercises.ts';
import type { Planned } from '#sync/actions/workout-exercises.ts';
import { editSession, finishSession } from '#sync/actions/workout-sessions.ts';
import type { Completion } from '#sync/actions/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import {
  correctSet,
  discardSession,
  editExercise,
  logSet,
  removeExercise,
  removeSet,
  restoreSet,
} from '#sync/actions/workout-sets.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import type { Done } from '#sync/actions/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import type { Local } from '#src/data/database/opening.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { dropDraft, editDraft, keepDraft } from '#src/data/drafts/drafts.ts';
import { noteLog } from '#src/data/first-log.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { useWork } from '#src/data/work.ts';
import { useWords } from '#src/ui/language.tsx';
import { leaveToWorker, prepareSound } from './alarm.ts';
import { heldFor } from './hold.ts';
import type { Hold } from './hold.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { holdNameOf, notesNameOf, restNameOf } from './queries.ts';
import { recordsOf } from '#src/work/training/records.ts';
import type { Bests, RecordKind } from '#src/work/training/records.ts';
import { changeIn, cutShort, longer } from './rest.ts';
import type { Resting } from './rest.ts';
import { dropDraftsOf } from './session-drafts.ts';
import { groupWith, movedBy } from './order.ts';
import type { Entry } from '../turn.ts';
import { WAYS, waysIn } from '../sets/ways.ts';
import type { Ways } from '../sets/ways.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';

/** What can be done to a workout. Each saves on this device at once. */
export interface Training {
  /** Returns the id of the set; null where it was not saved. */
  log(entry: Entry, done: Done): Promise<string | null>;
  /** The records that a set broke. */
  recordsOf(entry: Entry, id: string, bests: Bests): Promise<RecordKind[]>;
  correct(set: WorkoutSet, done: Done): Promise<boolean>;
  removeSet(set: WorkoutSet, description: string): Promise<boolean>;
  change(entry: Entry, edit: Partial<Planned>): Promise<boolean>;
  tick(entry: Entry, completed: boolean): Promise<boolean>;
  /** What its plan says, or what is chosen. */
  takeAlternative(entry: Entry, chosen?: string): Promise<boolean>;
  skip(entry: Entry, skipped: boolean): Promise<boolean>;
  move(entries: readonly Entry[], index: number, by: -1 | 1): Promise<boolean>;
  join(entries: readonly Entry[], index: number): Promise<boolean>;
  takeApart(entry: Entry): Promise<boolean>;
  remove(entry: Entry): Promise<boolean>;
  add(session: WorkoutSession, exercise: Exercise): Promise<boolean>;
  invent(session: WorkoutSession, exercise: OwnExercise): Promise<boolean>;
  /** In seconds. */
  lengthenRest(session: WorkoutSession, resting: Resting, by: number): Promise<boolean>;
  skipRest(session: WorkoutSession, resting: Resting): Promise<boolean>;
  startHold(session: WorkoutSession, hold: Omit<Hold, 'since'>): Promise<boolean>;
  /** Returns its seconds; null where it was not saved. */
  stopHold(session: WorkoutSession, hold: Hold): Promise<number | null>;
  /** How sets are logged on this device. */
  chooseWays(edit: Partial<Ways>): Promise<boolean>;
  note(session: WorkoutSession, edit: Pick<Completion, 'notes'>): Promise<boolean>;
  finish(session: WorkoutSession, completion: Completion): Promise<boolean>;
  discard(session: WorkoutSession): Promise<boolean>;
}

async function recordsOfSet(db: ReadOnly, { exercise }: Entry, id: string, bests: Bests): Promise<RecordKind[]> {
  const sets = await setsOfSession(db, exercise.session_id);
  const same = sets.filter(({ exercise_id }) => exercise_id === exercise.exercise_id);
  return recordsOf(same, bests).get(id) ?? [];
}

async function endHold(db: Local, { id }: WorkoutSession, hold: Hold): Promise<number> {
  await dropDraft(db, holdNameOf(id));
  return heldFor(hold, nowBy(db));
}

/** The page that would call its rest off goes with the workout. */
function leave(db: Local, { id }: WorkoutSession): Promise<void> {
  leaveToWorker(null);
  return dropDraftsOf(db, id);
}

const placeIn = ({ id, user_id }: WorkoutSession) => ({ session_id: id, user_id });

export function useTraining(): Training {
  const words = useWords(workoutsWords);
  const programInWords = useProgramInWords();
  const workoutName = useWorkoutName();
  const { write, isSaved, keep } = useWriting();
  const read = useWork();
  const isKept = async (...kept: Parameters<typeof keep>): Promise<boolean> => (await keep(...kept)) !== null;
  const dropNotes = (session: WorkoutSession) => keep('notes', (db) => dropDraft(db, notesNameOf(session.id)));
  const end = (session: WorkoutSession) => keep('notes', (db) => leave(db, session));

  return {
    async log(entry, amounts) {
      prepareSound();
      const logged = await write('set', logSet(entry.exercise.id, amounts));
      if (!logged) return null;
      noteLog();
      return logged.value;
    },
    recordsOf: (entry, id, bests) => read((db) => recordsOfSet(db, entry, id, bests)).catch(() => []),
    correct: (set, amounts) => isSaved('set', correctSet(set.id, amounts), { of: 'typed' }),
    removeSet: (set, description) =>
      isSaved('set', removeSet(set.id), {
        done: { title: words.set.removed, description: description },
        undo: () => restoreSet(set.id),
      }),
    change: ({ exercise }, edit) => isSaved('exercise', editExercise(exercise.id, edit), { of: 'typed' }),
    tick: ({ exercise }, completed) => isSaved('exercise', toggleExercise(exercise.id, completed)),
    takeAlternative: ({ exercise }, chosen) => isSaved('exercise', takeAlternative(exercise.id, chosen)),
    skip: ({ exercise }, skipped) => isSaved('exercise', skipExercise(exercise.id, skipped)),
    move: (entries, index, by) => isSaved('exercise', reorderExercises(movedBy(entries, index, by))),
    join(entries, index) {
      const { ids, group } = groupWith(entries, index);
      return isSaved('exercise', groupExercises(ids, group));
    },
    takeApart: ({ exercise }) => isSaved('exercise', groupExercises([exercise.id], null)),
    remove: ({ exercise }) => isSaved('exercise', removeExercise(exercise.id)),
    add: (session, exercise) =>
      isSaved('exercise', addExercise(placeIn(session), { exercise_id: exercise.id }), { once: '' }),
    invent: (session, exercise) => isSaved('exercise', addOwnExercise(placeIn(session), exercise), { once: '' }),
    lengthenRest: (session, resting, by) =>
      isKept('rest', (db) => editDraft(db, restNameOf(session.id), (kept) => longer(resting, changeIn(kept), by))),
    skipRest: (session, resting) => isKept('rest', (db) => keepDraft(db, restNameOf(session.id), cutShort(resting))),
    startHold(session, hold) {
      prepareSound();
      return isKept('hold', (db) => keepDraft(db, holdNameOf(session.id), { ...hold, since: nowBy(db) }));
    },
    async stopHold(session, hold) {
      prepareSound();
      const stopped = await keep('hold', (db) => endHold(db, session, hold));
      return stopped && stopped.value;
    },
    chooseWays: (edit) => isKept('view', (db) => editDraft(db, WAYS, (kept) => ({ ...waysIn(kept), ...edit }))),
    async note(session, edit) {
      const noted = await isSaved('notes', editSession(session.id, edit), { of: 'typed' });
      if (noted) await dropNotes(session);
      return noted;
    },
    async finish(session, completion) {
      const finished = await isSaved('workout', finishSession(session.id, completion), {
        done: (program) => ({
          title: words.finish.done,
          description: program ? words.programs.finished(programInWords(program).title) : workoutName(session),
        }),
        of: 'typed',
        once: session.id,
      });
      if (!finished) return false;
      noteLog();
      await end(session);
      return true;
    },
    async discard(session) {
      const discarded = await isSaved('workout', discardSession(session.id));
      if (discarded) await end(session);
      return discarded;
    },
  };
}
