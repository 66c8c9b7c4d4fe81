import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row } from '../../support/database.ts';
import { ADA, BAYO, TRAINER, aBookedTrainer } from '../booking/support.ts';
import { deviceOf, only, push } from './support.ts';

describe.each(engines)('who follows a client, on %s', (engine) => {
  const { db } = aBookedTrainer(engine);
  const follow = async (client: string): Promise<Row> => {
    const { id } = await only(db(), `select sync.natural_id('client_follows', $1, $2) as id`, [TRAINER, client]);
    return { id, follower_id: TRAINER, client_id: client, opened_at: new Date().toISOString() };
  };
  const oldWorkout = () =>
    only<{ id: string }>(
      db(),
      `insert into public.workout_sessions (user_id, name, status, started_at, completed_at, scheduled_for)
       select $1, 'Legs', 'completed', at, at, at from (select now() - interval '1 year' as at) a returning id`,
      [ADA],
    );
  const openedAgo = async (days: number) => {
    await db().exec('delete from public.record_views');
    await db().query(
      `insert into public.record_views (id, viewer_id, client_id, part, day)
       select sync.natural_id('record_views', $1, $2, 'record', d::text), $1::uuid, $2::uuid, 'record', d
       from (select current_date - $3::integer as d) as past`,
      [TRAINER, ADA, days],
    );
  };
  beforeEach(async () => {
    await db().exec(`delete from public.client_follows; delete from public.workout_sessions;
      delete from public.record_views;
      update public.client_assignments set status = 'active'`);
  });

  async function followed() {
    const { id } = await oldWorkout();
    const device = deviceOf(db(), TRAINER);
    expect((await device()).get(`workout_sessions ${id}`)).toBeUndefined();
    const row = await follow(ADA);
    expect((await push(db(), TRAINER, 'client_follows', row)).verdict).toBe('applied');
    expect((await device()).get(`workout_sessions ${id}`)).toBe('row');
    return { device, row, workout: `workout_sessions ${id}` };
  }

  test('holds the whole history, and lets it go with the follow', async () => {
    const { device, row, workout } = await followed();
    const { rev } = await only(db(), 'select rev from public.client_follows where id = $1', [row['id']]);
    await push(db(), TRAINER, 'client_follows', { ...row, deleted: true }, rev);
    expect((await device()).get(workout)).toBe('removed');
  });

  test('ends with the care, and does not come back with it', async () => {
    const { device, workout } = await followed();
    await db().exec(`update public.client_assignments set status = 'ended'`);
    expect((await device()).get(workout)).toBe('removed');
    await db().exec(`update public.client_assignments set status = 'active'`);
    expect((await device()).get(workout)).toBeUndefined();
    expect(await only(db(), 'select deleted from public.client_follows')).toEqual({ deleted: true });
  });

  test('ends thirty days after it was last opened', async () => {
    const { device, workout } = await followed();
    await db().exec(`update public.client_follows set opened_at = now() - interval '29 days'`);
    await db().exec('select private.end_unopened_follows()');
    expect((await device()).get(workout)).toBeUndefined();
    await db().exec(`update public.client_follows set opened_at = now() - interval '31 days'`);
    await openedAgo(29);
    await db().exec('select private.end_unopened_follows()');
    expect((await device()).get(workout)).toBeUndefined();
    await openedAgo(31);
    await db().exec('select private.end_unopened_follows()');
    expect((await device()).get(workout)).toBe('removed');
  });

  test('that the record is opened brings nothing back that the client ended', async () => {
    const { row } = await followed();
    const ended = () => only(db(), 'select deleted, rev from public.client_follows');
    await push(db(), ADA, 'client_follows', { id: row['id'], deleted: true }, (await ended())['rev']);
    await db().exec('delete from public.record_views');
    const day = new Date().toISOString().slice(0, 10);
    const { id } = await only(db(), `select sync.natural_id('record_views', $1, $2, 'record', $3) as id`, [
      TRAINER,
      ADA,
      day,
    ]);
    const view = { id, viewer_id: TRAINER, client_id: ADA, part: 'record', day };
    expect((await push(db(), TRAINER, 'record_views', view)).verdict).toBe('applied');
    expect((await ended())['deleted']).toBe(true);
    await push(db(), TRAINER, 'client_follows', { ...row, deleted: false }, (await ended())['rev']);
    expect((await ended())['deleted']).toBe(false);
    const told = `select from public.record_views where part = 'history'`;
    expect(await db().query(told)).toHaveLength(1);
  });

  test('follows nobody whom he does not care for, and nobody in the name of another', async () => {
    expect(await push(db(), TRAINER, 'client_follows', await follow(BAYO))).toMatchObject({
      verdict: 'rejected',
      code: '42501',
    });
    expect(await push(db(), BAYO, 'client_follows', await follow(ADA))).toMatchObject({
      verdict: 'rejected',
      code: '42501',
    });
  });
});
