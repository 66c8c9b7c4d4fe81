import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { markFasting, unmarkFasting } from '#sync/actions/fasting-days.ts';
import { editMeal, logMeal, planForClient, quickAddMeal } from '#sync/actions/meal-plans.ts';
import { addFood } from '#sync/actions/foods.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { foods } from '#sync/entities/foods.ts';
import { commentsOn } from '#sync/queries/meal-comments.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { targetsOf } from '#sync/queries/nutrition-goals.ts';
import { planOf } from '#src/features/provider/food/queries.ts';
import type { Planning } from '#src/features/provider/food/use-planning.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { MemoryRouter } = await import('react-router-dom');
const { Diary } = await import('#src/features/provider/food/diary.tsx');
const { Plan } = await import('#src/features/provider/food/plan.tsx');
const { TemplatesSheet } = await import('#src/features/provider/food/templates-sheet.tsx');
const { TargetsPart } = await import('#src/features/provider/food/targets-part.tsx');

const HERE = { today: '2026-03-04', zone: 'Africa/Lagos' };
const EATEN = { name: 'Eba', meal_type: 'lunch' as const, calories: 400, protein: 4, carbs: 80, fat: 2 };
const { local, put } = aDevice();

const shown = (Part: typeof Diary) =>
  aScreen(local(), ME, createElement(MemoryRouter, null, createElement(Part, { clientId: CLIENT, here: HERE })));

it('the diary has what was eaten and what is planned of a day, and how the plan was kept', async () => {
  const planning = { clientId: CLIENT, plannedBy: ME };
  await did(local(), quickAddMeal({ ...EATEN, user_id: CLIENT, date: HERE.today }));
  const amala = { ...EATEN, name: 'Amala', calories: 350, date: HERE.today };
  const instead_of = await did(local(), planForClient(planning, amala));
  await did(local(), planForClient(planning, { ...amala, name: 'Fufu', instead_of }));
  const kept = await did(local(), planForClient(planning, { ...EATEN, date: '2026-03-03' }));
  await did(local(), logMeal(kept));
  const screen = shown(Diary);
  await expect.poll(() => screen.place.textContent).toContain('400 of 1,500 kcal eaten');
  expect(screen.place.textContent).toContain('350 kcal more planned');
  expect(screen.place.textContent).toContain('100%, 1 of 1 meals');
  screen.press('The day before');
  await expect.poll(() => screen.place.textContent).toContain('Tuesday');
});

it('the diary does not say that the nutritionist planned what the client put in its place', async () => {
  const id = await did(local(), planForClient({ clientId: CLIENT, plannedBy: ME }, { ...EATEN, date: HERE.today }));
  await did(local(), editMeal(id, { name: 'Pizza', calories: 900 }));
  const screen = shown(Diary);
  await expect.poll(() => screen.place.textContent).toContain('in place of what');
  expect(screen.place.textContent).not.toContain('planned by');
});

it('a comment is kept with each key, and stands at the meal once it is saved', async () => {
  const meal = await did(local(), quickAddMeal({ ...EATEN, user_id: CLIENT, date: HERE.today }));
  const screen = shown(Diary);
  await expect.poll(() => screen.button('Comment')).toBeDefined();
  screen.press('Comment');
  screen.type('Comment on the meal', 'More beans');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.button('Comment')).toBeDefined();
  screen.press('Comment');
  await expect.poll(() => screen.read('Comment on the meal')).toBe('More beans');
  screen.pressTwice('Save the comment');
  await expect.poll(() => screen.place.textContent).toContain('You: More beans');
  expect((await commentsOn(local(), [meal])).map(({ author_id, user_id }) => [author_id, user_id])).toEqual([
    [ME, CLIENT],
  ]);
  screen.press('Remove the comment');
  await expect.poll(() => commentsOn(local(), [meal])).toEqual([]);
});

it('a food is planned for a place of the week, and what is eaten there is not changed any more', async () => {
  const moiMoi = { serving_description: '1 wrap', serving_grams: 200, kcal_per_100g: 150 };
  const rest = { protein_g_per_100g: 8, carbs_g_per_100g: 10, fat_g_per_100g: 2 };
  const id = await did(local(), addFood(CLIENT, { name: 'Moi moi', ...moiMoi, ...rest }));
  await did(local(), addFood(numbered(9), { name: 'Moi of another', ...moiMoi, ...rest }));
  const screen = shown(Plan);
  await expect.poll(() => screen.button('Add to Lunch, Wednesday, March 4')).toBeDefined();
  expect(screen.button('Add to Lunch, Tuesday, March 3')).toBeUndefined();
  screen.press('Add to Lunch, Wednesday, March 4');
  await expect.poll(() => screen.button('Moi moi')).toBeDefined();
  expect(screen.button('Moi of another')).toBeUndefined();
  screen.press('Moi moi');
  screen.pressTwice('Plan it');
  await expect.poll(async () => (await mealsOfDay(local(), CLIENT, HERE.today)).length).toBe(1);
  const [meal] = await mealsOfDay(local(), CLIENT, HERE.today);
  expect(meal).toMatchObject({ planned_by: ME, calories: 300, grams: 200, servings: 1, logged: false, food_id: id });
  const open = (): boolean => screen.place.querySelector('.planned.open') !== null;
  await expect.poll(open).toBe(true);
  await did(local(), logMeal(meal?.id ?? ''));
  await expect.poll(open).toBe(false);
  const { days } = await planOf(local(), CLIENT, [HERE.today]);
  expect(days[0]?.meals).toHaveLength(1);
  expect(await local().rows(foods).count()).toBe(2);
});

it('a day of fasting that the client marked is told, and not the nutritionist’s to change', async () => {
  const day = { user_id: CLIENT, date: HERE.today };
  await did(local(), markFasting({ ...day, marked_by: null }));
  const screen = shown(Plan);
  await expect.poll(() => screen.place.textContent).toContain('Fasting day, marked by the client');
  expect(screen.button('Fasting day')).toBeUndefined();
  await did(local(), unmarkFasting(day));
  await did(local(), markFasting({ ...day, marked_by: ME }));
  await expect.poll(() => screen.button('Fasting day')).toBeDefined();
  expect(screen.place.textContent).not.toContain('marked by the client');
});

it('targets are set from a day, in the name of whoever sets them', async () => {
  await put(clientAssignments, { id: numbered(70), trainer_id: ME, client_id: CLIENT, status: 'active' });
  const screen = shown(TargetsPart);
  await expect.poll(() => screen.place.textContent).toContain('The client has set none');
  screen.type('Calories', '1900');
  tell(
    screen.place.querySelector('.stepper input') ?? undefined,
    new page.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
  );
  screen.type('From', '2026-03-09');
  screen.pressTwice('Set these targets');
  await expect.poll(() => screen.place.textContent).toContain('1,900 kcal by');
  expect(await targetsOf(local(), CLIENT, '2026-03-08')).toMatchObject({ calories_target: 1500, set_by: null });
  expect(await targetsOf(local(), CLIENT, '2026-03-09')).toMatchObject({ calories_target: 1900, set_by: ME });
});

it('targets are not set from a day that is past or none', async () => {
  const screen = shown(TargetsPart);
  await expect.poll(() => screen.read('From')).toBe(HERE.today);
  for (const from of ['2026-03-03', '']) {
    screen.type('From', from);
    screen.press('Set these targets');
    await expect.poll(() => screen.place.textContent).toContain('Choose today or a later day.');
  }
  expect(await targetsOf(local(), CLIENT, HERE.today)).toMatchObject({ set_by: null });
});

it('a week is copied to what is to come, and what is past is left as it was', async () => {
  const planning = { clientId: CLIENT, plannedBy: ME };
  const [lastMonday, lastFriday, monday, friday] = ['2026-02-23', '2026-02-27', '2026-03-02', '2026-03-06'] as const;
  await did(local(), planForClient(planning, { ...EATEN, date: lastMonday }));
  await did(local(), planForClient(planning, { ...EATEN, date: lastFriday }));
  const screen = shown(Plan);
  await expect.poll(() => screen.button('The week before')).toBeDefined();
  screen.press('The week before');
  await expect.poll(() => screen.place.querySelectorAll('.planned').length).toBe(2);
  expect(screen.place.querySelector('.planned.open')).toBeNull();
  screen.press('Copy the week to the next');
  await expect.poll(async () => (await mealsOfDay(local(), CLIENT, friday)).length).toBe(1);
  expect(await mealsOfDay(local(), CLIENT, monday)).toEqual([]);
});

it('targets that are typed stay while one looks at the plan, and are gone once they are set', async () => {
  const screen = shown(TargetsPart);
  await expect.poll(() => screen.read('From')).toBe(HERE.today);
  screen.type('From', '2026-03-09');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('From')).toBe('2026-03-09');
  screen.press('Set these targets');
  await expect.poll(() => screen.read('From')).toBe(HERE.today);
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('From')).toBe(HERE.today);
});

it('the name of a template stays as it was typed, until the week is kept', async () => {
  const keep = vi.fn<Planning['keep']>(async () => true);
  const planning = { keep } as Partial<Planning> as Planning;
  const sheet = { days: [HERE.today], today: HERE.today, planning, onClose: () => undefined };
  const screen = aScreen(local(), ME, createElement(TemplatesSheet, sheet));
  await expect.poll(() => screen.read('Name of a new template')).toBe('');
  screen.type('Name of a new template', 'Light week');
  await screen.leaveAndReturn();
  await expect.poll(() => screen.read('Name of a new template')).toBe('Light week');
  screen.press('Keep this week');
  await expect.poll(() => keep.mock.calls).toEqual([['Light week', [HERE.today]]]);
  await expect.poll(() => screen.read('Name of a new template')).toBe('');
});
