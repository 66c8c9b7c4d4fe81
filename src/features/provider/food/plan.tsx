import { Suspense, useState } from 'react';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf, isOfPlan, isOpenPlan } from '#sync/queries/meal-plans.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { addDays, dayInWords, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Answered } from '#src/ui/states.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { inGroups, MEAL_TYPES, sumOf } from '#src/work/food/day.ts';
import type { MealType } from '#src/work/food/day.ts';
import { useServing } from '#src/work/food/serving.ts';
import { foodWords } from '#src/work/food/words.ts';
import { CopySheet } from './copy-sheet.tsx';
import type { FoodPartProps } from './food-part.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import type { Place } from './plan-sheet.tsx';
import { planOf } from './queries.ts';
import type { PlanDay, PlanWeek } from './queries.ts';
import { TemplatesSheet } from './templates-sheet.tsx';
import { Turner } from './turner.tsx';
import { usePlanning } from './use-planning.ts';
import { versionWords } from '#src/work/versions/words.ts';
import { providerFoodWords } from './words.ts';

const MealVersions = later(async () => (await import('../versions/meal-versions.tsx')).MealVersions);

const DAYS = 7;

const daysFrom = (first: Day): Day[] => Array.from({ length: DAYS }, (_, place) => addDays(first, place));

/** Nothing is planned for what is past: it could not be kept any more. */
const weekAfter = (days: readonly Day[], today: Day) =>
  days.map((from) => ({ from, to: addDays(from, DAYS) })).filter(({ to }) => to >= today);

interface Shown {
  today: Day;
  foods: PlanWeek['foods'];
  onShow: (place: Place) => void;
}

/**
 * What is open can be changed; what the client ate, swapped or wrote is there to be read, and so is what is past: how a
 * plan was kept is told by it.
 */
function Planned({ meal, shown: { today, foods, onShow } }: { meal: MealPlan; shown: Shown }) {
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
  if (!isOpenPlan(meal) || meal.date < today) {
    const state = meal.logged ? words.eaten : words.open;
    return (
      <li className="planned">
        {text}
        <span className="muted small">{meal.swapped ? words.swapped : state}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="planned open"
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
  return (
    <div className="slot">
      <h5>{types[type]}</h5>
      <ul>
        {inGroups(meals.filter(({ meal_type }) => meal_type === type)).map((meal) => (
          <Planned key={meal.id} meal={meal} shown={shown} />
        ))}
      </ul>
      {day >= shown.today && (
        <IconButton
          icon={PlusIcon}
          label={words.add(types[type], dayName)}
          onClick={() => shown.onShow({ day, type, meal: null, food: null })}
        />
      )}
    </div>
  );
}

interface DayColumnProps {
  day: PlanDay;
  shown: Shown;
  onCopy: (day: Day) => void;
  onFast: (day: PlanDay) => void;
}

function DayColumn({ day, shown, onCopy, onFast }: DayColumnProps) {
  const { week: words, aim } = useWords(providerFoodWords);
  const { amount } = useWords(foodWords);
  const language = useLanguage();
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const { calories, protein, carbs, fat } = sumOf(countedOf(day.meals));
  const name = dayInWords(day.day, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <section className="plan-day" aria-label={dayInWords(day.day, language, { weekday: 'long', day: 'numeric' })}>
      <header>
        <h4>{name}</h4>
        <p className="small numbers">{words.kcal(figure(calories), figure(day.targets.calories_target))}</p>
        <p className="muted small">{amount.macros(figure(protein), figure(carbs), figure(fat))}</p>
      </header>
      {MEAL_TYPES.map((type) => (
        <Slot key={type} day={day} type={type} shown={shown} />
      ))}
      <footer>
        {day.isOfClient && <p className="muted small">{aim.fastingOfClient}</p>}
        {day.day >= shown.today && !day.isOfClient && (
          <Chip pressed={day.fasts} onClick={() => onFast(day)}>
            {day.fasts ? aim.fasting : aim.markFasting}
          </Chip>
        )}
        {day.meals.some(isOfPlan) && (
          <Button look="quiet" onClick={() => onCopy(day.day)}>
            {words.copyDay(name)}
          </Button>
        )}
      </footer>
    </section>
  );
}

function useWeek(today: Day) {
  const { week_start } = useSettings();
  const [anchor, setAnchor] = useState(today);
  const days = weekOf(anchor, week_start);
  return {
    days,
    isNow: days.includes(today),
    turn: (by: number) => setAnchor(addDays(anchor, by * DAYS)),
    back: () => setAnchor(today),
  };
}

/** A week of a client's meals: days side by side where there is room, else one below the other. */
export function Plan({ clientId, here: { today } }: FoodPartProps) {
  const words = useWords(providerFoodWords);
  const language = useLanguage();
  const { days, isNow, turn, back } = useWeek(today);
  const [place, setPlace] = useState<Place | null>(null);
  const [copied, setCopied] = useState<Day | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const versions = useWords(versionWords);
  const planning = usePlanning(clientId);
  const answer = useRow((db) => planOf(db, clientId, days), [clientId, days.join()]);
  const named = (day = today): string => dayInWords(day, language, { day: 'numeric', month: 'short' });
  const ahead = weekAfter(days, today);
  const copyWeek = (): void => void planning.copy(ahead).then((isDone) => isDone && turn(1));
  return (
    <Card title={words.plan}>
      <p className="muted small">{words.week.help}</p>
      <Turner
        title={words.week.of(named(days[0]), named(days.at(-1)))}
        names={{ previous: words.week.previous, next: words.week.next, back: words.week.this }}
        onBack={isNow ? null : back}
        onTurn={turn}
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(week) => (
          <>
            <div className="plan-grid">
              {week.days.map((day) => (
                <DayColumn
                  key={day.day}
                  day={day}
                  shown={{ today, foods: week.foods, onShow: setPlace }}
                  onCopy={setCopied}
                  onFast={(of) => void planning.fast(of.day, !of.fasts)}
                />
              ))}
            </div>
            <div className="note-acts">
              {ahead.length > 0 && (
                <Button look="line" onClick={copyWeek}>
                  {words.week.copyWeek}
                </Button>
              )}
              <Button look="quiet" onClick={() => setChoosing(true)}>
                {words.templates.title}
              </Button>
              <Button look="quiet" onClick={() => setLooking(true)}>
                {versions.title}
              </Button>
            </div>
          </>
        )}
      </Answered>
      {place && <PlanSheet clientId={clientId} place={place} planning={planning} onShow={setPlace} />}
      {isChoosing && (
        <TemplatesSheet days={days} today={today} planning={planning} onClose={() => setChoosing(false)} />
      )}
      {isLooking && (
        <Suspense>
          <MealVersions
            clientId={clientId}
            days={days}
            today={today}
            planning={planning}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
      {copied && (
        <CopySheet
          from={copied}
          days={daysFrom(copied < today ? today : addDays(copied, 1))}
          planning={planning}
          onClose={() => setCopied(null)}
        />
      )}
    </Card>
  );
}
