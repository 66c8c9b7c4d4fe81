import { beforeEach } from 'vitest';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { planSession } from '#sync/actions/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

export const client = numbered(1);
export const clock = steadyClock();

/** A client with a device, and two exercises of the library to plan workouts of. */
export function aClientInTheGym() {
  const server = aServer((db) => join(db, client));
  let device: Device;
  let squat = '';
  let lunge = '';
  beforeEach(async () => {
    await server().exec(
      'delete from public.workout_sessions; delete from public.workout_programs where user_id is not null',
    );
    device = await openDevice(server(), client);
    const library = await exerciseLibrary(device.db);
    const idOf = (name: string) => library.find((exercise) => exercise.name === name)?.id ?? '';
    [squat, lunge] = [idOf('Goblet squat'), idOf('Reverse lunge')];
    return () => {
      device.close();
    };
  });
  const plan = (sets = 2, scheduled_for = '2026-03-02T16:00:00.000Z') => {
    const exercises = [{ exercise_id: squat, sets, reps: 10 }, { exercise_id: lunge }];
    return did(device.db, planSession({ user_id: client, name: 'Legs', scheduled_for, exercises }), clock);
  };
  const firstOf = async (session: string) => (await exercisesOfSession(device.db, session))[0]?.id ?? '';
  const rows = async (id: string) => ({
    session: await sessionById(device.db, id),
    exercises: await exercisesOfSession(device.db, id),
    sets: await setsOfSession(device.db, id),
  });
  return { server, device: () => device, squat: () => squat, lunge: () => lunge, plan, firstOf, rows };
}
