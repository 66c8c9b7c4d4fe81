import { useRestRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { hourIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { IconButton } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { mealTypeAt } from '#src/work/food/day.ts';
import { foodWords } from '#src/work/food/words.ts';
import { dayCalled } from './day-called.ts';
import { wholeMeals } from './queries.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface WholeMealsProps {
  /** That of the screen: what is eaten again is eaten then, and where it is not today the heading says so. */
  day: Day;
  logging: Pick<Logging, 'eatAgain'>;
}

/** The last breakfast before that day, and the other meals, each one tap from being eaten again whole. */
export function WholeMeals({ day, logging }: WholeMealsProps) {
  const { recent: words, day: days } = useWords(nutritionWords);
  const { meals: types } = useWords(foodWords);
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const { timezone } = useSettings();
  const today = useToday();
  const now = mealTypeAt(hourIn(timezone));
  const answer = useRestRows((db, userId) => wholeMeals(db, userId, day, now), [day, now]);
  const whole = answer.state === 'content' ? answer.value : answer.state === 'first-sync' ? answer.partly : null;
  if (!whole || whole.length === 0) return null;
  const named = (date: Day): string => dayCalled(date, { today, words: days, language });
  const isToday = day === today;
  return (
    <section className="whole-meals">
      <h3>{isToday ? words.whole : words.wholeOn(named(day))}</h3>
      <Rows>
        {whole.map((each) => {
          const name = words.wholeOf(types[each.type], named(each.date));
          const kcal = `${each.calories.toLocaleString(language)} kcal`;
          return (
            <Row
              key={each.type}
              title={name}
              detail={[...each.meals.map(mealName), kcal].join(' · ')}
              trailing={
                <IconButton
                  icon={PlusIcon}
                  label={isToday ? words.again(name) : words.againOn(name, named(day))}
                  onClick={() => void logging.eatAgain(each)}
                />
              }
            />
          );
        })}
      </Rows>
    </section>
  );
}
