import { inventExercise } from '#sync/entities/exercises.ts';
import type { Exercise, OwnExercise } from '#sync/entities/exercises.ts';
import {
  addExercise,
  groupExercises,
  reorderExercises,
  skipExercise,
  toggleExercise,
} from '#sync/entities/workout-exercises.ts';
import type { Planned } from '#sync/entities/workout-exercises.ts';
import { endProgram, programsOf } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { completeSession, editSession } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import {
  correctSet,
  discardSession,
  editExercise,
  logSet,
  removeExercise,
  removeSet,
  restoreSet,
  setsOfSession,
} from '#sync/entities/workout-sets.ts';
import type { Done, WorkoutSet } from '#sync/entities/workout-sets.ts';
import { nowBy } from '#src/data/clock.ts';
import { dropDraft, editDraft, keepDraft } from '#src/data/drafts.ts';
import { tellOfLog } from '#src/data/first-log.ts';
import type { Local } from '#src/data/opening.ts';
import type { Work } from '#src/data/work.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { heldFor } from './hold.ts';
import type { Hold } from './hold.ts';
import { useToldProgram } from '#src/ui/catalogue/programs/use-told-program.ts';
import { useWorkoutName } from '#src/ui/catalogue/workouts/use-workout-name.ts';
import { allCompleted, completedOf, holdNameOf, notesNameOf, restNameOf } from './queries.ts';
import { recordsOf } from './records.ts';
import type { Bests, RecordKind } from './records.ts';
import { changeIn, cutShort, longer } from './rest.ts';
import type { Resting } from './rest.ts';
import { groupWith, movedBy } from './order.ts';
import type { Entry } from './turn.ts';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

type Completion = NonNullable<Parameters<typeof completeSession>[2]>;

/** What can be done to a workout. Each is written on this device at once. */
export interface Training {
  /** Answers with the records that the set broke; null where it was not taken. */
  log(entry: Entry, done: Done, bests: Bests): Promise<RecordKind[] | null>;
  correct(set: WorkoutSet, done: Done): Promise<boolean>;
  removeSet(set: WorkoutSet, told: string): Promise<boolean>;
  change(entry: Entry, edit: Partial<Planned>): Promise<boolean>;
  tick(entry: Entry, completed: boolean): Promise<boolean>;
  skip(entry: Entry, skipped: boolean): Promise<boolean>;
  move(entries: readonly Entry[], place: number, by: -1 | 1): Promise<boolean>;
  join(entries: readonly Entry[], place: number): Promise<boolean>;
  takeApart(entry: Entry): Promise<boolean>;
  remove(entry: Entry): Promise<boolean>;
  add(session: WorkoutSession, exercise: Exercise): Promise<boolean>;
  invent(session: WorkoutSession, exercise: OwnExercise): Promise<boolean>;
  /** By seconds. */
  lengthenRest(session: WorkoutSession, resting: Resting, by: number): Promise<boolean>;
  skipRest(session: WorkoutSession, resting: Resting): Promise<boolean>;
  startHold(session: WorkoutSession, hold: Omit<Hold, 'since'>): Promise<boolean>;
  /** Answers with its seconds; null where it was not taken. */
  stopHold(session: WorkoutSession, hold: Hold): Promise<number | null>;
  note(session: WorkoutSession, edit: Pick<Completion, 'notes'>): Promise<boolean>;
  finish(session: WorkoutSession, completion: Completion): Promise<boolean>;
  discard(session: WorkoutSession): Promise<boolean>;
}

async function recordsOfSet(db: Local, { exercise }: Entry, id: string | null, bests: Bests): Promise<RecordKind[]> {
  const sets = await setsOfSession(db, exercise.session_id);
  const same = sets.filter(({ exercise_id }) => exercise_id === exercise.exercise_id);
  return recordsOf(same, bests).get(id ?? '') ?? [];
}

/** The program of a session that has had all its sessions with this one. */
async function endIfComplete(db: Local, { user_id, program_id }: WorkoutSession): Promise<WorkoutProgram | null> {
  const programs = await programsOf(db, user_id);
  const program = programs.find(({ id, status }) => id === program_id && status === 'active');
  if (!program || completedOf(await allCompleted(db, user_id), program.id) < program.sessions) return null;
  await endProgram(db, program.id, 'completed');
  return program;
}

const placeIn = ({ id, user_id }: WorkoutSession) => ({ session_id: id, user_id });

export function useTraining(): Training {
  const words = useWords(workoutsWords);
  const toldOf = useToldProgram();
  const workoutName = useWorkoutName();
  const { write, done, undoable } = useWriting();
  const oneAtATime = useOneAtATime();
  const addOnce = async (work: Work<string>): Promise<boolean> =>
    (await oneAtATime(() => done('exercise', work))) ?? false;

  return {
    async log(entry, amounts, bests) {
      const logged = await write('set', async (db) => {
        const id = await logSet(db, entry.exercise.id, amounts);
        return recordsOfSet(db, entry, id, bests);
      });
      if (logged) tellOfLog();
      return logged && logged.value;
    },
    correct: (set, amounts) => done('set', (db) => correctSet(db, set.id, amounts)),
    async removeSet(set, told) {
      const removed = await done('set', (db) => removeSet(db, set.id));
      if (removed) undoable('set', { title: words.set.removed, description: told }, (db) => restoreSet(db, set.id));
      return removed;
    },
    change: ({ exercise }, edit) => done('exercise', (db) => editExercise(db, exercise.id, edit)),
    tick: ({ exercise }, completed) => done('exercise', (db) => toggleExercise(db, exercise.id, completed)),
    skip: ({ exercise }, skipped) => done('exercise', (db) => skipExercise(db, exercise.id, skipped)),
    move: (entries, place, by) => done('exercise', (db) => reorderExercises(db, movedBy(entries, place, by))),
    join: (entries, place) =>
      done('exercise', (db) => {
        const { ids, group } = groupWith(entries, place);
        return groupExercises(db, ids, group);
      }),
    takeApart: ({ exercise }) => done('exercise', (db) => groupExercises(db, [exercise.id], null)),
    remove: ({ exercise }) => done('exercise', (db) => removeExercise(db, exercise.id)),
    add: (session, exercise) => addOnce((db) => addExercise(db, placeIn(session), { exercise_id: exercise.id })),
    invent: (session, exercise) =>
      addOnce(async (db, userId) => {
        const exercise_id = await inventExercise(db, userId, exercise);
        return addExercise(db, placeIn(session), { exercise_id });
      }),
    lengthenRest: (session, resting, by) =>
      done('rest', (db) => editDraft(db, restNameOf(session.id), (kept) => longer(resting, changeIn(kept), by))),
    skipRest: (session, resting) => done('rest', (db) => keepDraft(db, restNameOf(session.id), cutShort(resting))),
    startHold: (session, hold) =>
      done('hold', (db) => keepDraft(db, holdNameOf(session.id), { ...hold, since: nowBy(db) })),
    async stopHold(session, hold) {
      const stopped = await write('hold', async (db) => {
        await dropDraft(db, holdNameOf(session.id));
        return heldFor(hold, nowBy(db));
      });
      return stopped && stopped.value;
    },
    note: (session, edit) =>
      done('notes', async (db) => {
        await editSession(db, session.id, edit);
        await dropDraft(db, notesNameOf(session.id));
      }),
    async finish(session, completion) {
      const complete: Work<WorkoutProgram | null> = async (db) => {
        await completeSession(db, session.id, completion);
        await dropDraft(db, notesNameOf(session.id));
        return endIfComplete(db, session);
      };
      const finished = await oneAtATime(() => write('workout', complete), session.id);
      if (!finished) return false;
      tellOfLog();
      const { value: program } = finished;
      const description = program ? words.programs.finished(toldOf(program).title) : workoutName(session);
      toast({ title: words.finish.done, description });
      return true;
    },
    discard: (session) =>
      done('workout', async (db) => {
        await discardSession(db, session.id);
        await dropDraft(db, notesNameOf(session.id));
      }),
  };
}
