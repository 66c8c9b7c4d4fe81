import { useDeferredValue, useState } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { BowlIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { mealTypeAt } from '#src/work/food/day.ts';
import { FoodList } from '#src/work/food/food-list.tsx';
import type { FoodFilter } from '#src/work/food/food-list.tsx';
import { foodShelf } from '#src/work/food/shelf.ts';
import { foodWords } from '#src/work/food/words.ts';
import type { Shown } from './nutrition-sheets.tsx';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

const FILTERS = ['all', 'favourites', 'recent', 'mine'] as const satisfies readonly FoodFilter[];

interface FoodSheetProps {
  instead: MealPlan | null;
  isAhead: boolean;
  logging: Logging;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

export function FoodSheet({ instead, isAhead, logging, onShow, onClose }: FoodSheetProps) {
  const { search: words, failed, find, dish } = useWords(nutritionWords);
  const { search } = useWords(foodWords);
  const { timezone } = useSettings();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<FoodFilter>('all');
  const answer = useRow(foodShelf);
  const typed = useDeferredValue(text);
  const canLog = !instead && !isAhead;
  const log = (food: Food): void =>
    void logging.logFood(food, { amount: { servings: 1 }, type: mealTypeAt(hourIn(timezone)), eaten: true });
  return (
    <Sheet
      open
      title={find}
      onClose={onClose}
      foot={
        <div className="acts">
          <Button
            look="line"
            full
            icon={PlusIcon}
            onClick={() => onShow({ sheet: 'own-food', name: text.trim(), food: null, instead })}
          >
            {words.own(text.trim())}
          </Button>
          <Button
            look="line"
            full
            icon={BowlIcon}
            onClick={() => onShow({ sheet: 'dish', name: text.trim(), food: null, instead })}
          >
            {dish.make}
          </Button>
        </div>
      }
    >
      <div className="food-sheet">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          value={text}
          onSearch={setText}
          data-focus-first
        />
        <ChoiceChips
          label={words.filter}
          choices={FILTERS}
          chosen={filter}
          nameOf={(each) => words[each]}
          onChoose={setFilter}
        />
        <Answered answer={answer} coming={search.first} empty={null} failed={failed}>
          {(shelf) => (
            <>
              <FoodList
                shelf={shelf}
                text={typed}
                filter={filter}
                onOpen={(food) => onShow({ sheet: 'portion', food, meal: instead })}
                onLog={canLog ? log : undefined}
              />
              <p className="muted small">{words.help(shelf.foods.length.toLocaleString(language))}</p>
            </>
          )}
        </Answered>
      </div>
    </Sheet>
  );
}
