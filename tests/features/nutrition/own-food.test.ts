import { expect, it } from 'vitest';
import { ownFoodIn } from '#src/features/nutrition/own-food.ts';
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
