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
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { MEAL_TYPES, mealTypeAt } from './day.ts';
import type { MealType } from './day.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { amountOf, gramsOf, isSame, nutrientsOf, portionOf } from './portion.ts';
import type { Amount, Nutrients } from './portion.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface PortionSheetProps {
  food: Food;
  /** Null for a new meal. */
  meal: MealPlan | null;
  logging: Logging;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

interface AmountFieldProps {
  food: Food;
  amount: Amount;
  onChange: (amount: Amount) => void;
}

/** Household measures or grams; changing the unit keeps the amount. */
function AmountField({ food, amount, onChange }: AmountFieldProps) {
  const words = useWords(nutritionWords).portion;
  const language = useLanguage();
  const { measure: measureOf } = useFoodNames();
  const grams = gramsOf(food, amount);
  const measure = 'servings' in amount ? 'servings' : 'grams';
  const toMeasure = (next: 'servings' | 'grams'): void =>
    onChange(
      next === 'grams' ? { grams } : { servings: Math.max(0.25, Math.round((grams / food.serving_grams) * 4) / 4) },
    );
  return (
    <>
      <Segments
        label={words.measure}
        value={measure}
        onChange={toMeasure}
        options={[
          { value: 'servings', label: words.servings },
          { value: 'grams', label: words.grams },
        ]}
      />
      {'servings' in amount ? (
        <Stepper
          label={words.servings}
          value={amount.servings}
          onChange={(servings) => onChange({ servings })}
          min={0.25}
          max={40}
          step={0.25}
          unit={words.unit(measureOf(food), food.serving_grams.toLocaleString(language))}
        />
      ) : (
        <Stepper
          label={words.grams}
          value={amount.grams}
          onChange={(next) => onChange({ grams: next })}
          min={1}
          max={5000}
          step={10}
          unit="g"
        />
      )}
    </>
  );
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

function Nutrition({ nutrients: { calories, protein, carbs, fat } }: { nutrients: Nutrients }) {
  const words = useWords(nutritionWords).portion;
  const language = useLanguage();
  const format = (value: number): string => value.toLocaleString(language);
  return (
    <output className="portion-sum">
      <Figure unit="kcal">{format(calories)}</Figure>
      <span className="muted small">{words.macros(format(protein), format(carbs), format(fat))}</span>
    </output>
  );
}

export function PortionSheet({ food, meal, logging, onShow, onClose }: PortionSheetProps) {
  const { portion: words, meals } = useWords(nutritionWords);
  const { foodName } = useFoodNames();
  const { timezone } = useSettings();
  const [first] = useState<{ amount: Amount; type: MealType }>(() => ({
    amount: meal ? amountOf(meal) : { servings: 1 },
    type: meal?.meal_type ?? mealTypeAt(hourIn(timezone)),
  }));
  const [chosen, setChosen] = useState(first);
  const { amount, type } = chosen;
  // The food's figures may have been corrected since: a meal keeps what was eaten.
  const isAsLogged = meal !== null && isSame(amount, first.amount);
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
              ...(!isAsLogged && { ...nutrientsOf(food, amount), ...portionOf(food, amount) }),
              meal_type: type,
            }),
          )
        }
      >
        {words.save}
      </Button>
      <Button look="danger" full onClick={() => void closeAfter(() => logging.remove(meal))}>
        {meals.remove}
      </Button>
    </div>
  ) : (
    <div className="acts">
      <Button look="act" large full onClick={() => log(true)}>
        {words.add}
      </Button>
      <Button look="line" full onClick={() => log(false)}>
        {words.plan}
      </Button>
    </div>
  );
  return (
    <Sheet open title={foodName(food)} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        <Nutrition nutrients={isAsLogged ? meal : nutrientsOf(food, amount)} />
        <AmountField food={food} amount={amount} onChange={(next) => setChosen({ ...chosen, amount: next })} />
        <Segments
          label={words.meal}
          value={type}
          onChange={(next) => setChosen({ ...chosen, type: next })}
          options={MEAL_TYPES.map((value) => ({ value, label: meals[value] }))}
        />
        <Favourite food={food} logging={logging} />
        {food.owner_id !== null && food.is_active && (
          <Button look="quiet" icon={PencilIcon} onClick={() => onShow({ sheet: 'own-food', name: food.name, food })}>
            {words.changeFood}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
