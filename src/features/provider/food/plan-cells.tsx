import type { CSSProperties } from 'react';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf, isOfPlan, isOpenPlan } from '#sync/queries/meal-plans.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { inGroups, sumOf } from '#src/work/food/day.ts';
import type { MealType } from '#src/work/food/day.ts';
import { useServing } from '#src/work/food/serving.ts';
import { foodWords } from '#src/work/food/words.ts';
import { keys } from './grid-keys.ts';
import type { RowName } from './grid-keys.ts';
import type { Place } from './plan-sheet.tsx';
import type { PlanDay, PlanWeek } from './queries.ts';
import { providerFoodWords } from './words.ts';

export interface Shown {
  today: Day;
  foods: PlanWeek['foods'];
  /** The meal that the keyboard takes along. */
  carried: string | null;
  /** What makes one thing of the grid its one stop of the Tab key, or none. */
  stop: (key: string) => { 'data-key': string; tabIndex: number };
  onShow: (place: Place) => void;
  onCopy: (day: Day) => void;
  onFast: (day: PlanDay) => void;
}

/** Where a cell stands: days are side by side, two by two or one below the other, as there is room. */
export const standsAt = (day: number, row: number): CSSProperties =>
  ({ '--day': day, '--row': row, '--pair': Math.floor(day / 2), '--half': day % 2 }) as CSSProperties;

/**
 * What is open can be changed; what the client ate, swapped or wrote is there to be read, and so is what is past: how a
 * plan was kept is told by it.
 */
function Planned({ meal, shown: { today, foods, carried, stop, onShow } }: { meal: MealPlan; shown: Shown }) {
  const { day: words } = useWords(providerFoodWords);
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const serving = useServing();
  const food = meal.food_id === null ? undefined : foods.get(meal.food_id);
  const told = [food && serving(food, meal), `${meal.calories.toLocaleString(language)} kcal`];
  const text = (
    <>
      <span className="name">{meal.instead_of === null ? mealName(meal) : words.or(mealName(meal))}</span>
      <span className="muted small">{told.filter(Boolean).join(', ')}</span>
    </>
  );
  const mark = meal.id === carried ? ' carried' : '';
  if (!isOpenPlan(meal) || meal.date < today) {
    const state = meal.logged ? words.eaten : words.open;
    return (
      <li className={`planned${mark}`} {...stop(meal.id)}>
        {text}
        <span className="muted small">{meal.swapped ? words.swapped : state}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={`planned open${mark}`}
        {...stop(meal.id)}
        onClick={() => onShow({ day: meal.date, type: meal.meal_type, meal, food: food ?? null })}
      >
        {text}
      </button>
    </li>
  );
}

interface SlotProps {
  day: PlanDay;
  type: MealType;
  shown: Shown;
}

function Slot({ day: { day, meals }, type, shown }: SlotProps) {
  const { week: words } = useWords(providerFoodWords);
  const { meals: types } = useWords(foodWords);
  const language = useLanguage();
  const dayName = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const there = inGroups(meals.filter(({ meal_type }) => meal_type === type));
  return (
    <>
      <h5 aria-hidden>{types[type]}</h5>
      {there.length > 0 && (
        <ul>
          {there.map((meal) => (
            <Planned key={meal.id} meal={meal} shown={shown} />
          ))}
        </ul>
      )}
      {day >= shown.today && (
        <IconButton
          icon={PlusIcon}
          label={words.add(types[type], dayName)}
          {...shown.stop(keys.add(day, type))}
          onClick={() => shown.onShow({ day, type, meal: null, food: null })}
        />
      )}
    </>
  );
}

function WholeDay({ day, shown }: { day: PlanDay; shown: Shown }) {
  const { week: words, aim } = useWords(providerFoodWords);
  const language = useLanguage();
  const name = dayInWords(day.day, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <>
      {day.isOfClient && <p className="muted small">{aim.fastingOfClient}</p>}
      {day.day >= shown.today && !day.isOfClient && (
        <Chip pressed={day.fasts} {...shown.stop(keys.fast(day.day))} onClick={() => shown.onFast(day)}>
          {day.fasts ? aim.fasting : aim.markFasting}
        </Chip>
      )}
      {day.meals.some(isOfPlan) && (
        <Button look="quiet" {...shown.stop(keys.copy(day.day))} onClick={() => shown.onCopy(day.day)}>
          {words.copyDay(name)}
        </Button>
      )}
    </>
  );
}

interface CellProps {
  day: PlanDay;
  row: RowName;
  place: CSSProperties;
  /** There is nothing in it to stand on but itself. */
  isEmpty: boolean;
  shown: Shown;
}

export function Cell({ day, row, place, isEmpty, shown }: CellProps) {
  return (
    <td
      className={row === 'day' ? 'plan-cell whole' : 'plan-cell slot'}
      style={place}
      data-cell={`${day.day} ${row}`}
      {...(isEmpty && shown.stop(keys.cell(day.day, row)))}
    >
      {row === 'day' ? <WholeDay day={day} shown={shown} /> : <Slot day={day} type={row} shown={shown} />}
    </td>
  );
}

export function DayHead({ day, place }: { day: PlanDay; place: CSSProperties }) {
  const { week: words } = useWords(providerFoodWords);
  const { amount } = useWords(foodWords);
  const language = useLanguage();
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const { calories, protein, carbs, fat } = sumOf(countedOf(day.meals));
  return (
    <th scope="col" className="plan-cell head" style={place}>
      <h4>{dayInWords(day.day, language, { weekday: 'short', day: 'numeric', month: 'short' })}</h4>
      <p className="small numbers">{words.kcal(figure(calories), figure(day.targets.calories_target))}</p>
      <p className="muted small">{amount.macros(figure(protein), figure(carbs), figure(fat))}</p>
    </th>
  );
}
