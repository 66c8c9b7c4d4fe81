import { useDeferredValue, useState } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { BowlIcon, PencilIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { mealTypeAt } from '#src/work/food/day.ts';
import { FoodList } from '#src/work/food/food-list.tsx';
import type { FoodFilter } from '#src/work/food/food-list.tsx';
import { foodsOfCode, foodShelf } from '#src/work/food/shelf.ts';
import { foodWords } from '#src/work/food/words.ts';
import { codeOfPacket } from '#src/work/scan/check-digit.ts';
import { ScanButton } from '#src/work/scan/scan-button.tsx';
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

/** What is not in the table is added. */
function Others({ name, code, instead, onShow }: OthersProps) {
  const { search: words, dish } = useWords(nutritionWords);
  return (
    <div className="acts">
      <Button
        look="line"
        full
        icon={PlusIcon}
        onClick={() => onShow({ sheet: 'own-food', name, code, food: null, instead })}
      >
        {code === null ? words.own(name) : words.ownOfCode}
      </Button>
      <Button look="line" full icon={BowlIcon} onClick={() => onShow({ sheet: 'dish', name, food: null, instead })}>
        {dish.make}
      </Button>
    </div>
  );
}

interface OthersProps extends Pick<FoodSheetProps, 'instead' | 'onShow'> {
  name: string;
  code: string | null;
}

export function FoodSheet({ instead, isAhead, logging, onShow, onClose }: FoodSheetProps) {
  const { search: words, failed, find, said } = useWords(nutritionWords);
  const { search } = useWords(foodWords);
  const { timezone } = useSettings();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<FoodFilter>('all');
  const answer = useRow(foodShelf);
  const typed = useDeferredValue(text);
  const code = codeOfPacket(text);
  const name = code === null ? text.trim() : '';
  const canLog = !instead && !isAhead;
  const log = (food: Food): void =>
    void logging.logFood(food, { amount: { servings: 1 }, type: mealTypeAt(hourIn(timezone)), eaten: true });
  /** What is known opens at once; of anything else the code is kept, to say what it is. */
  function found(read: string): void {
    setText(codeOfPacket(read) ?? read);
    const known = codeOfPacket(read);
    const [food] = known !== null && answer.state === 'content' ? foodsOfCode(answer.value, known) : [];
    if (food) onShow({ sheet: 'portion', food, meal: instead });
  }
  return (
    <Sheet
      open
      title={find}
      onClose={onClose}
      foot={<Others name={name} code={code} instead={instead} onShow={onShow} />}
    >
      <div className="food-sheet">
        <div className="food-find">
          <SearchField
            label={search.label}
            placeholder={search.placeholder}
            value={text}
            onSearch={setText}
            data-focus-first
          />
          <ScanButton kind="packet" onRead={found} />
        </div>
        {canLog && (
          <Button look="line" full icon={PencilIcon} onClick={() => onShow({ sheet: 'said', text: name })}>
            {said.open}
          </Button>
        )}
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
