import { sameAgain } from '#sync/entities/workout-exercises.ts';
import { endProgram, startProgram } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import {
  editSession,
  planProgramDay,
  planSession,
  runningSession,
  startSession,
} from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { Work } from '#src/data/work.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useFollow } from '#src/ui/use-follow.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useToldProgram } from '#src/ui/catalogue/programs/use-told-program.ts';
import { keptName, useWorkoutName } from '#src/ui/catalogue/workouts/use-workout-name.ts';
import type { NextDay, Today, Workout } from './queries.ts';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

const ACTIVE = '/workouts/active';

export const activePath = (sessionId: string): string => `${ACTIVE}?session=${sessionId}`;

/** Where a workout is running, whatever should begin leads to that one. */
export interface Starting {
  /** The one that is due, the next of the program, or one without exercises: in this order. */
  begin(today: Today): Promise<boolean>;
  beginEmpty(): Promise<boolean>;
  /** The same exercises with the same targets. */
  again(workout: Workout): Promise<boolean>;
  follow(template: WorkoutProgram): Promise<boolean>;
  stop(program: WorkoutProgram): Promise<boolean>;
  moveToTomorrow(session: WorkoutSession): Promise<boolean>;
}

const DAY_MS = 86_400_000;

const now = (): string => new Date().toISOString();

type Exercises = Parameters<typeof planSession>[1]['exercises'];

const sameExercises = (entries: Workout['entries']): Exercises => entries.map(({ exercise }) => sameAgain(exercise));

const dayAfter = (instant: string): string => new Date(Date.parse(instant) + DAY_MS).toISOString();

export function useStarting(): Starting {
  const { today: words, programs } = useWords(workoutsWords);
  const toldOf = useToldProgram();
  const workoutName = useWorkoutName();
  const lead = useFollow();
  const { write, done, undoable } = useWriting();
  const oneAtATime = useOneAtATime();

  async function open(begin: Work<string>): Promise<boolean> {
    const begun = await oneAtATime(() =>
      write('workout', async (db, userId) => (await runningSession(db, userId))?.id ?? begin(db, userId)),
    );
    if (begun) lead(activePath(begun.value));
    return begun !== null;
  }

  const beginDay = ({ program, day }: NextDay): Promise<boolean> =>
    open((db, user_id) =>
      planProgramDay(db, {
        user_id,
        program_id: program.id,
        day,
        name: keptName.ofProgram(program.title, day),
        scheduled_for: now(),
        started: true,
      }),
    );

  const plan = (name: string, exercises: Exercises): Promise<boolean> =>
    open((db, user_id) => planSession(db, { user_id, name, exercises, scheduled_for: now(), started: true }));

  const starting: Starting = {
    async begin({ due, next }) {
      if (!due) return next ? beginDay(next) : starting.beginEmpty();
      const { id } = due.session;
      return open(async (db) => startSession(db, id).then(() => id));
    },
    beginEmpty: () => plan(keptName.own, []),
    again: ({ session, entries }) => plan(session.name, sameExercises(entries)),
    async follow(template) {
      const followed = await oneAtATime(() =>
        done('program', (db, userId) => startProgram(db, { userId, templateId: template.id })),
      );
      if (followed) toast({ title: programs.started, description: toldOf(template).title });
      return followed ?? false;
    },
    async stop(program) {
      const stopped = await done('program', (db) => endProgram(db, program.id, 'stopped'));
      if (stopped) toast({ title: programs.stopped, description: toldOf(program).title });
      return stopped;
    },
    async moveToTomorrow(session) {
      const { id, scheduled_for } = session;
      const moved = await done('workout', (db) => editSession(db, id, { scheduled_for: dayAfter(scheduled_for) }));
      if (moved)
        undoable('workout', { title: words.moved, description: workoutName(session) }, (db) =>
          editSession(db, id, { scheduled_for }),
        );
      return moved;
    },
  };
  return starting;
}
