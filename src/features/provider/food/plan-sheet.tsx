import { useState } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { AmountField, MealTypeField, NutrientsSum } from '#src/work/food/amount-field.tsx';
import type { MealType } from '#src/work/food/day.ts';
import { FoodFinder } from '#src/work/food/food-finder.tsx';
import { amountOf, mealOf, nutrientsOf } from '#src/work/food/portion.ts';
import type { Amount } from '#src/work/food/portion.ts';
import { foodWords } from '#src/work/food/words.ts';
import type { Planning } from './use-planning.ts';
import { providerFoodWords } from './words.ts';

/** What is planned: something new in a place of the week, or a meal that stands there. */
export interface Place {
  day: Day;
  type: MealType;
  meal: MealPlan | null;
  food: Food | null;
  /** The meal that it may be eaten instead of. */
  instead_of?: string;
}

interface FinderProps {
  clientId: string;
  title: string;
  onChoose: (food: Food) => void;
  /** Where it is to take the place of a meal. */
  onRemove: (() => void) | null;
  onClose: () => void;
}

function Finder({ clientId, title, onChoose, onRemove, onClose }: FinderProps) {
  const { failed, sheet: words } = useWords(providerFoodWords);
  const foot = onRemove && (
    <Button look="danger" full onClick={onRemove}>
      {words.remove}
    </Button>
  );
  return <FoodFinder title={title} failed={failed} of={clientId} foot={foot} onChoose={onChoose} onClose={onClose} />;
}

interface PortionProps {
  place: Place & { food: Food };
  planning: Planning;
  onOther: () => void;
  /** Something that may be eaten instead; null where there is no meal yet, or this is such. */
  onOr: (() => void) | null;
  onClose: () => void;
}

function Portion({
  place: { day, type: first, meal, food, instead_of },
  planning,
  onOther,
  onOr,
  onClose,
}: PortionProps) {
  const { sheet: words } = useWords(providerFoodWords);
  const { foodName } = useFoodNames();
  const [amount, setAmount] = useState<Amount>(() => (meal?.food_id === food.id ? amountOf(meal) : { servings: 1 }));
  const [type, setType] = useState(first);
  const oneAtATime = useOneAtATime();
  async function closeAfter(work: () => Promise<boolean>): Promise<void> {
    if (await oneAtATime(work)) onClose();
  }
  const planned = { ...mealOf(food, amount), meal_type: type };
  const keep = () =>
    meal ? planning.change(meal, planned) : planning.plan({ ...planned, date: day, instead_of: instead_of ?? null });
  const foot = (
    <div className="acts">
      <Button look="act" large full onClick={() => void closeAfter(keep)}>
        {meal ? words.save : words.add}
      </Button>
      <Button look="line" full onClick={onOther}>
        {words.other}
      </Button>
      {onOr && (
        <Button look="line" full onClick={onOr}>
          {words.or}
        </Button>
      )}
      {meal && (
        <Button look="danger" full onClick={() => void closeAfter(() => planning.remove(meal))}>
          {words.remove}
        </Button>
      )}
    </div>
  );
  return (
    <Sheet open title={foodName(food)} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        <NutrientsSum nutrients={nutrientsOf(food, amount)} />
        <AmountField food={food} amount={amount} onChange={setAmount} />
        <MealTypeField value={type} onChange={setType} />
      </div>
    </Sheet>
  );
}

interface PlanSheetProps {
  clientId: string;
  place: Place;
  planning: Planning;
  onShow: (place: Place | null) => void;
}

/** A food, and how much of it, as people name it. */
export function PlanSheet({ clientId, place, planning, onShow }: PlanSheetProps) {
  const { sheet: words } = useWords(providerFoodWords);
  const { meals } = useWords(foodWords);
  const language = useLanguage();
  const { food, day, type, meal } = place;
  const onClose = (): void => onShow(null);
  if (!food) {
    const title = words.find(
      meals[type],
      dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'short' }),
    );
    return (
      <Finder
        clientId={clientId}
        title={title}
        onChoose={(chosen) => onShow({ ...place, food: chosen })}
        onRemove={meal && (() => void planning.remove(meal).then((isDone) => isDone && onClose()))}
        onClose={onClose}
      />
    );
  }
  return (
    <Portion
      key={food.id}
      place={{ ...place, food }}
      planning={planning}
      onOther={() => onShow({ ...place, food: null })}
      onOr={
        meal && meal.instead_of === null
          ? () => onShow({ day, type, meal: null, food: null, instead_of: meal.id })
          : null
      }
      onClose={onClose}
    />
  );
}
