import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useArriving } from '#src/work/remote/arriving.ts';
import { foodNames, worldNames } from './names.ts';
import type { FoodNames } from './names.ts';

interface Food {
  name: string;
  serving_description: string;
  owner_id: string | null;
  recipe: object | null;
}

interface Meal {
  name: string;
  food_id: string | null;
}

/** What somebody called a food of their own, or a meal that is of no food, is not translated. */
export const foodNamesIn = ({ names, measures }: FoodNames) => ({
  foodName: ({ name, owner_id }: Pick<Food, 'name' | 'owner_id'>) =>
    (owner_id === null ? names[name] : undefined) ?? name,
  mealName: ({ name, food_id }: Meal) => (food_id === null ? undefined : names[name]) ?? name,
  /** A dish of one's own has a measure of the app. */
  measure: ({ serving_description, owner_id, recipe }: Pick<Food, 'serving_description' | 'owner_id' | 'recipe'>) =>
    (owner_id === null || recipe ? measures[serving_description] : undefined) ?? serving_description,
});

/** Those of here at once, and all once they have come. */
export function useNamesSoFar(): FoodNames {
  const ours = useWords(foodNames);
  const whole = useArriving(worldNames[useLanguage()]);
  return typeof whole === 'string' ? ours : whole;
}

/** Tells foods of the catalogue, meals of them and their household measures in the language of the person. */
export const useFoodNames = (): ReturnType<typeof foodNamesIn> => foodNamesIn(useNamesSoFar());
