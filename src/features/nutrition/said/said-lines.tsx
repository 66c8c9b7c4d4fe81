import { useState } from 'react';
import { Button, IconButton } from '#src/ui/button.tsx';
import { CloseIcon, SearchIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { AmountField } from '#src/work/food/amount-field.tsx';
import { nutrientsOf, portionOf } from '#src/work/food/portion.ts';
import { useServing } from '#src/work/food/serving.ts';
import { nutritionWords } from '../words.ts';
import type { KeyedLine } from './reading.ts';

interface LinesProps {
  lines: readonly KeyedLine[];
  onChange: (line: KeyedLine) => void;
  onRemove: (line: KeyedLine) => void;
  /** Another food is looked for, or the first where there is none. */
  onLook: (line: KeyedLine) => void;
}

/** What was understood, each line to be opened and corrected; what was not stands as its words. */
export function SaidLines({ lines, onChange, onRemove, onLook }: LinesProps) {
  const { said: words, dish } = useWords(nutritionWords);
  const language = useLanguage();
  const { foodName } = useFoodNames();
  const serving = useServing();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Rows>
      {lines.map((line) => {
        const { key, food, amount, said } = line;
        const name = food ? foodName(food) : said;
        const remove = <IconButton icon={CloseIcon} label={dish.take(name)} onClick={() => onRemove(line)} />;
        if (!food)
          return (
            <Row
              key={key}
              title={said}
              detail={words.unheard}
              trailing={remove}
              below={
                <Button look="line" full icon={SearchIcon} onClick={() => onLook(line)}>
                  {words.find(said)}
                </Button>
              }
            />
          );
        const kcal = `${nutrientsOf(food, amount).calories.toLocaleString(language)} kcal`;
        return (
          <Row
            key={key}
            title={name}
            detail={`${serving(food, portionOf(food, amount))} · ${kcal}`}
            expanded={open === key}
            onOpen={() => setOpen(open === key ? null : key)}
            trailing={remove}
            below={
              open === key && (
                <div className="portion-sheet">
                  <AmountField food={food} amount={amount} onChange={(next) => onChange({ ...line, amount: next })} />
                  <Button look="line" full icon={SearchIcon} onClick={() => onLook(line)}>
                    {words.other}
                  </Button>
                </div>
              )
            }
          />
        );
      })}
    </Rows>
  );
}
