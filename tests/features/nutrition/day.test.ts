import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { coursesOf, eachOnce, eatenOf, mealTypeAt, progressOf, totalsByDay } from '#src/work/food/day.ts';
import { servingsInWords } from '#src/work/food/serving.ts';
import { amountOf, gramsOf, nutrientsOf, portionOf } from '#src/work/food/portion.ts';

let made = 0;
const meal = (rest: Partial<MealPlan> = {}): MealPlan => ({
  id: `meal-${made++}`,
  rev: '',
  updated_at: '',
  deleted: false,
  user_id: 'me',
  date: '2026-03-02',
  name: 'Eba',
  meal_type: 'lunch',
  calories: 100,
  protein: 0.1,
  carbs: 20,
  fat: 0.2,
  food_id: null,
  grams: null,
  servings: null,
  source: 'manual',
  logged: true,
  logged_at: '2026-03-02T12:00:00Z',
  notes: null,
  planned_by: null,
  swapped: false,
  instead_of: null,
  created_at: '2026-03-02T12:00:00Z',
  ...rest,
});

const EBA = {
  serving_grams: 250,
  kcal_per_100g: 139,
  protein_g_per_100g: 0.3,
  carbs_g_per_100g: 34.3,
  fat_g_per_100g: 0.1,
} as Food;

describe('a day of eating', () => {
  it('counts what was eaten and not what is planned', () => {
    const meals = [meal(), meal({ protein: 0.2 }), meal({ logged: false, logged_at: null })];
    expect(eatenOf(meals)).toEqual({ calories: 200, protein: 0.3, carbs: 40, fat: 0.4 });
  });

  it('is told in the order it is eaten, and leaves out what there is not', () => {
    const courses = coursesOf([meal({ meal_type: 'dinner' }), meal({ meal_type: 'breakfast' }), meal()]);
    expect(courses.map(({ type, meals }) => [type, meals.length])).toEqual([
      ['breakfast', 1],
      ['lunch', 1],
      ['dinner', 1],
    ]);
  });

  it('says what is left, and what is over', () => {
    expect(progressOf(1240, 1800)).toMatchObject({ left: 560, over: 0 });
    expect(progressOf(1920, 1800)).toEqual({ amount: 1920, target: 1800, fraction: 1, left: 0, over: 120 });
    expect(progressOf(50, 0).fraction).toBe(0);
  });

  it('has a total for each day asked for, nothing eaten included', () => {
    const meals = [meal(), meal({ date: '2026-03-04', calories: 250 }), meal({ date: '2026-03-04', logged: false })];
    expect(totalsByDay(['2026-03-02', '2026-03-03', '2026-03-04'], meals).map(({ calories }) => calories)).toEqual([
      100, 0, 250,
    ]);
  });

  it('names the same food once, the newest of it', () => {
    const [newest, other] = [meal({ food_id: 'eba', calories: 1 }), meal({ name: 'Suya' })];
    const late = eachOnce([newest, meal({ food_id: 'eba' }), other, meal({ name: ' suya ' }), meal()], 2);
    expect(late).toEqual([newest, other]);
  });

  it('knows a meal type for every hour', () => {
    expect([7, 12, 17, 20, 2].map(mealTypeAt)).toEqual(['breakfast', 'lunch', 'snack', 'dinner', 'dinner']);
  });
});

describe('a portion', () => {
  it('has the nutrients of its grams, whether told in servings or in grams', () => {
    expect(nutrientsOf(EBA, { servings: 1 })).toEqual({ calories: 348, protein: 0.8, carbs: 85.8, fat: 0.3 });
    expect(nutrientsOf(EBA, { grams: 250 })).toEqual(nutrientsOf(EBA, { servings: 1 }));
  });

  it('is told again as it was told', () => {
    const amounts = fc.oneof(
      fc.record({ servings: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4) }),
      fc.record({ grams: fc.integer({ min: 1, max: 2000 }) }),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const kept = portionOf(EBA, amount);
        expect(amountOf(kept)).toEqual(amount);
        expect(gramsOf(EBA, amountOf(kept))).toBe(kept.grams);
      }),
    );
  });

  it('is counted before its measure', () => {
    expect(servingsInWords('1 plate (3 spoons)', 1, '1')).toBe('1 plate (3 spoons)');
    expect(servingsInWords('1 egg', 2, '2')).toBe('2 × egg');
    expect(servingsInWords('2 slices', 1.5, '1.5')).toBe('1.5 × 2 slices');
  });
});
