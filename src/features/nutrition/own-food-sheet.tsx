import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { addFood, editFood } from '#sync/actions/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/fields/form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { LONGEST } from './figures.ts';
import { editOf, foodOf, ownFoodIn, formOf } from './own-food.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface OwnFoodSheetProps {
  name: string;
  /** Of the packet, where one was scanned. */
  code?: string | null | undefined;
  /** Null for a new one. */
  food: Food | null;
  logging: Logging;
  onClose: () => void;
}

/** A food of one's own, entered per serving, as on a packet. */
export function OwnFoodSheet({ name, code = null, food, logging, onClose }: OwnFoodSheetProps) {
  const { form: words, portion, search, notSaved } = useWords(nutritionWords);
  const language = useLanguage();
  const save = useSave();
  const form = useForm({
    resolver: zodResolver(ownFoodIn(words, language)),
    defaultValues: food
      ? formOf(food, language)
      : { name, serving: words.servingExample, grams: '', calories: '', protein: '', carbs: '', fat: '' },
  });
  const { isDirty, dirtyFields } = form.formState;
  useUnfinished(isDirty);

  const submit = form.handleSubmit(async (typed) => {
    const messages = {
      failed: { title: notSaved.food, description: notSaved.description },
      of: 'typed' as const,
      done: { title: food ? words.foodSaved : words.foodAdded, description: typed.name },
      once: '',
    };
    const saved = food
      ? await save(
          editFood(
            food.id,
            editOf(typed, (field) => dirtyFields[field] === true),
          ),
          messages,
        )
      : await save((userId) => addFood(userId, { ...foodOf(typed), aliases: code === null ? [] : [code] }), messages);
    if (saved) onClose();
  });
  async function remove(): Promise<void> {
    if (food && (await logging.retireFood(food))) onClose();
  }
  const inGrams = { inputMode: 'decimal', unit: 'g' } as const;
  return (
    <Sheet open title={food ? portion.changeFood : search.own(name)} onClose={onClose}>
      <form className="portion-sheet" noValidate onSubmit={(event) => void submit(event)}>
        {code !== null && <p className="muted small">{words.ofCode(code)}</p>}
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
          {food ? portion.save : words.addFood}
        </Button>
        {food && (
          <>
            <Button look="danger" full onClick={() => void remove()}>
              {words.removeFood}
            </Button>
            <p className="muted small">{words.removeHelp}</p>
          </>
        )}
      </form>
    </Sheet>
  );
}
