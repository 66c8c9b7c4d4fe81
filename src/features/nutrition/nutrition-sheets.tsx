import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { HeldTargets } from '#sync/queries/nutrition-goals.ts';
import { DishSheet } from './dish-sheet.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { FoodSheet } from './food-sheet.tsx';
import { OwnFoodSheet } from './own-food-sheet.tsx';
import { PortionSheet } from './portion-sheet.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import { QuickSheet } from './quick-sheet.tsx';
import { SaidSheet } from './said/said-sheet.tsx';
import { ShoppingSheet } from './shopping-sheet.tsx';
import { TargetsSheet } from './targets-sheet.tsx';
import type { Logging } from './use-logging.ts';

/** One sheet at a time, with its subject. */
export type Shown =
  /** A food to log, or one in place of a meal. */
  | { sheet: 'foods'; instead: MealPlan | null }
  /** A food to add under a name, or an own one to edit; back from it is the choice of foods, still for the same meal. */
  | { sheet: 'own-food'; name: string; code?: string | null; food: Food | null; instead: MealPlan | null }
  /** A dish to cook under a name, or an own one to edit; back from it as from an own food. */
  | { sheet: 'dish'; name: string; food: Food | null; instead: MealPlan | null }
  /** A food to log, or a meal to edit: of this food, or to be of it from then on. */
  | { sheet: 'portion'; food: Food; meal: MealPlan | null }
  /** A whole meal in words: those that were typed already. */
  | { sheet: 'said'; text: string }
  | { sheet: 'quick'; meal: MealPlan | null }
  | { sheet: 'estimate'; food: Food }
  | { sheet: 'shopping' }
  /** Targets worked out from what the profile says. */
  | { sheet: 'proposal' }
  | { sheet: 'targets'; targets: HeldTargets; names: ReadonlyMap<string, string> };

interface NutritionSheetsProps {
  shown: Shown;
  /** The day is to come: it is planned and not yet eaten. */
  isAhead: boolean;
  onShow: (shown: Shown | null) => void;
  logging: Logging;
}

export function NutritionSheets({ shown, isAhead, onShow, logging }: NutritionSheetsProps) {
  const onClose = (): void => onShow(null);
  if (shown.sheet === 'foods')
    return <FoodSheet {...shown} isAhead={isAhead} logging={logging} onShow={onShow} onClose={onClose} />;
  if (shown.sheet === 'own-food')
    return (
      <OwnFoodSheet {...shown} logging={logging} onClose={() => onShow({ sheet: 'foods', instead: shown.instead })} />
    );
  if (shown.sheet === 'dish')
    return (
      <DishSheet {...shown} logging={logging} onClose={() => onShow({ sheet: 'foods', instead: shown.instead })} />
    );
  if (shown.sheet === 'portion')
    return <PortionSheet {...shown} isAhead={isAhead} logging={logging} onShow={onShow} onClose={onClose} />;
  if (shown.sheet === 'said') return <SaidSheet {...shown} logging={logging} onClose={onClose} />;
  if (shown.sheet === 'quick') return <QuickSheet {...shown} logging={logging} onClose={onClose} />;
  if (shown.sheet === 'estimate') return <EstimateSheet food={shown.food} onClose={onClose} />;
  if (shown.sheet === 'shopping') return <ShoppingSheet onClose={onClose} />;
  if (shown.sheet === 'proposal') return <ProposalSheet onClose={onClose} />;
  return <TargetsSheet {...shown} onShow={onShow} onClose={onClose} />;
}
