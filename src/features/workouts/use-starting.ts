import { sameAgain } from '#sync/actions/workout-exercises.ts';
import { acceptProgram, endProgram, shiftProgram, startProgram } from '#sync/actions/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import {
  editSession,
  planProgramDay,
  planSession,
  startSession,
  unlessRunning,
} from '#sync/actions/workout-sessions.ts';
import type { Activity, WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { Action } from '#src/data/act.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFollow } from '#src/ui/use-follow.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { keptName, useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import type { NextDay, Today, Workout } from './queries.ts';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

const ACTIVE = '/workouts/active';

export const activePath = (sessionId: string): string => `${ACTIVE}?session=${sessionId}`;

/** If a workout is running, every start leads to that one. */
export interface Starting {
  /** The one that is due, else the program's next, else an empty one. */
  begin(today: Today): Promise<boolean>;
  beginEmpty(): Promise<boolean>;
  /** The same exercises with the same targets. */
  again(workout: Workout): Promise<boolean>;
  follow(template: WorkoutProgram): Promise<boolean>;
  routine(routine: WorkoutProgram): Promise<boolean>;
  cardio(activity: Activity): Promise<boolean>;
  stop(program: WorkoutProgram): Promise<boolean>;
  /** Leaves out the training days that were missed. */
  shift(next: NextDay): Promise<boolean>;
  moveToTomorrow(session: WorkoutSession): Promise<boolean>;
}

const NAME_LONGEST = 120;

/** A program, or a part of it, by its name; cut, so that the whole name of a workout has room. */
export function titled(title: string, part: string): string {
  const room = NAME_LONGEST - ', day 14'.length - part.length - 2;
  return [title.slice(0, room), part].filter(Boolean).join(', ');
}

const DAY_MS = 86_400_000;

const now = (): string => new Date().toISOString();

type Exercises = Parameters<typeof planSession>[0]['exercises'];

const sameExercises = (entries: Workout['entries']): Exercises => entries.map(({ exercise }) => sameAgain(exercise));

const dayAfter = (instant: string): string => new Date(Date.parse(instant) + DAY_MS).toISOString();

export function useStarting(): Starting {
  const { today: words, programs } = useWords(workoutsWords);
  const programInWords = useProgramInWords();
  const workoutName = useWorkoutName();
  const { nameOf } = useBlockInWords();
  const lead = useFollow();
  const today = useToday();
  const { write, isSaved } = useWriting();

  async function open(begin: (userId: string) => Action<string>): Promise<boolean> {
    const begun = await write('workout', (userId) => unlessRunning(userId, begin(userId)), { once: '' });
    if (begun) lead(activePath(begun.value));
    return begun !== null;
  }

  const beginDay = ({ program, block, day }: NextDay): Promise<boolean> =>
    open((user_id) =>
      planProgramDay({
        user_id,
        program_id: program.id,
        block: block.number,
        day,
        name: keptName.ofProgram(titled(program.title, program.block_weeks.length > 0 ? nameOf(block) : ''), day),
        scheduled_for: now(),
        started: true,
      }),
    );

  const plan = (name: string, exercises: Exercises, activity: Activity | null = null): Promise<boolean> =>
    open((user_id) => planSession({ user_id, name, exercises, activity, scheduled_for: now(), started: true }));

  const starting: Starting = {
    async begin({ due, next }) {
      if (due) return open(() => startSession(due.session.id));
      return next ? beginDay(next) : starting.beginEmpty();
    },
    beginEmpty: () => plan(keptName.own, []),
    again: ({ session: { name, activity }, entries }) => plan(name, sameExercises(entries), activity),
    cardio: (activity) => plan(keptName.of(activity), [], activity),
    routine: ({ id, title }) =>
      open((user_id) =>
        planProgramDay({ user_id, program_id: id, block: 1, day: 1, name: title, scheduled_for: now(), started: true }),
      ),
    follow: (template) =>
      isSaved(
        'program',
        (userId) =>
          template.user_id !== null && template.status === 'offered'
            ? acceptProgram(template.id, today)
            : startProgram({ userId, templateId: template.id }),
        {
          done: { title: programs.started, description: programInWords(template).title },
          once: '',
        },
      ),
    stop: (program) =>
      isSaved('program', endProgram(program.id), {
        done: { title: programs.stopped, description: programInWords(program).title },
      }),
    shift({ program: { id, shifted }, missed }) {
      return isSaved('program', shiftProgram(id, shifted + missed), {
        done: { title: words.shifted },
        undo: () => shiftProgram(id, shifted),
        once: id,
      });
    },
    moveToTomorrow(session) {
      const { id, scheduled_for } = session;
      return isSaved('workout', editSession(id, { scheduled_for: dayAfter(scheduled_for) }), {
        done: { title: words.moved, description: workoutName(session) },
        undo: () => editSession(id, { scheduled_for }),
      });
    },
  };
  return starting;
}
