import { useDeferredValue, useState } from 'react';
import type { Food, RecipePart } from '#sync/entities/foods.ts';
import { useRow } from '#src/data/rows.ts';
import { IconButton } from '#src/ui/button.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { FoodList } from '#src/work/food/food-list.tsx';
import { foodShelf } from '#src/work/food/shelf.ts';
import { foodWords } from '#src/work/food/words.ts';
import { nutritionWords } from './words.ts';

const HEAVIEST = 20_000;

interface FinderProps {
  /** The dish itself is no part of it. */
  dishId: string | null;
  onChoose: (food: Food) => void;
  onClose: () => void;
}

export function PartFinder({ dishId, onChoose, onClose }: FinderProps) {
  const { dish: words, failed } = useWords(nutritionWords);
  const { search } = useWords(foodWords);
  const [text, setText] = useState('');
  const typed = useDeferredValue(text);
  const answer = useRow(foodShelf);
  return (
    <Sheet open title={words.add} onClose={onClose}>
      <div className="food-sheet">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          value={text}
          onSearch={setText}
          data-focus-first
        />
        <Answered answer={answer} coming={search.first} empty={null} failed={failed}>
          {(shelf) => (
            <FoodList shelf={shelf} text={typed} filter="all" onOpen={(food) => food.id !== dishId && onChoose(food)} />
          )}
        </Answered>
      </div>
    </Sheet>
  );
}

interface PartsProps {
  parts: readonly RecipePart[];
  onChange: (parts: readonly RecipePart[]) => void;
}

export function Parts({ parts, onChange }: PartsProps) {
  const words = useWords(nutritionWords).dish;
  const { mealName } = useFoodNames();
  if (parts.length === 0) return <p className="muted">{words.none}</p>;
  return parts.map((part, nth) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same food may go in twice
    <div key={nth} className="dish-part">
      <Stepper
        label={mealName(part)}
        value={part.grams}
        min={1}
        max={HEAVIEST}
        step={10}
        unit="g"
        onChange={(grams) => onChange(parts.with(nth, { ...part, grams }))}
      />
      <IconButton icon={BinIcon} label={words.take(mealName(part))} onClick={() => onChange(parts.toSpliced(nth, 1))} />
    </div>
  ));
}
