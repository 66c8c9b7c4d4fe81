import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { exercisesOfSession } from '#sync/entities/workout-exercises.ts';
import { programPlan } from '#sync/entities/workout-program-exercises.ts';
import { endProgram, programTemplates, programsOf, startProgram } from '#sync/entities/workout-programs.ts';
import { planProgramDay, planSession, sessionById, sessionsWaiting } from '#sync/entities/workout-sessions.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

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
    const id = (await startProgram(device.db, { userId: client, templateId: template?.id ?? '' }, clock)) ?? '';
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
    await endProgram(device.db, id, 'stopped', clock);
    expect(await programsOf(device.db, client)).toMatchObject([{ id, status: 'stopped', template_id: template?.id }]);
    expect(await device.push()).toEqual({});
    expect(await startProgram(device.db, { userId: client, templateId: numbered(404) }, clock)).toBeNull();
  });

  it('follows one program at a time: starting another stops it, and cancels what of it was not begun', async () => {
    const [first, second] = await programTemplates(device.db);
    const start = async (template = first) =>
      (await startProgram(device.db, { userId: client, templateId: template?.id ?? '' }, clock)) ?? '';
    const former = await start();
    const of = { user_id: client, name: 'Day', scheduled_for: '2026-03-03T16:00:00.000Z', program_id: former, day: 1 };
    const [waiting, begun, own] = [
      await planProgramDay(device.db, of, clock),
      await planProgramDay(device.db, { ...of, started: true }, clock),
      await planSession(
        device.db,
        { user_id: client, name: 'Own', scheduled_for: of.scheduled_for, exercises: [] },
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
    const program_id = (await startProgram(device.db, { userId: client, templateId: template?.id ?? '' }, clock)) ?? '';
    const day = { user_id: client, name: 'Day', scheduled_for: '2026-03-03T16:00:00.000Z', program_id, day: 1 };
    const waiting = await planProgramDay(device.db, day, clock);
    await device.push();
    await endProgram(device.db, program_id, 'stopped', clock);
    expect(await sessionById(device.db, waiting)).toMatchObject({ status: 'cancelled' });
    expect(await device.push()).toEqual({});
  });

  it('plans the session of a program day with the exercises of that day', async () => {
    const [template] = await programTemplates(device.db);
    const program_id = (await startProgram(device.db, { userId: client, templateId: template?.id ?? '' }, clock)) ?? '';
    const day = { user_id: client, name: 'Day 2', scheduled_for: '2026-03-03T16:00:00.000Z', program_id, day: 2 };
    const session = await planProgramDay(device.db, day, clock);
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
