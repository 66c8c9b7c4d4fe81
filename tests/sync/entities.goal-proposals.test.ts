import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  acceptChanged,
  acceptProposal,
  declineProposal,
  proposeGoal,
  undoAnswer,
  withdrawProposal,
} from '#sync/actions/goal-proposals.ts';
import { changeGoalStatus, editGoal, setGoal, undoGoalChange } from '#sync/actions/goals.ts';
import { changesOfGoal } from '#sync/queries/goal-changes.ts';
import { proposalsTo } from '#sync/queries/goal-proposals.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import { assign, join, numbered } from '../support/members.ts';
import { did } from '../support/did.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

const TODAY = '2026-03-02';

describe('goals that a provider proposes', () => {
  const server = aServer();
  const trainer = numbered(1000);
  let client = '';
  let members = 0;
  let clock = steadyClock();
  let open: Record<'phone' | 'tablet' | 'hers', Device>;
  const devices = () => open;
  beforeEach(async () => {
    if (members === 0) await join(server(), trainer, 'trainer');
    members += 1;
    client = await join(server(), numbered(members));
    await assign(server(), trainer, client);
    clock = steadyClock();
    open = {
      phone: await openDevice(server(), client),
      tablet: await openDevice(server(), client),
      hers: await openDevice(server(), trainer),
    };
    return () => Object.values(open).forEach((device) => device.close());
  });

  const STEPS = { category: 'lifestyle', kind: 'steps', exercise_id: null, title: 'Steps', unit: 'steps' } as const;
  const beginning = () => ({ user_id: client, title: 'Schritte', start_date: TODAY, start_value: 4000 });

  async function proposed(fields: Partial<Parameters<typeof proposeGoal>[0]> = {}): Promise<string> {
    const of = { client_id: client, provider_id: trainer, goal_id: null, target_date: null, reason: null };
    const id = await did(devices().hers.db, proposeGoal({ ...of, ...STEPS, target: 9000, ...fields }), clock);
    expect(await devices().hers.push()).toEqual({});
    await devices().phone.pull();
    await devices().tablet.pull();
    return id;
  }
  const goals = (device: Device) => goalsOf(device.db, client);
  const statusFor = async (device: Device) => (await proposalsTo(device.db, client)).map(({ status }) => status);

  it('become one goal, accepted on two devices without a network, and the provider sees it', async () => {
    const id = await proposed();
    const { phone, tablet, hers } = devices();
    await did(phone.db, acceptProposal(id, beginning()), clock);
    await did(tablet.db, acceptProposal(id, { ...beginning(), start_value: 4200 }), clock);
    expect(await phone.push()).toEqual({});
    await tablet.converge();
    await phone.pull();
    await tablet.pull();
    for (const device of [phone, tablet]) {
      expect(await goals(device)).toMatchObject([{ id, provider_id: trainer, target: 9000, title: 'Schritte' }]);
      expect(await statusFor(device)).toEqual(['accepted']);
    }
    await hers.pull();
    expect(await goals(hers)).toMatchObject([{ id, provider_id: trainer }]);
    expect(await statusFor(hers)).toEqual(['accepted']);
  });

  it('are accepted and undone, declined with a word, or set with other figures', async () => {
    const { phone, hers } = devices();
    const id = await proposed();
    const accepted = await did(phone.db, acceptProposal(id, beginning()), clock);
    await did(phone.db, undoAnswer(accepted), clock);
    expect([await goals(phone), await statusFor(phone)]).toEqual([[], ['proposed']]);
    await did(phone.db, declineProposal(id, 'Not now'), clock);
    await phone.push();
    await hers.pull();
    expect(await proposalsTo(hers.db, client)).toMatchObject([{ status: 'declined', answer: 'Not now' }]);
    const { unit, kind, category } = STEPS;
    const own = { user_id: client, title: 'Steps', start_date: TODAY, unit, kind, category, target: 7000 };
    await did(phone.db, acceptChanged(id, own), clock);
    await phone.push();
    await hers.pull();
    expect(await statusFor(hers)).toEqual(['changed']);
    expect(await goals(hers)).toMatchObject([{ id, provider_id: null, target: 7000 }]);
  });

  it('are one goal of the client’s own where one device accepted and the other took other figures', async () => {
    const { phone, tablet } = devices();
    const id = await proposed();
    await did(phone.db, acceptProposal(id, beginning()), clock);
    const { unit, kind, category } = STEPS;
    const own = { user_id: client, title: 'Steps', start_date: TODAY, unit, kind, category, target: 7000 };
    await did(tablet.db, acceptChanged(id, own), clock);
    await phone.push();
    await tablet.converge();
    await phone.pull();
    await tablet.pull();
    for (const device of [phone, tablet]) {
      expect(await goals(device)).toMatchObject([{ id, provider_id: null, target: 7000 }]);
      expect(await statusFor(device)).toEqual(['changed']);
    }
  });

  it('change by another proposal, which the history names', async () => {
    const { phone, hers } = devices();
    const id = await proposed();
    await did(phone.db, acceptProposal(id, beginning()), clock);
    await phone.push();
    await hers.pull();
    const more = await proposed({ goal_id: id, target: 10_000 });
    const accepted = await did(phone.db, acceptProposal(more, beginning()), clock);
    expect(await phone.push()).toEqual({});
    expect(await goals(phone)).toMatchObject([{ id, target: 10_000, provider_id: trainer }]);
    expect(await changesOfGoal(phone.db, id)).toMatchObject([
      { what: 'edited', provider_id: trainer, edits: [{ column: 'target', from: '9000', to: '10000' }] },
    ]);
    await did(phone.db, undoAnswer(accepted), clock);
    expect(await phone.push()).toEqual({});
    expect(await goals(phone)).toMatchObject([{ id, target: 9000 }]);
    expect(await changesOfGoal(phone.db, id)).toEqual([]);
  });

  it('stay accepted where they were withdrawn at the same time', async () => {
    const { phone, hers } = devices();
    const id = await proposed();
    await did(phone.db, acceptProposal(id, beginning()), clock);
    await phone.push();
    await did(hers.db, withdrawProposal(id, true), clock);
    await hers.converge();
    await hers.pull();
    expect(await statusFor(hers)).toEqual(['accepted']);
  });

  it('are withdrawn before there is an answer', async () => {
    const { phone, hers } = devices();
    const id = await proposed();
    await did(hers.db, withdrawProposal(id, true), clock);
    expect(await hers.push()).toEqual({});
    await phone.pull();
    expect(await statusFor(phone)).toEqual(['withdrawn']);
  });

  it('keep a history of what their owner did, of which nobody else hears', async () => {
    const { phone, tablet, hers } = devices();
    const goal = { user_id: client, title: 'Lose', start_date: TODAY, kind: 'weight', category: 'weight' } as const;
    const id = await did(phone.db, setGoal({ ...goal, target: 80, start_value: 90 }), clock);
    const edit = await did(phone.db, editGoal(id, { target: 78, target_date: '2026-09-01' }), clock);
    await did(phone.db, changeGoalStatus(id, { status: 'paused', current: 88, reason: 'period' }), clock);
    expect(await phone.push()).toEqual({});
    await tablet.pull();
    expect(await changesOfGoal(tablet.db, id)).toMatchObject([
      {
        what: 'edited',
        provider_id: null,
        edits: [
          { column: 'target', from: '80', to: '78' },
          { column: 'target_date', from: null, to: '2026-09-01' },
        ],
      },
      { what: 'paused', reason: 'period' },
    ]);
    await hers.pull();
    expect(await goals(hers)).toMatchObject([{ status: 'paused' }]);
    expect(await changesOfGoal(hers.db, id)).toEqual([]);
    await did(phone.db, undoGoalChange(edit), clock);
    expect(await phone.push()).toEqual({});
    expect(await goals(phone)).toMatchObject([{ target: 80, target_date: null, status: 'paused' }]);
    expect((await changesOfGoal(phone.db, id)).map(({ what }) => what)).toEqual(['paused']);
  });

  it('end as one of two states, where two devices without a network said two', async () => {
    const { phone, tablet } = devices();
    const goal = { user_id: client, title: 'Lose', start_date: TODAY, kind: 'weight', category: 'weight' } as const;
    const id = await did(phone.db, setGoal({ ...goal, target: 80 }), clock);
    await phone.push();
    await tablet.pull();
    await did(phone.db, changeGoalStatus(id, { status: 'completed' }), clock);
    await did(tablet.db, changeGoalStatus(id, { status: 'paused', reason: 'ill' }), clock);
    await phone.push();
    await tablet.converge();
    await phone.pull();
    for (const device of [phone, tablet]) {
      expect(await goals(device)).toMatchObject([{ status: 'paused', completed_at: null }]);
    }
  });
});
