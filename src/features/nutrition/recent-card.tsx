import { memo } from 'react';
import { useRestRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayInWords, hourIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { mealTypeAt } from '#src/work/food/day.ts';
import { mealsOfLate } from './queries.ts';
import type { Logging } from './use-logging.ts';
import { WholeMeals } from './whole-meals.tsx';
import { nutritionWords } from './words.ts';

/** Recent meals, each one tap from being eaten again. */
export function RecentMeals({ logging }: { logging: Pick<Logging, 'logAgain'> }) {
  const { recent: words, coming, failed } = useWords(nutritionWords);
  const language = useLanguage();
  const { mealName } = useFoodNames();
  const { timezone } = useSettings();
  const answer = useRestRows(mealsOfLate);
  const empty = <p className="muted">{words.empty}</p>;
  return (
    <Answered answer={answer} coming={coming} empty={empty} failed={failed}>
      {(meals) => (
        <Rows>
          {meals.map((meal) => (
            <Row
              key={meal.id}
              title={mealName(meal)}
              detail={`${dayInWords(meal.date, language)}, ${meal.calories.toLocaleString(language)} kcal`}
              trailing={
                <IconButton
                  icon={PlusIcon}
                  label={words.again(mealName(meal))}
                  onClick={() => void logging.logAgain(meal, mealTypeAt(hourIn(timezone)))}
                />
              }
            />
          ))}
        </Rows>
      )}
    </Answered>
  );
}

interface RecentCardProps {
  day: Day;
  logging: Pick<Logging, 'eatAgain' | 'logAgain'>;
}

export const RecentCard = memo(function RecentCard({ day, logging }: RecentCardProps) {
  const words = useWords(nutritionWords).recent;
  return (
    <Card title={words.title}>
      <WholeMeals day={day} logging={logging} />
      <RecentMeals logging={logging} />
    </Card>
  );
});
