import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { foodWords } from '#src/work/food/words.ts';
import type { Field, MealKey, Spell } from './changes.ts';
import type { MealOnce } from './shape.ts';
import { versionWords } from './words.ts';

/** What was changed in one go, a line for each meal. */
export function useSpellInWords() {
  const words = useWords(versionWords);
  const { meals, amount, figures } = useWords(foodWords);
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const labels: Readonly<Record<MealKey, string>> = {
    name: words.meal,
    meal_type: amount.meal,
    grams: amount.grams,
    servings: amount.servings,
    calories: figures.calories,
    notes: words.notes,
  };
  function field({ key, was, is }: Field<MealKey>): string {
    const said = (value: unknown): string => {
      if (value === null) return words.unsaid;
      if (typeof value === 'number') return value.toLocaleString(language, { maximumFractionDigits: 1 });
      return key === 'meal_type' ? meals[value as MealOnce['meal_type']] : (value as string);
    };
    if (key === 'name') return words.renamed(said(was), said(is));
    return key === 'notes' ? words.text(labels.notes) : words.field(labels[key], said(was), said(is));
  }
  return ({ days }: Spell): string[] =>
    days.flatMap(({ day, changes }) => {
      const named = dayInWords(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
      return changes.map((change) => {
        const meal = `${mealName(change.thing)}, ${meals[change.thing.meal_type]}`;
        const line =
          change.what === 'changed'
            ? words.changed(meal, change.fields.map(field).join(', '))
            : words[change.what](meal);
        return words.changed(named, line);
      });
    });
}
