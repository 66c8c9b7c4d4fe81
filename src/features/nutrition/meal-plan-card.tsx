import { memo } from 'react';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import type { Food } from '#sync/entities/foods.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf } from '#sync/queries/meal-plans.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { useToday } from '#src/data/time/use-today.ts';
import type { Day } from '#src/lib/days.ts';
import { Estimate } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { CopyIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { LogToggle } from '#src/ui/log-toggle.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { sameShown } from '#src/ui/steady.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { coursesOf } from '#src/work/food/day.ts';
import type { NutritionDay } from './queries.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { foodWords } from '#src/work/food/words.ts';
import { useServing } from '#src/work/food/serving.ts';
import type { Logging } from './use-logging.ts';
import { nutritionWords } from './words.ts';

type Eating = Pick<NutritionDay, 'meals' | 'foods' | 'names' | 'comments'>;

interface MealRowProps {
  meal: MealPlan;
  food: Food | undefined;
  names: Eating['names'];
  /** On this meal. */
  comments: readonly MealComment[];
  isAhead: boolean;
  standing: Standing | undefined;
  logging: Logging;
  onShow: (shown: Shown) => void;
}

/** Who planned it, where that was not the person. */
function usePlannedBy(): (meal: MealPlan, names: Eating['names']) => string | null {
  const words = useWords(nutritionWords).meals;
  return ({ planned_by, swapped }, names) => {
    if (!planned_by) return null;
    const name = names.get(planned_by) ?? words.somebody;
    return swapped ? words.instead(name) : words.by(name);
  };
}

const MealRow = memo(function MealRow(props: MealRowProps) {
  const { meal, food, names, comments, isAhead, standing, logging, onShow } = props;
  const words = useWords(nutritionWords).meals;
  const plannedBy = usePlannedBy();
  const language = useLanguage();
  const serving = useServing();
  const name = useFoodNames().mealName(meal);
  return (
    <Row
      title={name}
      detail={[meal.instead_of !== null && words.or, food && serving(food, meal), plannedBy(meal, names)]
        .filter(Boolean)
        .join(' · ')}
      leading={!isAhead && <LogToggle name={name} logged={meal.logged} onToggle={() => void logging.toggle(meal)} />}
      below={comments.map(({ id, author_id, body }) => (
        <p key={id} className="meal-comment">
          {words.said(names.get(author_id ?? '') ?? words.somebody, body)}
        </p>
      ))}
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
}, sameShown);

interface MealPlanCardProps extends Eating {
  /** The day is to come: it is planned and not yet eaten. */
  isAhead: boolean;
  isToday: boolean;
  /** The day, where it is over: a meal of it can be eaten again today. */
  pastDay: Day | null;
  logging: Logging;
  onShow: (shown: Shown) => void;
}

function Meals(props: MealPlanCardProps) {
  const { meals, foods, names, comments, isAhead, isToday, pastDay, logging, onShow } = props;
  const today = useToday();
  const { meals: types } = useWords(foodWords);
  const { meals: words, shopping } = useWords(nutritionWords);
  const language = useLanguage();
  const standings = useStandings(mealPlans);
  const oneAtATime = useOneAtATime();
  const courses = coursesOf(meals);
  const counted = countedOf(meals);
  const logged = counted.filter((meal) => meal.logged).length;
  const copy = (
    <div className="plan-acts">
      <Button look="line" onClick={() => void oneAtATime(() => logging.copyYesterday())}>
        {isToday ? words.copy : words.copyBefore}
      </Button>
      <Button look="quiet" onClick={() => onShow({ sheet: 'shopping' })}>
        {shopping.title}
      </Button>
    </div>
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
      {words.logged(logged.toLocaleString(language), counted.length.toLocaleString(language))}
    </span>
  );
  return (
    <Card title={words.title} beside={beside}>
      {courses.map(({ type, meals: those, calories }, index) => (
        <section key={type} className="course" aria-label={types[type]}>
          {index > 0 && <Seam />}
          <h3>
            <span>{types[type]}</span>
            <span className="numbers">{`${calories.toLocaleString(language)} kcal`}</span>
          </h3>
          <Rows>
            {those.map((meal) => (
              <MealRow
                key={meal.id}
                meal={meal}
                food={meal.food_id === null ? undefined : foods.get(meal.food_id)}
                names={names}
                comments={comments.filter(({ meal_id }) => meal_id === meal.id)}
                isAhead={isAhead}
                standing={standings.get(meal.id)}
                logging={logging}
                onShow={onShow}
              />
            ))}
          </Rows>
          {pastDay !== null && those.some((meal) => meal.logged) && (
            <Button look="quiet" icon={CopyIcon} onClick={() => void logging.eatAgain({ date: pastDay, type }, today)}>
              {words.again(types[type])}
            </Button>
          )}
        </section>
      ))}
      {copy}
    </Card>
  );
}

export const MealPlanCard = memo(Meals, sameShown);
