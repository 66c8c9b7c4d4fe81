import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addFood } from '#sync/entities/foods.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { figure, needed } from './figures.ts';
import { nutritionWords } from './words.ts';
import type { NutritionWords } from './words.ts';

const schemaOf = (words: NutritionWords['form'], language: string) =>
  z.object({
    name: needed(words, 200),
    serving: needed(words, 80),
    grams: figure(words, 5000, language).check(z.gt(0, { error: words.needed })),
    calories: figure(words, 20_000, language),
    protein: figure(words, 2000, language),
    carbs: figure(words, 3000, language),
    fat: figure(words, 2000, language),
  });

/** The most that 100 g of anything hold. */
const MOST_KCAL = 900;

const perHundred = (amount: number, grams: number, most: number): number =>
  Math.min(most, Math.round((amount / grams) * 1000) / 10);

interface OwnFoodSheetProps {
  name: string;
  onClose: () => void;
}

/** A food of one's own, told by the serving, as it stands on a packet. */
export function OwnFoodSheet({ name, onClose }: OwnFoodSheetProps) {
  const { form: words, search, notSaved } = useWords(nutritionWords);
  const language = useLanguage();
  const doWork = useWork();
  const form = useForm({
    resolver: zodResolver(schemaOf(words, language)),
    defaultValues: { name, serving: words.servingExample, grams: '', calories: '', protein: '', carbs: '', fat: '' },
  });
  useUnfinished(form.formState.isDirty);

  const submit = form.handleSubmit(async ({ name: called, serving, grams, calories, protein, carbs, fat }) => {
    const food = {
      name: called,
      serving_description: serving,
      serving_grams: grams,
      kcal_per_100g: perHundred(calories, grams, MOST_KCAL),
      protein_g_per_100g: perHundred(protein, grams, 100),
      carbs_g_per_100g: perHundred(carbs, grams, 100),
      fat_g_per_100g: perHundred(fat, grams, 100),
    };
    const saved = await attempt(() => doWork((db, userId) => addFood(db, userId, food)), {
      title: notSaved.food,
      description: notSaved.description,
    });
    if (!saved) return;
    toast({ title: words.foodAdded, description: called });
    onClose();
  });
  const inGrams = { inputMode: 'decimal', unit: 'g' } as const;
  return (
    <Sheet open title={search.own(name)} onClose={onClose}>
      <form className="portion-sheet" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={words.name} required data-focus-first autoComplete="off" {...fieldOf(form, 'name')} />
        <TextField label={words.serving} required {...fieldOf(form, 'serving')} />
        <TextField label={words.servingGrams} required {...inGrams} {...fieldOf(form, 'grams')} />
        <TextField label={words.calories} inputMode="decimal" unit="kcal" {...fieldOf(form, 'calories')} />
        <TextField label={words.protein} {...inGrams} {...fieldOf(form, 'protein')} />
        <TextField label={words.carbs} {...inGrams} {...fieldOf(form, 'carbs')} />
        <TextField label={words.fat} {...inGrams} {...fieldOf(form, 'fat')} />
        <Button type="submit" look="act" large full>
          {words.addFood}
        </Button>
      </form>
    </Sheet>
  );
}
