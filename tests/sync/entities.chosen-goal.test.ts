import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeGoal, setGoal } from '#sync/actions/goals.ts';
import { activeGoal, goalsOf } from '#sync/queries/goals.ts';
import { saveProfileWithGoal } from '#sync/actions/profiles.ts';
import type { ProfileEdit } from '#sync/actions/profiles.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const BEGINNING = {
  titles: { lose_5: '5', lose_15: 'Lose 15-25 lbs', lose_30: '30', maintain: 'Maintain', gain: 'Gain' },
  today: '2026-03-01',
};

const ANSWERS = { age: 31, weight: 180.4, height: 66.5, weight_loss_goal: 'lose_15' } as const;

describe('what is chosen in onboarding', () => {
  const server = aServer();
  let client = '';
  let members = 0;
  let clock = steadyClock();
  let device: Device;
  beforeEach(async () => {
    clock = steadyClock();
    members += 1;
    client = await join(server(), numbered(members));
    device = await openDevice(server(), client);
    return () => device.close();
  });

  const choose = (edit: ProfileEdit, on = device) => did(on.db, saveProfileWithGoal(client, edit, BEGINNING), clock);
  const weightGoal = (on = device) => activeGoal(on.db, client, 'weight');

  it('is a goal at once, in one step with the profile, and the server takes both', async () => {
    await choose(ANSWERS);
    expect(await weightGoal()).toMatchObject({
      id: client,
      title: 'Lose 15-25 lbs',
      start_value: 81.83,
      target: 75.02,
      unit: 'kg',
      start_date: '2026-03-01',
      target_date: null,
    });
    expect(await device.push()).toEqual({});
    const kept = await server().query('select target::float8 as target, status from public.goals where user_id = $1', [
      client,
    ]);
    expect(kept).toEqual([{ target: 75.02, status: 'active' }]);
  });

  it('on two devices without a network is one goal', async () => {
    const other = await openDevice(server(), client);
    await choose(ANSWERS);
    await choose({ ...ANSWERS, weight_loss_goal: 'lose_30' }, other);
    await device.push();
    await other.converge();
    await device.pull();
    await other.pull();
    for (const one of [device, other]) expect(await goalsOf(one.db, client)).toHaveLength(1);
    expect(await weightGoal(other)).toEqual(await weightGoal());
    other.close();
  });

  it('has an id that nobody else can take', async () => {
    await join(server(), numbered(900));
    const taken = `insert into public.goals (id, user_id, kind, title, target)
      values ($1, auth.uid(), 'weight', 'Mine', 1)`;
    await expect(server().as(numbered(900), (session) => session.query(taken, [client]))).rejects.toMatchObject({
      code: '23514',
    });
    await choose(ANSWERS);
    expect(await device.push()).toEqual({});
  });

  it.each([
    ['lose_5', 79.56],
    ['lose_30', 68.22],
    ['maintain', 81.83],
    ['gain', 84.1],
  ] as const)('%s leads to %f kg', async (weight_loss_goal, target) => {
    await choose({ ...ANSWERS, weight_loss_goal });
    expect(await weightGoal()).toMatchObject({ target });
  });

  it('is another one when it is chosen anew, none when it is taken back, and one again after that', async () => {
    await choose(ANSWERS);
    await choose({ weight_loss_goal: 'maintain' });
    expect(await weightGoal()).toMatchObject({ target: 81.83 });
    await choose({ phone: '+234' });
    expect(await weightGoal()).toMatchObject({ target: 81.83 });
    await choose({ weight_loss_goal: null });
    expect(await weightGoal()).toBeNull();
    await choose({ weight_loss_goal: 'lose_5' });
    await did(device.db, removeGoal(client), clock);
    await choose({ weight_loss_goal: 'gain' });
    expect(await weightGoal()).toMatchObject({ target: 84.1 });
    expect(await device.push()).toEqual({});
  });

  it('leaves a goal alone that somebody set for himself, and is none without a weight', async () => {
    await choose({ weight_loss_goal: 'lose_5' });
    expect(await weightGoal()).toBeNull();
    const own = { user_id: client, category: 'weight', kind: 'weight', title: 'Own', target: 70 } as const;
    const id = await did(device.db, setGoal({ ...own, start_date: BEGINNING.today }), clock);
    await choose(ANSWERS);
    expect(await goalsOf(device.db, client)).toMatchObject([{ id, target: 70 }]);
  });
});
