import { describe, expect, it } from 'vitest';
import { editOf, foodOf, ownFoodIn, formOf } from '#src/features/nutrition/own-food.ts';
import { nutrientsOf } from '#src/work/food/portion.ts';
import type { Food } from '#sync/entities/foods.ts';
import { words } from '#src/features/nutrition/words/en.ts';

const problemsOf = (typed: Record<string, string>): string[] => {
  const food = { name: 'Chin chin', serving: '1 cup', calories: '', protein: '', carbs: '', fat: '', ...typed };
  const { error } = ownFoodIn(words.form, 'en').safeParse(food);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('a food of one’s own is taken as it was typed, and what no food can hold is said', () => {
  expect(problemsOf({ grams: '50', calories: '450', protein: '10', fat: '40' })).toEqual([]);
  expect(problemsOf({ grams: '30', calories: '450', carbs: '31' })).toEqual([
    'calories: No food has more than 900 kcal in 100 g. Look at the weight of the serving too.',
    'carbs: No food has more than 100 g in 100 g. Look at the weight of the serving too.',
  ]);
  expect(problemsOf({ grams: '', calories: '450' })).toEqual(['grams: This is needed.']);
  expect(problemsOf({ grams: '50', name: 'a'.repeat(201), serving: 'a'.repeat(81) })).toEqual([
    'name: At most 200 characters.',
    'serving: At most 80 characters.',
  ]);
});

it.each([
  [350, { calories: 420, protein: 12, carbs: 45, fat: 0 }],
  [1000, { calories: 4, protein: 0, carbs: 0, fat: 0.4 }],
  [3000, { calories: 1000, protein: 0.1, carbs: 0.2, fat: 0.3 }],
])('a serving of %d g comes back with the figures it was told with', (grams, told) => {
  const food = foodOf({ name: 'Pot', serving: '1 pot', grams, ...told }) as Food;
  expect(nutrientsOf(food, { servings: 1 })).toEqual(told);
});

describe('a food that is put right', () => {
  const told = { name: 'Chin chin', serving: '1 piece', grams: 7, calories: 8.6, protein: 0, carbs: 5, fat: 0 };
  const food = { ...foodOf(told), kcal_per_100g: 123.4 } as Food;

  it('shows its serving, in the language of the reader', () => {
    expect(formOf(food, 'de')).toMatchObject({ name: 'Chin chin', grams: '7', calories: '8,6', carbs: '5' });
  });

  it('keeps a figure that nobody touched to its last digit', () => {
    expect(editOf({ ...told, name: 'Chin-chin' }, (field) => field === 'name')).toEqual({
      name: 'Chin-chin',
      serving_description: '1 piece',
    });
  });

  it('keeps the figures of a serving that is heavier than it was said to be', () => {
    expect(editOf({ ...told, grams: 10 }, (field) => field === 'grams')).toMatchObject({
      serving_grams: 10,
      kcal_per_100g: 86,
      carbs_g_per_100g: 50,
    });
  });
});
