import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { addFood } from '#sync/entities/foods.ts';
import { useWork } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { LONGEST } from './figures.ts';
import { ownFoodIn, perHundred } from './own-food.ts';
import { nutritionWords } from './words.ts';

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
    resolver: zodResolver(ownFoodIn(words, language)),
    defaultValues: { name, serving: words.servingExample, grams: '', calories: '', protein: '', carbs: '', fat: '' },
  });
  useUnfinished(form.formState.isDirty);
  const oneAtATime = useOneAtATime();

  const submit = form.handleSubmit(async ({ name: called, serving, grams, calories, protein, carbs, fat }) => {
    const food = {
      name: called,
      serving_description: serving,
      serving_grams: grams,
      kcal_per_100g: perHundred(calories, grams),
      protein_g_per_100g: perHundred(protein, grams),
      carbs_g_per_100g: perHundred(carbs, grams),
      fat_g_per_100g: perHundred(fat, grams),
    };
    const failed = { title: notSaved.food, description: notSaved.description };
    const saved = await oneAtATime(() => attempt(() => doWork((db, userId) => addFood(db, userId, food)), failed));
    if (!saved) return;
    toast({ title: words.foodAdded, description: called });
    onClose();
  });
  const inGrams = { inputMode: 'decimal', unit: 'g' } as const;
  return (
    <Sheet open title={search.own(name)} onClose={onClose}>
      <form className="portion-sheet" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          required
          data-focus-first
          autoComplete="off"
          maxLength={LONGEST.name}
          {...fieldOf(form, 'name')}
        />
        <TextField label={words.serving} required maxLength={LONGEST.serving} {...fieldOf(form, 'serving')} />
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
