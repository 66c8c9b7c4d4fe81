import { memo } from 'react';
import type { Food } from '#sync/entities/foods.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { Estimate } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { LogToggle } from '#src/ui/log-toggle.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { sameShown } from '#src/ui/steady.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { coursesOf } from './day.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { useServing } from './serving.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

interface MealRowProps {
  meal: MealPlan;
  food: Food | undefined;
  standing: Standing | undefined;
  logging: Logging;
  onShow: (shown: Shown) => void;
}

const MealRow = memo(function MealRow({ meal, food, standing, logging, onShow }: MealRowProps) {
  const language = useLanguage();
  const serving = useServing();
  const name = useFoodNames().mealName(meal);
  return (
    <Row
      title={name}
      detail={food && serving(food, meal)}
      leading={<LogToggle name={name} logged={meal.logged} onToggle={() => void logging.toggle(meal)} />}
      standing={standing}
      onOpen={() => onShow(food ? { sheet: 'portion', food, meal } : { sheet: 'quick', meal })}
      trailing={
        <>
          <span>{meal.calories.toLocaleString(language)}</span>
          {food?.is_estimate && <Estimate onOpen={() => onShow({ sheet: 'estimate', food })} />}
        </>
      }
    />
  );
});

interface MealPlanCardProps {
  meals: readonly MealPlan[];
  foods: ReadonlyMap<string, Food>;
  logging: Logging;
  onShow: (shown: Shown) => void;
}

function Meals({ meals, foods, logging, onShow }: MealPlanCardProps) {
  const words = useWords(nutritionWords).meals;
  const language = useLanguage();
  const standings = useStandings(mealPlans);
  const oneAtATime = useOneAtATime();
  const courses = coursesOf(meals);
  const logged = meals.filter((meal) => meal.logged).length;
  const copy = (
    <Button look="line" onClick={() => void oneAtATime(() => logging.copyYesterday())}>
      {words.copy}
    </Button>
  );
  if (courses.length === 0) {
    return (
      <Card title={words.title}>
        <Empty title={words.empty} act={copy}>
          {words.emptyHelp}
        </Empty>
      </Card>
    );
  }
  const beside = (
    <span className="muted small numbers">
      {words.logged(logged.toLocaleString(language), meals.length.toLocaleString(language))}
    </span>
  );
  return (
    <Card title={words.title} beside={beside}>
      {courses.map(({ type, meals: those, calories }, index) => (
        <section key={type} className="course" aria-label={words[type]}>
          {index > 0 && <Seam />}
          <h3>
            <span>{words[type]}</span>
            <span className="numbers">{`${calories.toLocaleString(language)} kcal`}</span>
          </h3>
          <Rows>
            {those.map((meal) => (
              <MealRow
                key={meal.id}
                meal={meal}
                food={meal.food_id === null ? undefined : foods.get(meal.food_id)}
                standing={standings.get(meal.id)}
                logging={logging}
                onShow={onShow}
              />
            ))}
          </Rows>
        </section>
      ))}
      {copy}
    </Card>
  );
}

export const MealPlanCard = memo(Meals, sameShown);
