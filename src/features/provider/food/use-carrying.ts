import { useState } from 'react';
import type { MealPlace } from '#sync/actions/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { isOpenPlan } from '#sync/queries/meal-plans.ts';
import type { Day } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useMoving } from './use-moving.ts';
import { providerFoodWords } from './words.ts';

interface Carried {
  meal: MealPlan;
  moves: boolean;
}

export type Carrying = ReturnType<typeof useCarrying>;

/** A meal that is taken along by the keyboard, to be moved or copied, and what is said of it. */
export function useCarrying(clientId: string, today: Day) {
  const { grid: words } = useWords(providerFoodWords);
  const { mealName } = useFoodNames();
  const moving = useMoving(clientId);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');

  function take(meal: MealPlan, moves: boolean, others: readonly MealPlan[]): void {
    if (moves && meal.instead_of !== null) return setSaid(words.goesAlong);
    if (moves && (![meal, ...others].every(isOpenPlan) || meal.date < today))
      return setSaid(words.stays(mealName(meal)));
    setCarried({ meal, moves });
    return setSaid(moves ? words.taken(mealName(meal)) : words.copied(mealName(meal)));
  }
  /** Answers with the meal that stands there now; null where there is none. */
  async function put(to: MealPlace): Promise<string | null> {
    if (!carried) return null;
    if (to.date < today) {
      setSaid(words.past);
      return null;
    }
    const { meal, moves } = carried;
    const id = moves ? await moving.move(meal, to) : await moving.repeat(meal, to);
    setSaid('');
    // What could not be moved is let go: a toast says why.
    if (moves) setCarried(null);
    return id;
  }
  function leave(): void {
    if (!carried) return;
    setCarried(null);
    setSaid(words.left(mealName(carried.meal)));
  }
  const refuse = (): void => setSaid(words.notThere);
  return { carried, said, take, put, leave, refuse };
}
