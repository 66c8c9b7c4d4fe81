import './food.css';
import { useMemo } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import { foodNamesIn, useFoodNames, useNamesSoFar } from '#src/work/catalogue/foods/use-food-names.ts';
import { IconButton } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { codeOfPacket } from '#src/work/scan/check-digit.ts';
import { indexFoods, searchFoods } from './food-search.ts';
import { nutrientsOf } from './portion.ts';
import { foodsOfCode } from './shelf.ts';
import type { FoodShelf } from './shelf.ts';
import { foodWords } from './words.ts';

export type FoodFilter = 'all' | 'favourites' | 'recent' | 'mine';

const NONE = { favourites: 'noFavourites', recent: 'noRecent', mine: 'noMine' } as const;

/** More than anybody scrolls through; typing another letter finds the rest. */
const SHOWN = 60;

const chosen = (foods: readonly Food[], ids: readonly string[]): Food[] => {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

function filtered({ foods, favourites, recent }: FoodShelf, filter: FoodFilter): Food[] {
  if (filter === 'favourites') return chosen(foods, favourites);
  if (filter === 'recent') return chosen(foods, recent);
  return filter === 'mine' ? foods.filter(({ owner_id }) => owner_id !== null) : foods;
}

/** The matches, or all that pass the filter. */
function useFound(shelf: FoodShelf, text: string, filter: FoodFilter): Food[] {
  const names = useNamesSoFar();
  const foods = useMemo(() => filtered(shelf, filter), [shelf, filter]);
  const index = useMemo(() => indexFoods(foods, foodNamesIn(names).foodName), [foods, names]);
  return useMemo(() => {
    const code = codeOfPacket(text);
    if (code !== null) return foodsOfCode(shelf, code);
    const usual = { times: shelf.times, favourites: new Set(shelf.favourites) };
    if (text.trim()) return searchFoods(index, text, usual);
    if (filter !== 'all') return foods;
    const first = chosen(foods, [...shelf.favourites, ...shelf.recent]);
    const { compare } = new Intl.Collator();
    const byName = index.foods.toSorted((a, b) => compare(a.shown, b.shown)).map(({ food }) => food);
    return [...new Set([...first, ...byName])];
  }, [shelf, foods, index, text, filter]);
}

interface FoodListProps {
  shelf: FoodShelf;
  text: string;
  filter: FoodFilter;
  onOpen: (food: Food) => void;
  /** Logs one serving at once. */
  onLog?: ((food: Food) => void) | undefined;
}

export function FoodList({ shelf, text, filter, onOpen, onLog }: FoodListProps) {
  const { search: words, amount } = useWords(foodWords);
  const language = useLanguage();
  const { foodName, measure } = useFoodNames();
  const found = useFound(shelf, text, filter);
  if (found.length === 0) {
    return <p className="muted">{text.trim() || filter === 'all' ? words.none(text.trim()) : words[NONE[filter]]}</p>;
  }
  return (
    <Rows>
      {found.slice(0, SHOWN).map((food) => (
        <Row
          key={food.id}
          title={foodName(food)}
          detail={`${measure(food)}, ${food.serving_grams.toLocaleString(language)} g`}
          onOpen={() => onOpen(food)}
          trailing={
            <div className="log-one">
              <span>{amount.kcal(nutrientsOf(food, { servings: 1 }).calories.toLocaleString(language))}</span>
              {onLog && <IconButton icon={PlusIcon} label={words.add(foodName(food))} onClick={() => onLog(food)} />}
            </div>
          }
        />
      ))}
    </Rows>
  );
}
