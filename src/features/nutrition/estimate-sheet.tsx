import type { Food } from '#sync/entities/foods.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { nutritionWords } from './words.ts';
import type { NutritionWords } from './words.ts';

const MEASURED: Record<Food['basis'], keyof NutritionWords['estimate']> = {
  found: 'found',
  'found-proxy': 'near',
  'found-range-midpoint': 'near',
  'found-partial': 'near',
  'derived-recipe': 'recipe',
  'derived-moisture': 'moisture',
  'own-entry': 'own',
};

/** How they came about, and whose they are where it has none of its own. */
export function Measured({ food }: { food: Food }) {
  const words = useWords(nutritionWords).estimate;
  const measured = words[MEASURED[food.basis]];
  return (
    <div className="muted small">
      <p>{typeof measured === 'string' ? measured : null}</p>
      {food.notes && <p>{food.notes}</p>}
    </div>
  );
}

/** Where a food's figures come from. */
export function EstimateSheet({ food, onClose }: { food: Food; onClose: () => void }) {
  const words = useWords(nutritionWords).estimate;
  const { foodName } = useFoodNames();
  const language = useLanguage();
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="portion-sheet">
        <h3>{foodName(food)}</h3>
        <p>{words.per(food.kcal_per_100g.toLocaleString(language))}</p>
        <p className="muted small">{`${words.source}: ${food.source}`}</p>
        <Measured food={food} />
      </div>
    </Sheet>
  );
}
