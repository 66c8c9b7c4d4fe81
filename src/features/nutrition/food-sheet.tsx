import { useDeferredValue, useMemo, useState } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { foodNames } from '#src/work/catalogue/foods/names.ts';
import { foodNamesIn, useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { mealTypeAt } from './day.ts';
import { indexFoods, searchFoods } from './food-search.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { nutrientsOf } from './portion.ts';
import { foodShelf } from './queries.ts';
import type { FoodShelf } from './queries.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

const FILTERS = ['all', 'favourites', 'recent', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

const NONE = { favourites: 'noFavourites', recent: 'noRecent', mine: 'noMine' } as const;

/** More than anybody scrolls through; typing another letter finds the rest. */
const SHOWN = 60;

const chosen = (foods: readonly Food[], ids: readonly string[]): Food[] => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

function filtered({ foods, favourites, recent }: FoodShelf, filter: Filter): Food[] {
  if (filter === 'favourites') return chosen(foods, favourites);
  if (filter === 'recent') return chosen(foods, recent);
  return filter === 'mine' ? foods.filter(({ owner_id }) => owner_id !== null) : foods;
}

interface FoodListProps {
  shelf: FoodShelf;
  text: string;
  filter: Filter;
  logging: Logging;
  onShow: (shown: Shown) => void;
}

/** The matches, or all that pass the filter. */
function useFound(shelf: FoodShelf, text: string, filter: Filter): Food[] {
  const words = useWords(foodNames);
  const foods = useMemo(() => filtered(shelf, filter), [shelf, filter]);
  const index = useMemo(() => indexFoods(foods, foodNamesIn(words).foodName), [foods, words]);
  const preferred = useMemo(() => new Set([...shelf.favourites, ...shelf.recent]), [shelf]);
  if (text.trim()) return searchFoods(index, text, preferred);
  if (filter !== 'all') return foods;
  const first = chosen(foods, [...shelf.favourites, ...shelf.recent]);
  const byName = index.toSorted((a, b) => a.shown.localeCompare(b.shown)).map(({ food }) => food);
  return [...new Set([...first, ...byName])];
}

function FoodList({ shelf, text, filter, logging, onShow }: FoodListProps) {
  const { search: words, portion } = useWords(nutritionWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const { foodName, measure } = useFoodNames();
  const found = useFound(shelf, text, filter);
  if (found.length === 0) {
    return <p className="muted">{text.trim() || filter === 'all' ? words.none(text.trim()) : words[NONE[filter]]}</p>;
  }
  const log = (food: Food): void =>
    void logging.logFood(food, { amount: { servings: 1 }, type: mealTypeAt(hourIn(timezone)), eaten: true });
  return (
    <Rows>
      {found.slice(0, SHOWN).map((food) => (
        <Row
          key={food.id}
          title={foodName(food)}
          detail={`${measure(food)}, ${food.serving_grams.toLocaleString(language)} g`}
          onOpen={() => onShow({ sheet: 'portion', food, meal: null })}
          trailing={
            <div className="log-one">
              <span>{portion.kcal(nutrientsOf(food, { servings: 1 }).calories.toLocaleString(language))}</span>
              <IconButton icon={PlusIcon} label={words.add(foodName(food))} onClick={() => log(food)} />
            </div>
          }
        />
      ))}
    </Rows>
  );
}

interface FoodSheetProps {
  logging: Logging;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

export function FoodSheet({ logging, onShow, onClose }: FoodSheetProps) {
  const { search: words, failed, find } = useWords(nutritionWords);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const answer = useRow(foodShelf);
  const typed = useDeferredValue(text);
  return (
    <Sheet
      open
      title={find}
      onClose={onClose}
      foot={
        <Button
          look="line"
          full
          icon={PlusIcon}
          onClick={() => onShow({ sheet: 'own-food', name: text.trim(), food: null })}
        >
          {words.own(text.trim())}
        </Button>
      }
    >
      <div className="food-sheet">
        <SearchField
          label={words.label}
          placeholder={words.placeholder}
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
        <Answered answer={answer} coming={words.first} empty={null} failed={failed}>
          {(shelf) => (
            <>
              <FoodList shelf={shelf} text={typed} filter={filter} logging={logging} onShow={onShow} />
              <p className="muted small">{words.help(shelf.foods.length.toLocaleString(language))}</p>
            </>
          )}
        </Answered>
      </div>
    </Sheet>
  );
}
