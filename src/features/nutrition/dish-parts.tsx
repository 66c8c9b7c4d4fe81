import type { Recipe } from '#sync/entities/foods.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { nutritionWords } from './words.ts';

/** What a dish was cooked from, in a sentence. */
export function DishParts({ recipe }: { recipe: Recipe }) {
  const words = useWords(nutritionWords).dish;
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const parts = recipe.parts.map((part) => `${mealName(part)} ${part.grams.toLocaleString(language)} g`);
  return <p className="muted small">{words.of(parts.join(', '))}</p>;
}
