import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { MealTypeField } from '#src/work/food/amount-field.tsx';
import { mealTypeAt } from '#src/work/food/day.ts';
import type { MealType } from '#src/work/food/day.ts';
import { figure, LONGEST, needed, typedFigure } from './figures.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';
import type { NutritionWords } from './words.ts';

const schemaOf = (words: NutritionWords['form'], language: string) =>
  z.object({
    name: needed(words, LONGEST.name),
    calories: figure(words, 20_000, language),
    protein: figure(words, 2000, language),
    carbs: figure(words, 3000, language),
    fat: figure(words, 2000, language),
  });

interface QuickSheetProps {
  /** Null for a new one. */
  meal: MealPlan | null;
  logging: Logging;
  onClose: () => void;
}

/** A meal by name and figures alone, without the food table. */
export function QuickSheet({ meal, logging, onClose }: QuickSheetProps) {
  const { quick, meals, form: words, portion } = useWords(nutritionWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const [type, setType] = useState<MealType>(() => meal?.meal_type ?? mealTypeAt(hourIn(timezone)));
  const schema = schemaOf(words, language);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: meal?.name ?? '',
      calories: typedFigure(meal?.calories),
      protein: typedFigure(meal?.protein),
      carbs: typedFigure(meal?.carbs),
      fat: typedFigure(meal?.fat),
    },
  });
  useUnfinished(form.formState.isDirty);
  const oneAtATime = useOneAtATime();

  const submit = form.handleSubmit(async (values) => {
    const edit = { ...values, meal_type: type };
    if (await oneAtATime(() => (meal ? logging.change(meal, edit) : logging.quickAdd(edit)))) onClose();
  });
  const inGrams = { inputMode: 'decimal', unit: 'g' } as const;
  return (
    <Sheet open title={meal?.name ?? quick} onClose={onClose}>
      <form className="portion-sheet" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          required
          data-focus-first
          autoComplete="off"
          maxLength={LONGEST.name}
          {...fieldOf(form, 'name')}
        />
        <MealTypeField value={type} onChange={setType} />
        <TextField label={words.calories} inputMode="decimal" unit="kcal" {...fieldOf(form, 'calories')} />
        <TextField label={words.protein} {...inGrams} {...fieldOf(form, 'protein')} />
        <TextField label={words.carbs} {...inGrams} {...fieldOf(form, 'carbs')} />
        <TextField label={words.fat} {...inGrams} {...fieldOf(form, 'fat')} />
        <Button type="submit" look="act" large full>
          {meal ? portion.save : portion.add}
        </Button>
        {meal && (
          <Button look="danger" full onClick={() => void logging.remove(meal).then((done) => done && onClose())}>
            {meals.remove}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
