import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { endProgram, startProgram } from '#sync/actions/workout-programs.ts';
import { programTemplates, programsOf } from '#sync/queries/workout-programs.ts';
import { planProgramDay, planSession } from '#sync/actions/workout-sessions.ts';
import { sessionById, sessionsWaiting } from '#sync/queries/workout-sessions.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';
import { act } from '#sync/engine/act.ts';

const clock = steadyClock();
const client = numbered(1);

describe('programs on a device', () => {
  const server = aServer((db) => join(db, client));
  let device: Device;
  beforeEach(async () => {
    await server().exec('delete from public.workout_programs where user_id is not null');
    device = await openDevice(server(), client);
    return () => {
      device.close();
    };
  });

  it('starts a program by copying the template with its plan, in one go', async () => {
    const templates = await programTemplates(device.db);
    expect(templates.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Beginner Weight Loss', 'Cardio Blast', 'Strength Builder']),
    );
    const [template] = templates;
    const id = (await did(device.db, startProgram({ userId: client, templateId: template?.id ?? '' }), clock)) ?? '';
    const original = await programPlan(device.db, template?.id ?? '');
    const copy = await programPlan(device.db, id);
    const known = ({ exercise_id, day, order_index, sets, reps }: (typeof copy)[number]) => ({
      exercise_id,
      day,
      order_index,
      sets,
      reps,
    });
    expect(original.length).toBeGreaterThan(3);
    expect(copy.map(known)).toEqual(original.map(known));
    expect(copy.every(({ user_id }) => user_id === client)).toBe(true);
    expect(await device.push()).toEqual({});
    await did(device.db, endProgram(id), clock);
    expect(await programsOf(device.db, client)).toMatchObject([{ id, status: 'stopped', template_id: template?.id }]);
    expect(await device.push()).toEqual({});
    const none = startProgram({ userId: client, templateId: numbered(404) });
    expect(await act(device.db, none, clock)).toEqual({ became: 'gone' });
  });

  it('follows one program at a time: starting another stops it, and cancels what of it was not begun', async () => {
    const [first, second] = await programTemplates(device.db);
    const start = async (template = first) =>
      (await did(device.db, startProgram({ userId: client, templateId: template?.id ?? '' }), clock)) ?? '';
    const former = await start();
    const of = {
      user_id: client,
      name: 'Day',
      scheduled_for: '2026-03-03T16:00:00.000Z',
      program_id: former,
      block: 1,
      day: 1,
    };
    const [waiting, begun, own] = [
      await did(device.db, planProgramDay(of), clock),
      await did(device.db, planProgramDay({ ...of, started: true }), clock),
      await did(
        device.db,
        planSession({ user_id: client, name: 'Own', scheduled_for: of.scheduled_for, exercises: [] }),
        clock,
      ),
    ];
    await device.push();
    const next = await start(second);
    const standings = (await programsOf(device.db, client)).map(({ id, status }) => [id, status]);
    expect(standings).toEqual([
      [former, 'stopped'],
      [next, 'active'],
    ]);
    const statuses = await Promise.all([waiting, begun, own].map((id) => sessionById(device.db, id)));
    expect(statuses.map((session) => session?.status)).toEqual(['cancelled', 'in-progress', 'scheduled']);
    expect((await sessionsWaiting(device.db, client)).map(({ id }) => id)).toEqual([own]);
    expect(await device.push()).toEqual({});
  });

  it('takes what was planned of a program and not begun with it when it is stopped', async () => {
    const [template] = await programTemplates(device.db);
    const program_id =
      (await did(device.db, startProgram({ userId: client, templateId: template?.id ?? '' }), clock)) ?? '';
    const day = {
      user_id: client,
      name: 'Day',
      scheduled_for: '2026-03-03T16:00:00.000Z',
      program_id,
      block: 1,
      day: 1,
    };
    const waiting = await did(device.db, planProgramDay(day), clock);
    await device.push();
    await did(device.db, endProgram(program_id), clock);
    expect(await sessionById(device.db, waiting)).toMatchObject({ status: 'cancelled' });
    expect(await device.push()).toEqual({});
  });

  it('plans the session of a program day with the exercises of that day', async () => {
    const [template] = await programTemplates(device.db);
    const program_id =
      (await did(device.db, startProgram({ userId: client, templateId: template?.id ?? '' }), clock)) ?? '';
    const day = {
      user_id: client,
      name: 'Day 2',
      scheduled_for: '2026-03-03T16:00:00.000Z',
      program_id,
      block: 1,
      day: 2,
    };
    const session = await did(device.db, planProgramDay(day), clock);
    const wanted = (await programPlan(device.db, program_id)).filter((exercise) => exercise.day === 2);
    const got = await exercisesOfSession(device.db, session);
    expect(got.map(({ exercise_id, sets, reps }) => [exercise_id, sets, reps])).toEqual(
      wanted.map(({ exercise_id, sets, reps }) => [exercise_id, sets, reps]),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(await sessionById(device.db, session)).toMatchObject({ program_id, status: 'scheduled' });
    expect(await device.push()).toEqual({});
  });
});
