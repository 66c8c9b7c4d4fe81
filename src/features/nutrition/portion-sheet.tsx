import { useState } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { favouriteFoods } from '#sync/queries/food-favourites.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { Chip } from '#src/ui/chip.tsx';
import { PencilIcon, StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { AmountField, MealTypeField, NutrientsSum } from '#src/work/food/amount-field.tsx';
import { mealTypeAt } from '#src/work/food/day.ts';
import type { MealType } from '#src/work/food/day.ts';
import { amountOf, isSame, mealOf, nutrientsOf } from '#src/work/food/portion.ts';
import type { Amount } from '#src/work/food/portion.ts';
import { DishParts } from './dish-parts.tsx';
import { Measured } from './estimate-sheet.tsx';
import type { Shown } from './nutrition-sheets.tsx';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface PortionSheetProps {
  food: Food;
  /** Null for a new meal. */
  meal: MealPlan | null;
  isAhead: boolean;
  logging: Logging;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

function Favourite({ food, logging }: Pick<PortionSheetProps, 'food' | 'logging'>) {
  const words = useWords(nutritionWords).portion;
  const answer = useRow(favouriteFoods);
  const isFavourite = answer.state === 'content' && answer.value.some(({ food_id }) => food_id === food.id);
  return (
    <Chip pressed={isFavourite} icon={StarIcon} onClick={() => void logging.favour(food, !isFavourite)}>
      {words.favourite}
    </Chip>
  );
}

function ChangeFood({
  food,
  instead,
  onShow,
}: Pick<PortionSheetProps, 'food' | 'onShow'> & { instead: MealPlan | null }) {
  const { portion: words, dish } = useWords(nutritionWords);
  const sheet = food.recipe ? 'dish' : 'own-food';
  return (
    <Button look="quiet" icon={PencilIcon} onClick={() => onShow({ sheet, name: food.name, food, instead })}>
      {food.recipe ? dish.change : words.changeFood}
    </Button>
  );
}

export function PortionSheet({ food, meal, isAhead, logging, onShow, onClose }: PortionSheetProps) {
  const { portion: words, meals } = useWords(nutritionWords);
  const { foodName } = useFoodNames();
  const { timezone } = useSettings();
  const [first] = useState<{ amount: Amount; type: MealType }>(() => ({
    amount: meal?.food_id === food.id ? amountOf(meal) : { servings: 1 },
    type: meal?.meal_type ?? mealTypeAt(hourIn(timezone)),
  }));
  const [chosen, setChosen] = useState(first);
  const { amount, type } = chosen;
  // The food's figures may have been corrected since: a meal keeps what was eaten.
  const isOther = meal !== null && meal.food_id !== food.id;
  const isAsLogged = meal !== null && !isOther && isSame(amount, first.amount);
  useUnfinished(chosen !== first);
  const oneAtATime = useOneAtATime();

  async function closeAfter(work: () => Promise<boolean>): Promise<void> {
    if (await oneAtATime(work)) onClose();
  }
  const log = (eaten: boolean): void => void closeAfter(() => logging.logFood(food, { amount, type, eaten }));
  const foot = meal ? (
    <div className="acts">
      <Button
        look="act"
        large
        full
        onClick={() =>
          void closeAfter(() =>
            logging.change(meal, {
              ...(!isAsLogged && mealOf(food, amount)),
              meal_type: type,
            }),
          )
        }
      >
        {words.save}
      </Button>
      {!meal.logged && !isOther && (
        <Button look="line" full onClick={() => onShow({ sheet: 'foods', instead: meal })}>
          {meals.swap}
        </Button>
      )}
      <Button look="danger" full onClick={() => void closeAfter(() => logging.remove(meal))}>
        {meals.remove}
      </Button>
    </div>
  ) : (
    <div className="acts">
      {!isAhead && (
        <Button look="act" large full onClick={() => log(true)}>
          {words.add}
        </Button>
      )}
      <Button look={isAhead ? 'act' : 'line'} full onClick={() => log(false)}>
        {words.plan}
      </Button>
    </div>
  );
  return (
    <Sheet open title={foodName(food)} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        <NutrientsSum nutrients={isAsLogged ? meal : nutrientsOf(food, amount)} />
        <AmountField food={food} amount={amount} onChange={(next) => setChosen({ ...chosen, amount: next })} />
        {food.is_estimate && <Measured food={food} />}
        {food.recipe && <DishParts recipe={food.recipe} />}
        <MealTypeField value={type} onChange={(next) => setChosen({ ...chosen, type: next })} />
        <Favourite food={food} logging={logging} />
        {food.owner_id !== null && food.is_active && (
          <ChangeFood food={food} instead={isOther ? meal : null} onShow={onShow} />
        )}
      </div>
    </Sheet>
  );
}
