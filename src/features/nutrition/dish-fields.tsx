import type { RecipePart } from '#sync/entities/foods.ts';
import { IconButton } from '#src/ui/button.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { nutritionWords } from './words.ts';

const HEAVIEST = 20_000;

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
