import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { logMeal, moveMeal, planForClient, removeMeals } from '#sync/actions/meal-plans.ts';
import { mealsBetween, mealsOfDay } from '#sync/queries/meal-plans.ts';
import { gridOf, keys, leadsTo } from '#src/features/provider/food/grid-keys.ts';
import { planOf } from '#src/features/provider/food/queries.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { did } from '../../support/did.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { MemoryRouter } = await import('react-router-dom');
const { Plan } = await import('#src/features/provider/food/plan.tsx');

// A Wednesday; the week begins on a Monday or a Sunday, as the settings have it.
const HERE = { today: '2026-03-04', zone: 'Africa/Lagos' };
const [WED, THU, FRI] = ['2026-03-04', '2026-03-05', '2026-03-06'] as const;
const EBA = { name: 'Eba', meal_type: 'lunch' as const, calories: 400, protein: 4, carbs: 80, fat: 2 };
const PLANNING = { clientId: CLIENT, plannedBy: ME };
const { local } = aDevice();

const plan = (meal: object) => did(local(), planForClient(PLANNING, { ...EBA, date: WED, ...meal }));

it('arrows lead through what stands in a cell, from meal to meal and from day to day; Home and End to the ends', async () => {
  const [eba, fufu] = [await plan({}), await plan({ name: 'Fufu' })];
  const { days } = await planOf(local(), CLIENT, ['2026-03-03', WED, THU]);
  const grid = gridOf(days, WED);
  const to = (from: string, key: string, ctrl = false) => leadsTo(grid, from, { key, ctrl });
  expect(to(eba, 'ArrowDown')).toBe(fufu);
  expect(to(fufu, 'ArrowDown')).toBe(keys.add(WED, 'lunch'));
  expect(to(keys.add(WED, 'lunch'), 'ArrowDown')).toBe(keys.add(WED, 'snack'));
  expect(to(keys.add(WED, 'snack'), 'ArrowUp')).toBe(keys.add(WED, 'lunch'));
  expect(to(fufu, 'ArrowRight')).toBe(keys.add(THU, 'lunch'));
  expect(to(eba, 'ArrowLeft')).toBe(keys.cell('2026-03-03', 'lunch'));
  expect(to(keys.cell('2026-03-03', 'lunch'), 'ArrowLeft')).toBeNull();
  expect(to(keys.add(WED, 'breakfast'), 'ArrowUp')).toBeNull();
  expect([to(eba, 'Home'), to(eba, 'End')]).toEqual([keys.cell('2026-03-03', 'lunch'), keys.add(THU, 'lunch')]);
  expect([to(eba, 'Home', true), to(eba, 'End', true)]).toEqual([keys.cell('2026-03-03', 'breakfast'), keys.fast(THU)]);
  expect([to(eba, 'ArrowDown', true), leadsTo(grid, eba, { key: 'Home', ctrl: false, alt: true })]).toEqual([
    null,
    null,
  ]);
  expect([to(eba, 'a'), to('gone', 'ArrowDown')]).toEqual([null, null]);
});

function aPlan() {
  const screen = aScreen(
    local(),
    ME,
    createElement(MemoryRouter, null, createElement(Plan, { clientId: CLIENT, here: HERE })),
  );
  const stops = () => [...screen.place.querySelectorAll('[role="grid"] [tabindex="0"]')];
  const at = (): string | null => page.document.activeElement?.getAttribute('data-key') ?? null;
  const cellOf = (): string | null => page.document.activeElement?.closest('td')?.getAttribute('data-cell') ?? null;
  const focus = (key: string): void =>
    (screen.place.querySelector(`[data-key="${key}"]`) as { focus(): void } | null)?.focus();
  const press = (key: string, more: object = {}): boolean => {
    const event = new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    tell(page.document.activeElement, event);
    return event.defaultPrevented;
  };
  return { screen, stops, at, cellOf, focus, press };
}

it('the week is one stop of the Tab key, a grid of rows with heads, and the arrows move the stop', async () => {
  await plan({});
  const { screen, stops, at, focus, press } = aPlan();
  await expect.poll(() => stops().length).toBe(1);
  expect(stops()[0]?.getAttribute('data-key')).toBe(keys.add(WED, 'breakfast'));
  const rows = [...screen.place.querySelectorAll('[role="grid"] tr')];
  expect(rows).toHaveLength(6);
  for (const row of rows.slice(1)) {
    expect([...row.children].map((cell) => cell.tagName)).toEqual(['TH', ...Array.from({ length: 7 }, () => 'TD')]);
  }
  focus(keys.add(WED, 'breakfast'));
  expect(press('ArrowRight')).toBe(true);
  expect(at()).toBe(keys.add(THU, 'breakfast'));
  expect(stops().map((stop) => stop.getAttribute('data-key'))).toEqual([keys.add(THU, 'breakfast')]);
  expect(press('ArrowUp')).toBe(false);
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(at()).toBe(keys.add(THU, 'breakfast'));
});

it('a meal is moved by keys with what may be eaten instead of it, the focus goes along, and it is taken back', async () => {
  const id = await plan({});
  const other = await plan({ name: 'Fufu', instead_of: id });
  const { screen, at, cellOf, focus, press } = aPlan();
  await expect.poll(() => screen.place.querySelector(`[data-key="${id}"]`)).not.toBeNull();
  focus(other);
  press('x', { ctrlKey: true });
  expect(screen.place.textContent).toContain('goes along with the meal');
  focus(id);
  expect(press('x', { ctrlKey: true })).toBe(true);
  expect(screen.place.textContent).toContain('Eba is taken along');
  press('Escape');
  expect(screen.place.textContent).toContain('Eba stays where it is');
  expect(press('v', { ctrlKey: true })).toBe(false);

  press('x', { metaKey: true });
  press('ArrowRight');
  press('ArrowDown');
  expect(at()).toBe(keys.add(THU, 'snack'));
  press('v', { ctrlKey: true });
  await expect.poll(at).toBe(id);
  expect(cellOf()).toBe(`${THU} snack`);
  const stand = async () =>
    (await mealsBetween(local(), CLIENT, WED, FRI)).map(({ name, date, meal_type }) => [name, date, meal_type]);
  expect(await stand()).toEqual([
    ['Eba', THU, 'snack'],
    ['Fufu', THU, 'snack'],
  ]);
  expect(shownToasts().at(-1)).toMatchObject({ title: 'Moved', description: 'Eba' });
  shownToasts().at(-1)?.act?.onAct();
  await expect.poll(stand).toEqual([
    ['Eba', WED, 'lunch'],
    ['Fufu', WED, 'lunch'],
  ]);
});

it('a meal is copied by keys as often as one likes, also one that was eaten, and never to a day that is over', async () => {
  const id = await plan({});
  await did(local(), logMeal(id));
  const { screen, at, cellOf, focus, press } = aPlan();
  await expect.poll(() => screen.place.querySelector(`[data-key="${id}"]`)).not.toBeNull();
  focus(id);
  press('x', { ctrlKey: true });
  expect(screen.place.textContent).toContain('Eba cannot be moved');
  press('c', { ctrlKey: true });
  expect(screen.place.textContent).toContain('Eba is copied');
  press('ArrowLeft');
  press('v', { ctrlKey: true });
  expect(screen.place.textContent).toContain('Nothing is planned for a day that is over');
  for (const day of [THU, FRI]) {
    focus(keys.add(day, 'lunch'));
    press('v', { ctrlKey: true });
    await expect.poll(async () => (await mealsOfDay(local(), CLIENT, day)).length).toBe(1);
    const [copy] = await mealsOfDay(local(), CLIENT, day);
    expect(copy).toMatchObject({ name: 'Eba', logged: false, planned_by: ME, source: 'plan' });
    await expect.poll(at).toBe(copy?.id);
    expect(cellOf()).toBe(`${day} lunch`);
  }
  expect(await mealsOfDay(local(), CLIENT, '2026-03-03')).toEqual([]);
  screen.press('The week after');
  const there = keys.add('2026-03-11', 'dinner');
  await expect.poll(() => screen.place.querySelector(`[data-key="${there}"]`)).not.toBeNull();
  focus(there);
  press('v', { ctrlKey: true });
  await expect
    .poll(async () => (await mealsOfDay(local(), CLIENT, '2026-03-11')).map((meal) => meal.meal_type))
    .toEqual(['dinner']);
});

it('a choice stays together: where the alternative was eaten the meal is not moved', async () => {
  const id = await plan({});
  const other = await plan({ name: 'Fufu', instead_of: id });
  await did(local(), logMeal(other));
  expect(await did(local(), moveMeal(id, { date: THU, meal_type: 'dinner' }))).toBe(false);
  expect(await mealsOfDay(local(), CLIENT, THU)).toEqual([]);
  const { screen, focus, press } = aPlan();
  await expect.poll(() => screen.place.querySelector(`[data-key="${id}"]`)).not.toBeNull();
  focus(id);
  press('x', { ctrlKey: true });
  expect(screen.place.textContent).toContain('Eba cannot be moved');
});

it('text that is selected is copied as text, and the row of whole days says why it takes no meal', async () => {
  const id = await plan({});
  const { screen, focus, press } = aPlan();
  await expect.poll(() => screen.place.querySelector(`[data-key="${id}"]`)).not.toBeNull();
  focus(id);
  const selected = vi.spyOn(page.document, 'getSelection').mockReturnValue({ isCollapsed: false } as never);
  expect(press('c', { ctrlKey: true })).toBe(false);
  selected.mockRestore();
  expect(press('c', { ctrlKey: true })).toBe(true);
  focus(keys.fast(THU));
  press('v', { ctrlKey: true });
  expect(screen.place.textContent).toContain('not at the whole day');
});

it('the focus stays in the grid when its meal is eaten or taken out elsewhere', async () => {
  const id = await plan({});
  const { screen, at, focus } = aPlan();
  const meal = () => screen.place.querySelector(`[data-key="${id}"]`);
  await expect.poll(meal).not.toBeNull();
  focus(id);
  await did(local(), logMeal(id));
  await expect.poll(() => meal()?.tagName).toBe('LI');
  await expect.poll(at).toBe(id);
  await did(local(), removeMeals([id]));
  await expect.poll(meal).toBeNull();
  await expect.poll(at).toBe(keys.add(WED, 'breakfast'));
});

it('a meal that is taken along is marked, and let go where it is refused', async () => {
  const id = await plan({});
  const { screen, focus, press } = aPlan();
  await expect.poll(() => screen.place.querySelector(`[data-key="${id}"]`)).not.toBeNull();
  const marked = () => [...screen.place.querySelectorAll('.carried')].map((meal) => meal.getAttribute('data-key'));
  focus(id);
  press('x', { ctrlKey: true });
  expect(marked()).toEqual([id]);
  await did(local(), logMeal(id));
  focus(keys.add(THU, 'lunch'));
  press('v', { ctrlKey: true });
  await expect.poll(marked).toEqual([]);
  expect(press('v', { ctrlKey: true })).toBe(false);
});
