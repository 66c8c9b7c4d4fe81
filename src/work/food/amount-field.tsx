import './food.css';
import type { Food } from '#sync/entities/foods.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import { MEAL_TYPES } from './day.ts';
import type { MealType } from './day.ts';
import { gramsOf } from './portion.ts';
import type { Amount, Nutrients } from './portion.ts';
import { foodWords } from './words.ts';

interface AmountFieldProps {
  food: Food;
  amount: Amount;
  onChange: (amount: Amount) => void;
}

/** Household measures or grams; changing the unit keeps the amount. */
export function AmountField({ food, amount, onChange }: AmountFieldProps) {
  const words = useWords(foodWords).amount;
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

export function MealTypeField({ value, onChange }: { value: MealType; onChange: (value: MealType) => void }) {
  const { amount, meals } = useWords(foodWords);
  return (
    <Segments
      label={amount.meal}
      value={value}
      onChange={onChange}
      options={MEAL_TYPES.map((type) => ({ value: type, label: meals[type] }))}
    />
  );
}

export function NutrientsSum({ nutrients: { calories, protein, carbs, fat } }: { nutrients: Nutrients }) {
  const words = useWords(foodWords).amount;
  const language = useLanguage();
  const format = (value: number): string => value.toLocaleString(language);
  return (
    <output className="portion-sum">
      <Figure unit="kcal">{format(calories)}</Figure>
      <span className="muted small">{words.macros(format(protein), format(carbs), format(fat))}</span>
    </output>
  );
}
