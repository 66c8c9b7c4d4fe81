import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepProgram, removeProgram } from '#sync/actions/own-programs.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { trainingOf } from '#src/work/progress/training.ts';
import { aDevice, CLIENT } from '../../features/provider/local.ts';
import { did } from '../../support/did.ts';
import { ownPlan, UNDIVIDED } from '../../support/step.ts';
import { numbered } from '../../support/members.ts';

const HERE = { zone: 'Africa/Lagos', today: '2026-03-04', weekStart: 'monday', weeks: 1 } as const;
const [PROGRAM, SQUAT] = [30, 31].map(numbered) as [string, string];

const { local, put } = aDevice();

const finished = (n: number, program_id: string) =>
  put(workoutSessions, {
    id: numbered(n),
    user_id: CLIENT,
    program_id,
    status: 'completed',
    completed_at: '2026-03-03T10:00:00.000Z',
    duration_minutes: 30,
  });

const counted = async () =>
  (await trainingOf(local(), CLIENT, HERE)).weeks.map(({ sessions, ofProgram }) => [sessions, ofProgram.done]);

test('a workout of a routine counts in the week and in no program, nor when the routine is gone', async () => {
  const program = { status: 'active', assigned_by: null, sessions: 9, duration_weeks: 3, ...UNDIVIDED };
  await put(workoutPrograms, { ...program, id: PROGRAM, user_id: CLIENT, started_at: '2026-03-02T10:00:00.000Z' });
  const steps = [{ exercise_id: SQUAT, sets: 3 }];
  const routine = await did(local(), keepProgram(CLIENT, ownPlan('Mine', steps)));
  await finished(40, PROGRAM);
  await finished(41, routine);
  expect(await counted()).toEqual([[2, 1]]);
  await did(local(), removeProgram(routine));
  expect(await counted()).toEqual([[2, 1]]);
});
