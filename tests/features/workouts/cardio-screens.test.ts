import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { editSession, logPast, planSession } from '#sync/actions/workout-sessions.ts';
import { discardSession } from '#sync/actions/workout-sets.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { knownOf } from '#src/lib/answer.ts';
import { isUnfinished } from '#src/lib/unfinished.ts';
import { keepDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { energyOf } from '#src/features/workouts/cardio/energy.ts';
import type { Starting } from '#src/features/workouts/use-starting.ts';
import type { Shown } from '#src/features/workouts/workouts-sheets.tsx';
import { page } from '../../ui/page.ts';
import { did } from '../../support/did.ts';
import { aDevice, ME } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { useRow } = await import('#src/data/rows.ts');
const { activeWorkout, notesNameOf } = await import('#src/features/workouts/active/queries.ts');
const { useTraining } = await import('#src/features/workouts/active/use-training.ts');
const { CardioNow } = await import('#src/features/workouts/cardio/cardio-now.tsx');
const { WorkoutsSheets } = await import('#src/features/workouts/workouts-sheets.tsx');

const { local, put } = aDevice();
let id = '';
const saved = () => sessionById(local(), id);

describe('intervals', () => {
  const START = Date.parse('2026-05-02T06:30:00Z');
  const vibrate = vi.fn<() => boolean>();

  function Now() {
    const training = useTraining();
    const workout = knownOf(useRow((db) => activeWorkout(db, ME, id)));
    return workout && createElement(CardioNow, { workout, activity: 'run', training });
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    Object.assign(page.navigator, { vibrate });
    vibrate.mockClear();
    const plan = { user_id: ME, name: 'Run', exercises: [], scheduled_for: new Date(START).toISOString() };
    id = await did(local(), planSession({ ...plan, started: true, activity: 'run' }));
  });
  afterEach(() => vi.useRealTimers());

  it('are told once at each change, and others can be begun when they are over', async () => {
    const screen = aScreen(local(), ME, createElement(MemoryRouter, null, createElement(Now)));
    const said = () => screen.place.querySelector('.rest > output');
    await expect.poll(() => screen.button('Intervals')).toBeDefined();
    const empty = said();
    expect(empty?.textContent).toBe('');

    screen.press('Intervals');
    await expect.poll(() => screen.button('Begin the intervals')).toBeDefined();
    screen.press('Begin the intervals');
    await expect.poll(() => said()?.textContent).toBe('Work, Round 1 of 8');
    expect(said()).toBe(empty);
    expect(screen.button('Stop the intervals')).toBeDefined();
    expect(vibrate).not.toHaveBeenCalled();

    vi.setSystemTime(START + 30_000);
    await expect.poll(() => said()?.textContent).toBe('Rest, Round 1 of 8');
    await expect.poll(() => vibrate.mock.calls.length).toBe(1);
    vi.setSystemTime(START + 450_000);
    await expect.poll(() => said()?.textContent).toBe('All rounds are done');
    await expect.poll(() => vibrate.mock.calls.length).toBe(2);
    await expect.poll(() => screen.button('Intervals')).toBeDefined();
  });
});

describe('a session of one activity that is over', () => {
  const NOTES = 'How was it';
  const shown: (Shown | null)[] = [];
  const ran = { activity: 'run', seconds: 1800, metres: 5000 } as const;

  beforeEach(async () => {
    shown.length = 0;
    await did(local(), logMeasurements([{ user_id: ME, kind: 'weight', value: 70 }]));
    const past = { user_id: ME, name: 'Run', activity: ran.activity, distance_m: ran.metres };
    const lasted = { completed_at: '2026-05-02T07:00:00.000Z', moving_seconds: ran.seconds };
    id = await did(local(), logPast({ ...past, ...lasted, calories_burned: energyOf({ ...ran, weightKg: 70 }) }));
  });

  function opened(sheet: 'correct-cardio' | 'take-back') {
    const props = {
      shown: { sheet, id, name: 'Run' },
      starting: {} as Starting,
      onShow: (to: Shown | null) => shown.push(to),
    };
    return aScreen(local(), ME, createElement(MemoryRouter, null, createElement(WorkoutsSheets, props)));
  }
  async function corrected() {
    const screen = opened('correct-cardio');
    await expect.poll(() => screen.read(NOTES)).toBeDefined();
    return screen;
  }
  const toasts = (title: string) => shownToasts().filter((each) => each.title === title).length;

  it('keeps its energy where another weight comes while it is corrected', async () => {
    const before = await saved();
    const screen = await corrected();
    await did(local(), logMeasurements([{ user_id: ME, kind: 'weight', value: 90 }]));
    await did(local(), editSession(id, { notes: 'It rained' }));
    await expect.poll(() => screen.read(NOTES)).toBe('It rained');
    screen.press('Save');
    await expect.poll(() => shown).toEqual([{ sheet: 'session', id }]);
    expect((await saved())?.calories_burned).toBe(before?.calories_burned);
  });

  it('is corrected once, and what is typed keeps the page until then', async () => {
    const before = toasts('Corrected');
    const screen = await corrected();
    expect(isUnfinished()).toBe(false);
    screen.choose('Activity', 'walk');
    expect(isUnfinished()).toBe(true);
    screen.pressTwice('Save');
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    expect(await saved()).toMatchObject({ activity: 'walk' });
    expect([shown.length, toasts('Corrected') - before]).toEqual([1, 1]);
  });

  it('is corrected in its day and hour, and in none that is yet to come', async () => {
    const screen = await corrected();
    screen.type('Day', '2026-05-01');
    expect(isUnfinished()).toBe(true);
    screen.type('Day', '2999-01-01');
    screen.press('Save');
    await expect.poll(() => screen.place.textContent).toContain('That is yet to come.');
    screen.type('Day', '2026-05-01');
    screen.press('Save');
    await expect.poll(saved).toMatchObject({
      completed_at: '2026-05-01T07:00:00.000Z',
      started_at: '2026-05-01T06:30:00.000Z',
      moving_seconds: ran.seconds,
    });
  });

  it('is corrected without its time where nobody knew it', async () => {
    await put(workoutSessions, { ...(await saved()), moving_seconds: null, duration_minutes: null });
    const screen = await corrected();
    screen.type(NOTES, 'Felt good');
    screen.press('Save');
    await expect.poll(saved).toMatchObject({ notes: 'Felt good', moving_seconds: null });
  });

  it('takes no correction once another device took it back', async () => {
    const screen = await corrected();
    screen.choose('Activity', 'walk');
    await did(local(), discardSession(id));
    screen.press('Save');
    await expect.poll(() => shownToasts().at(-1)?.destructive).toBe(true);
    expect([(await saved())?.activity, shown]).toEqual(['run', []]);
  });

  it('is taken back once, with the notes that were typed and not saved', async () => {
    const before = toasts('Taken back');
    await keepDraft(local(), notesNameOf(id), { text: 'Half a', over: '' });
    const screen = opened('take-back');
    await expect.poll(() => screen.button('Take it back')).toBeDefined();
    for (let press = 0; press < 2; press++) screen.agree();
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    expect(await saved()).toMatchObject({ status: 'cancelled' });
    expect(await readDraft(local(), notesNameOf(id))).toBeUndefined();
    expect([shown, toasts('Taken back') - before]).toEqual([[null], 1]);
  });

  it('is there again where it is not taken back after all', async () => {
    const screen = opened('take-back');
    await expect.poll(() => screen.button('Cancel')).toBeDefined();
    screen.press('Cancel');
    expect(shown).toEqual([{ sheet: 'session', id }]);
  });
});
