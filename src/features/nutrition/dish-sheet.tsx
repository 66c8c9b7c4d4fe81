import { useState } from 'react';
import { addFood, editFood } from '#sync/actions/foods.ts';
import type { Food, RecipePart } from '#sync/entities/foods.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { NutrientsSum } from '#src/work/food/amount-field.tsx';
import { canBe, computed, HEAVIEST_POT, partOf, rawGrams } from '#src/work/food/dish.ts';
import { FoodFinder } from '#src/work/food/food-finder.tsx';
import { nutrientsOf } from '#src/work/food/portion.ts';
import { useSave } from '#src/work/use-save.ts';
import { Parts } from './dish-fields.tsx';
import { LONGEST } from './figures.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';
import type { NutritionWords } from './words.ts';

const MOST = { servings: 200, serving: 5000, parts: 60 };

interface Draft {
  name: string;
  parts: readonly RecipePart[];
  /** As typed; empty where nobody weighed the pot. */
  cooked: string;
  servings: number;
}

const draftOf = (name: string, food: Food | null, language: string): Draft =>
  food?.recipe
    ? {
        name: food.name,
        parts: food.recipe.parts,
        cooked:
          food.recipe.cooked_grams === rawGrams(food.recipe.parts)
            ? ''
            : food.recipe.cooked_grams.toLocaleString(language, { useGrouping: false }),
        servings: food.recipe.servings,
      }
    : { name, parts: [], cooked: '', servings: 1 };

/** What a draft comes to; no figures where it cannot be. */
function comesTo({ parts, cooked, servings }: Draft) {
  const raw = rawGrams(parts);
  const recipe = {
    cooked_grams: cooked.trim() === '' ? raw : (numberIn(cooked) ?? 0),
    servings,
    parts: [...parts],
  };
  return { raw, cooked: recipe.cooked_grams, figures: canBe(recipe) ? computed(recipe) : null };
}

/** What is wrong with a dish, by the field that says so. */
type Wrong = Partial<Record<'name' | 'parts' | 'cooked' | 'servings', string>>;

function wrongWith(draft: Draft, { dish: words, form }: NutritionWords, language: string): Wrong {
  const { cooked, figures } = comesTo(draft);
  if (draft.name.trim() === '') return { name: form.needed };
  if (draft.parts.length === 0) return { parts: words.needsParts };
  if (cooked > HEAVIEST_POT) return { cooked: words.tooMuch(HEAVIEST_POT.toLocaleString(language)) };
  if (!figures) return { cooked: words.tooLight };
  if (figures.serving_grams <= MOST.serving) return {};
  return { servings: words.tooHeavy(MOST.serving.toLocaleString(language)) };
}

const Said = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="small">
      {text}
    </p>
  );

interface FormProps {
  draft: Draft;
  said: Wrong;
  onChange: (part: Partial<Draft>) => void;
  onAdd: () => void;
}

function DishForm({ draft, said, onChange, onAdd }: FormProps) {
  const words = useWords(nutritionWords).dish;
  const language = useLanguage();
  const { raw, figures } = comesTo(draft);
  const format = (grams: number): string => grams.toLocaleString(language);
  return (
    <>
      <TextField
        label={words.name}
        required
        autoComplete="off"
        maxLength={LONGEST.name}
        value={draft.name}
        error={said.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <section>
        <h3>{words.parts}</h3>
        <Parts parts={draft.parts} onChange={(parts) => onChange({ parts })} />
        <Said text={said.parts} />
        {draft.parts.length < MOST.parts && (
          <Button look="line" full icon={PlusIcon} onClick={onAdd}>
            {words.add}
          </Button>
        )}
      </section>
      <TextField
        label={words.cooked}
        help={words.cookedHelp(format(raw))}
        inputMode="decimal"
        unit="g"
        value={draft.cooked}
        error={said.cooked}
        onChange={({ target }) => onChange({ cooked: target.value })}
      />
      <Stepper
        label={words.servings}
        value={draft.servings}
        min={1}
        max={MOST.servings}
        onChange={(servings) => onChange({ servings })}
      />
      <Said text={said.servings} />
      {figures && (
        <div>
          <p className="muted small">{words.perServing(format(figures.serving_grams))}</p>
          <NutrientsSum nutrients={nutrientsOf(figures, { servings: 1 })} />
        </div>
      )}
    </>
  );
}

interface DishSheetProps {
  name: string;
  /** Null for a new one. */
  food: Food | null;
  logging: Logging;
  onClose: () => void;
}

/** A dish of one's own: what goes into the pot, what the pot weighs, and how many eat of it. */
export function DishSheet({ name, food, logging, onClose }: DishSheetProps) {
  const all = useWords(nutritionWords);
  const { dish: words, form, portion, notSaved, failed } = all;
  const language = useLanguage();
  const save = useSave();
  const [first] = useState(() => draftOf(name, food, language));
  const [draft, setDraft] = useState(first);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useUnfinished(draft !== first);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const wrong = wrongWith(draft, all, language);

  async function keep(): Promise<void> {
    setAsked(true);
    const { figures } = comesTo(draft);
    if (!figures || Object.keys(wrong).length > 0) return;
    const dish = { name: draft.name.trim(), ...figures };
    const messages = {
      failed: { title: notSaved.food, description: notSaved.description },
      of: 'typed' as const,
      done: { title: words.saved, description: dish.name },
      once: '',
    };
    const saved = food
      ? await save(editFood(food.id, dish), messages)
      : await save((userId) => addFood(userId, dish), messages);
    if (saved) onClose();
  }

  function add(chosen: Food): void {
    change({ parts: [...draft.parts, partOf(chosen, chosen.serving_grams)] });
    setChoosing(false);
  }
  if (isChoosing)
    return (
      <FoodFinder
        title={words.add}
        failed={failed}
        without={food?.id}
        onClose={() => setChoosing(false)}
        onChoose={add}
      />
    );
  const foot = (
    <Button look="act" large full onClick={() => void keep()}>
      {portion.save}
    </Button>
  );
  return (
    <Sheet open title={food ? words.change : words.title} onClose={onClose} foot={foot}>
      <div className="portion-sheet">
        <DishForm draft={draft} said={isAsked ? wrong : {}} onChange={change} onAdd={() => setChoosing(true)} />
        {food && (
          <Button look="danger" full onClick={() => void logging.retireFood(food).then((done) => done && onClose())}>
            {form.removeFood}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
