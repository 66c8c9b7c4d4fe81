import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { planForClient, removeMeals } from '#sync/actions/meal-plans.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import type { AppData } from '#src/data/app-data.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { around, aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';
import { answer, KNEES, meal, of, PROGRAM, toldTo } from './versions-told.ts';

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { usePlanning } = await import('#src/features/provider/food/use-planning.ts');
const { MealVersions } = await import('#src/features/provider/versions/meal-versions.tsx');
const { VersionsAlong } = await import('#src/features/provider/versions/versions-along.tsx');
const { ProgramVersions } = await import('#src/features/provider/versions/program-versions.tsx');

describe('the versions that are taken along', () => {
  const { local, put } = aDevice();
  const { take, looked, known } = toldTo(local);

  const ups = ({ place }: ReturnType<typeof aScreen>): number =>
    [...place.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Take this one up again').length;

  it('are kept also where the screen that asked is left', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<object>();
    const rpc = () => {
      const data = async (signal?: AbortSignal) => {
        const answered = await told;
        signal?.throwIfAborted();
        return { data: answered };
      };
      return { throwOnError: data, abortSignal: (signal: AbortSignal) => ({ throwOnError: () => data(signal) }) };
    };
    const open = { state: 'open', userId: ME, db: local() };
    const data = {
      opening: { getSnapshot: () => open, subscribe: () => () => undefined },
      session: { supabase: () => Promise.resolve({ rpc }) },
      start: () => () => undefined,
    } as unknown as AppData;
    const root = createRoot(page.document.createElement('div') as never);
    root.render(around(data, createElement(VersionsAlong)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    root.unmount();
    tell(answer('2026-03-04T12:00:00Z', [CLIENT], [of(11, KNEES)]));
    await expect.poll(async () => (await known([KNEES.program_id]))?.ids).toEqual([numbered(11)]);
  });

  it('hold now only as long as this device has not changed the plan, and then the newest may be taken up', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(11, KNEES), of(10, KNEES)]);
    const program = { ...PROGRAM, id: KNEES.program_id, user_id: CLIENT, assigned_by: ME, status: 'active' };
    const sheetOf = async (duration_weeks: number) => {
      await put(workoutPrograms, { ...program, duration_weeks });
      const row = await local().rows(workoutPrograms).get(KNEES.program_id);
      return aScreen(
        local(),
        ME,
        createElement(
          MemoryRouter,
          null,
          createElement(ProgramVersions, {
            clientId: CLIENT,
            program: row as never,
            isMine: true,
            onClose: () => undefined,
          }),
        ),
      );
    };
    for (const [n, { sets, ...step }] of PROGRAM.steps.entries()) {
      await put(workoutProgramExercises, {
        ...step,
        sets,
        id: numbered(200 + n),
        program_id: program.id,
        order_index: n,
      });
    }
    const same = await sheetOf(11);
    await expect.poll(() => same.place.textContent).toContain('Holds now');
    await expect.poll(() => ups(same)).toBe(1);
    const other = await sheetOf(12);
    await expect.poll(() => ups(other)).toBe(2);
    expect(other.place.textContent).not.toContain('Holds now');
  });

  it('of a week are taken up where each day to come is known, and what was taken off since is planned again', async () => {
    const [MONDAY, TUESDAY] = ['2026-03-09', '2026-03-10'];
    const PLANNING = { clientId: CLIENT, plannedBy: ME };
    const food = { name: 'Eba', meal_type: 'lunch' as const, calories: 300, protein: 10, carbs: 40, fat: 8 };
    const id = await did(local(), planForClient(PLANNING, { ...food, date: MONDAY }));
    const eba = { ...meal(1, 'Eba'), id };
    const version = (n: number, day: string, plan: object[], is_first: boolean) => of(n, { day, plan, is_first });
    const sheetOf = async (versions: object[]) => {
      await looked(
        MONDAY,
        '2026-03-04T23:00:00Z',
        versions.filter((each) => Reflect.get(each, 'day') === MONDAY),
      );
      await looked(
        TUESDAY,
        '2026-03-04T23:00:00Z',
        versions.filter((each) => Reflect.get(each, 'day') === TUESDAY),
      );
      const Sheet = () =>
        createElement(MealVersions, {
          clientId: CLIENT,
          days: [MONDAY, TUESDAY],
          today: '2026-03-08',
          planning: usePlanning(CLIENT),
          onClose: () => undefined,
        });
      return aScreen(local(), ME, createElement(MemoryRouter, null, createElement(Sheet)));
    };
    // Of Tuesday it is not known how it was at ten.
    const cut = await sheetOf([
      version(12, MONDAY, [eba], false),
      version(11, TUESDAY, [], false),
      version(10, MONDAY, [], true),
    ]);
    await expect.poll(() => cut.place.textContent).toContain('Holds now');
    await expect.poll(() => ups(cut)).toBe(1);
    await did(local(), removeMeals([id]));
    await expect.poll(() => cut.place.textContent).not.toContain('Holds now');
    await expect.poll(() => ups(cut)).toBe(2);
    cut.press('Take this one up again');
    await expect.poll(async () => (await mealsOfDay(local(), CLIENT, MONDAY)).map(({ name }) => name)).toEqual(['Eba']);
  });

  it('are read without a network, with since when, and of the oldest it is not said what it changed', async () => {
    await take('2026-03-04T12:00:00Z', [CLIENT], [of(11, KNEES), of(10, KNEES)]);
    const program = { ...PROGRAM, id: KNEES.program_id, user_id: CLIENT, assigned_by: ME, status: 'active' };
    await put(workoutPrograms, program);
    const row = await local().rows(workoutPrograms).get(numbered(50));
    const sheet = createElement(ProgramVersions, {
      clientId: CLIENT,
      program: row as never,
      isMine: true,
      onClose: () => undefined,
    });
    const { place } = aScreen(local(), ME, createElement(MemoryRouter, null, sheet));
    await expect.poll(() => place.textContent).toContain('The oldest one that is on this device.');
    expect(place.textContent).toContain('As of ');
    expect(place.textContent).toContain('10 → 11');
  });
});
