import 'fake-indexeddb/auto';
import { createElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { blocksOfPlan, changeOffer, offered, offerProgram } from '#sync/actions/offered-programs.ts';
import type { ProgramPlan } from '#sync/actions/offered-programs.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import { followClient } from '#sync/actions/client-follows.ts';
import { acceptProgram } from '#sync/actions/workout-programs.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsForClient, startsFor } from '#src/features/provider/record/program-queries.ts';
import { anotherBlock, EMPTY, madeFrom, planFrom, roomFor, stepFor } from '#src/work/programs/made.ts';
import type { MadeBlock, MadeProgram } from '#src/work/programs/made.ts';
import { addDays } from '#src/lib/days.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { UNDIVIDED } from '../../support/step.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';
import { unopened } from '../unopened.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { movedTo } = await import('#src/features/provider/record/goes-on.tsx');
const { ProgramBlocks } = await import('#src/work/programs/blocks.tsx');

const squat = stepFor({ id: numbered(21), measure: 'reps' });
const DAYS = [
  [squat, stepFor({ id: numbered(22), measure: 'time' })],
  [{ ...squat, sets: 4 }, squat],
];
const blockOf = (days: MadeBlock['days'], weeks = 6, name = ''): MadeBlock => ({ name, weeks, days });
const MADE: MadeProgram = { ...EMPTY, title: ' Knees ', blocks: [blockOf(DAYS)] };
function planned(plan: ProgramPlan | null): ProgramPlan {
  if (!plan) throw new Error('it is a program');
  return plan;
}

describe('blocks of weeks', () => {
  const light = [[{ ...squat, sets: 2, percent_max: 60 }]];
  const divided: MadeProgram = { ...MADE, blocks: [blockOf(DAYS, 3, ' Build '), blockOf(light, 1)] };

  it('are the weeks and the names of a program, and each has days of its own', () => {
    const plan = planFrom(divided);
    expect(plan).toMatchObject({ duration_weeks: 4, block_weeks: [3, 1], block_names: [' Build ', ''] });
    expect(plan?.steps.map(({ block, day, sets }) => [block, day, sets])).toEqual([
      [1, 1, 3],
      [1, 1, 3],
      [1, 2, 4],
      [1, 2, 3],
      [2, 1, 2],
    ]);
    expect(planFrom({ ...divided, blocks: [blockOf(DAYS), blockOf([])] })).toBeNull();
    expect(planFrom(MADE)).toMatchObject({ duration_weeks: 6, ...UNDIVIDED });
  });

  it('begin as the last one is, as far as there is room for them', () => {
    const named = { ...blockOf(DAYS, 30, 'Build'), days: light };
    expect(anotherBlock([named])).toEqual({ ...named, name: '' });
    expect(anotherBlock([named, named, named])).toMatchObject({ weeks: 14 });
    expect(roomFor([named, named, blockOf(DAYS, 14)], 2)).toBe(44);
    expect(anotherBlock([blockOf(DAYS, 52), blockOf(DAYS, 52)])).toBeNull();
    expect(anotherBlock(Array.from({ length: 12 }, () => blockOf(DAYS, 1)))).toBeNull();
  });
});

const TODAY = new Date().toISOString().slice(0, 10);

describe('a program that is offered in blocks', () => {
  const { local } = aDevice();
  const programs = (today = TODAY) =>
    programsForClient(local(), { trainerId: ME, clientId: CLIENT, here: { today, zone: 'UTC' } });
  const offers = async () => (await programs()).offered;

  it('is a copy with its blocks, read back and changed with them', async () => {
    const blocks = [blockOf(DAYS, 3, 'Build'), blockOf(DAYS.slice(0, 1), 1)];
    const divided = planned(planFrom({ ...MADE, blocks }));
    await did(local(), offerProgram({ trainerId: ME, clientIds: [CLIENT, numbered(9)], plan: divided }));
    const [offer] = await offers();
    if (!offer) throw new Error('it was offered');
    expect(offer.program).toMatchObject({ sessions: 7, duration_weeks: 4, block_weeks: [3, 1] });
    const [start] = await startsFor(local(), ME);
    expect(start?.made.blocks).toMatchObject([
      { name: 'Build', weeks: 3 },
      { name: '', weeks: 1 },
    ]);
    expect(planFrom(madeFrom(offer.program, await programPlan(local(), offer.program.id)))).toEqual({
      ...divided,
      title: 'Knees',
    });
    await did(local(), changeOffer(offer.program.id, { plan: planned(planFrom(MADE)), today: '2026-03-02' }));
    expect((await offers())[0]).toMatchObject({ program: { sessions: 12, block_weeks: [] } });
    expect(await programPlan(local(), offer.program.id)).toHaveLength(4);
  });

  it('tells the block where all is held that was done of it, and not where only the last days are', async () => {
    const blocks = [blockOf(DAYS, 3, 'Build'), blockOf(DAYS, 1)];
    await did(
      local(),
      offerProgram({ trainerId: ME, clientIds: [CLIENT], plan: planned(planFrom({ ...MADE, blocks })) }),
    );
    const [offer] = await offers();
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: TODAY }));
    await did(local(), acceptProgram(offer?.program.id ?? '', TODAY));
    expect((await programs()).followed).toMatchObject({ done: 0, at: { block: { name: 'Build' } } });
    const later = addDays(TODAY, 30);
    expect((await programs(later)).followed?.at).toBeNull();
    await did(local(), followClient({ follower_id: ME, client_id: CLIENT }));
    await local().outbox.clear();
    await local().facts.put({ name: 'last-sync', value: Date.now() + 60_000 });
    expect((await programs(later)).followed?.at).toMatchObject({ block: { name: 'Build' } });
  });

  it('takes the longest there can be', () => {
    const days = Array.from({ length: 7 }, () => Array.from({ length: 12 }, () => squat));
    const longest = planned(planFrom({ ...MADE, blocks: Array.from({ length: 12 }, () => blockOf(days, 1)) }));
    const rows = offered(longest, { id: numbered(50), user_id: CLIENT, assigned_by: ME, created_at: '' }).slice(1);
    const places = rows.map(({ set }) => (set as { order_index: number }).order_index);
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, Math.max(...places), places[84]]).toEqual([
      1008, 1008, 83, 0,
    ]);
  });

  it('tells the trainer where a change would have the client go on', () => {
    const plan = (...blocks: MadeBlock[]) => planned(planFrom({ ...MADE, blocks }));
    const [build, push, deload] = [blockOf(DAYS, 2, 'Build'), blockOf(DAYS, 2, 'Push'), blockOf(DAYS, 1, 'Deload')];
    const before = blocksOfPlan(plan(build, push, deload));
    expect(movedTo(before, plan(push, deload), 5)).toMatchObject({ block: { name: 'Deload' }, week: 1 });
    expect(movedTo(before, plan(deload), 5)).toBeNull();
    expect(movedTo(before, plan(build, push), 5)).toBeUndefined();
    expect(movedTo(before, plan(push, build, deload), 5)).toMatchObject({ block: { name: 'Build' } });
    expect(movedTo(before, plan(deload), 0)).toBeUndefined();
  });

  it('keeps what it has of blocks that are no more in the last one, as the client does it', async () => {
    const divided = planned(planFrom({ ...MADE, blocks: [blockOf(DAYS, 3), blockOf(DAYS, 1)] }));
    const program = { ...divided, sessions: 8, starts_on: null, block_weeks: [], block_names: [] };
    const steps = divided.steps.map((step, order_index) => ({ ...step, order_index }));
    const days = (block_weeks: number[]) =>
      madeFrom({ ...program, block_weeks } as never, steps as never).blocks.map((block) =>
        block.days.map(({ length }) => length),
      );
    expect(days([])).toEqual([[4, 4]]);
    expect(days([3])).toEqual([[4, 4]]);
    expect(days([3, 1])).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
});

const SQUATS = [[squat]];

/** The blocks in the making, as they are drawn and as they are held. */
function aBuilder(first: readonly MadeBlock[]) {
  const changedTo = vi.fn<(blocks: readonly MadeBlock[]) => void>();
  function Builder() {
    const [blocks, setBlocks] = useState(first);
    const keep = (changed: readonly MadeBlock[]): void => {
      changedTo(changed);
      setBlocks(changed);
    };
    return createElement(ProgramBlocks, { blocks, onChange: keep });
  }
  const place = shown(unopened(spoken('en', createElement(Builder))));
  const press = (name: string): void => {
    const button = [...page.document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    tell(button, new page.MouseEvent('click', { bubbles: true }));
  };
  const focused = () => {
    const on = page.document.activeElement;
    return [on?.closest('.program-block')?.getAttribute('aria-label'), on?.getAttribute('aria-label') ?? on?.tagName];
  };
  return {
    place,
    press,
    focused,
    told: () => (changedTo.mock.lastCall?.[0] ?? []).map(({ name, weeks, days }) => [name, weeks, days.length]),
  };
}

it('a program is divided, and each block begins as the last one is, in its name', async () => {
  const { place, press, focused, told } = aBuilder([{ name: '', weeks: 4, days: SQUATS }]);
  expect(place.querySelectorAll('.program-block')).toHaveLength(0);
  press('Divide into blocks');
  expect(told()).toEqual([
    ['', 4, 1],
    ['', 4, 1],
  ]);
  expect(focused()).toEqual(['Block 2', 'INPUT']);
  press('Add the last block again');
  expect(focused()).toEqual(['Block 3', 'INPUT']);
});

it('whoever moves a block by the keyboard goes with it, and removing one leads to its neighbour', () => {
  const named = ['Build', 'Push', 'Deload'].map((name) => ({ name, weeks: 2, days: SQUATS }));
  const { place, press, focused, told } = aBuilder(named);
  const days = (name: string) => place.querySelector(`[aria-label="${name}"] details`);
  const itsDay = days('Deload');
  press('Move up: Deload');
  expect(itsDay).not.toBeNull();
  expect(days('Deload')).toBe(itsDay);
  expect(told().map(([name]) => name)).toEqual(['Build', 'Deload', 'Push']);
  expect(focused()).toEqual(['Deload', 'Move up: Deload']);
  press('Move up: Deload');
  press('Move up: Deload');
  expect(told().map(([name]) => name)).toEqual(['Deload', 'Build', 'Push']);
  press('Remove: Push');
  expect(told()).toHaveLength(3);
  press('Remove the block');
  expect(focused()).toEqual(['Build', 'INPUT']);
  press('Remove: Deload');
  press('Remove the block');
  expect(told()).toEqual([['Build', 2, 1]]);
  expect(place.querySelectorAll('.program-block')).toHaveLength(0);
  expect(page.document.activeElement?.tagName).toBe('INPUT');
});
