import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { EstimateSheet } from './estimate-sheet.tsx';
import { FoodSheet } from './food-sheet.tsx';
import { OwnFoodSheet } from './own-food-sheet.tsx';
import { PortionSheet } from './portion-sheet.tsx';
import { QuickSheet } from './quick-sheet.tsx';
import { TargetsSheet } from './targets-sheet.tsx';
import type { Logging } from './use-logging.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  | { sheet: 'foods' }
  /** A food to add under a name, or an own one to edit. */
  | { sheet: 'own-food'; name: string; food: Food | null }
  /** A food to log, or a meal of it to edit. */
  | { sheet: 'portion'; food: Food; meal: MealPlan | null }
  | { sheet: 'quick'; meal: MealPlan | null }
  | { sheet: 'estimate'; food: Food }
  | { sheet: 'targets'; targets: Targets };

interface NutritionSheetsProps {
  shown: Shown;
  onShow: (shown: Shown | null) => void;
  logging: Logging;
}

export function NutritionSheets({ shown, onShow, logging }: NutritionSheetsProps) {
  const onClose = (): void => onShow(null);
  if (shown.sheet === 'foods') return <FoodSheet logging={logging} onShow={onShow} onClose={onClose} />;
  if (shown.sheet === 'own-food')
    return <OwnFoodSheet {...shown} logging={logging} onClose={() => onShow({ sheet: 'foods' })} />;
  if (shown.sheet === 'portion') return <PortionSheet {...shown} logging={logging} onShow={onShow} onClose={onClose} />;
  if (shown.sheet === 'quick') return <QuickSheet {...shown} logging={logging} onClose={onClose} />;
  if (shown.sheet === 'estimate') return <EstimateSheet food={shown.food} onClose={onClose} />;
  return <TargetsSheet {...shown} onClose={onClose} />;
}
