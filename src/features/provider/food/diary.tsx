import { useState } from 'react';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf } from '#sync/queries/meal-plans.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import type { Standing as SyncStanding } from '#src/data/sync/standing.ts';
import { addDays, dayInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Measure } from '#src/ui/marks/bar.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { standingOf } from '#src/work/food/compliance.ts';
import type { Compliance } from '#src/work/food/compliance.ts';
import { coursesOf, eatenOf, sumOf } from '#src/work/food/day.ts';
import { useServing } from '#src/work/food/serving.ts';
import { foodWords } from '#src/work/food/words.ts';
import { Comments } from './comments.tsx';
import type { FoodPartProps } from './food-part.tsx';
import { diaryOf } from './queries.ts';
import type { DiaryDay } from './queries.ts';
import { Turner } from './turner.tsx';
import { providerFoodWords } from './words.ts';

const TONES = { kept: 'ok', partly: 'warn', seldom: 'idle' } as const;

function ComplianceLine({ compliance }: { compliance: Compliance | null }) {
  const { compliance: words } = useWords(providerFoodWords);
  const language = useLanguage();
  if (!compliance) return <p className="muted">{words.none}</p>;
  const { percent, kept, planned, swapped } = compliance;
  const share = (percent / 100).toLocaleString(language, { style: 'percent' });
  const told = words.of(share, kept.toLocaleString(language), planned.toLocaleString(language));
  const standing = standingOf(compliance);
  return (
    <p className="food-compliance">
      <span>{`${words.title}: ${[told, swapped > 0 && words.swapped(swapped)].filter(Boolean).join(', ')}`}</span>
      <Badge tone={TONES[standing]}>{words[standing]}</Badge>
    </p>
  );
}

function Totals({ diary: { meals, targets } }: { diary: DiaryDay }) {
  const words = useWords(providerFoodWords).day;
  const { figures } = useWords(foodWords);
  const language = useLanguage();
  const eaten = eatenOf(meals);
  const planned = sumOf(countedOf(meals).filter(({ logged }) => !logged)).calories;
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  return (
    <div className="food-totals">
      <p>
        <strong>{words.totals(figure(eaten.calories), figure(targets.calories_target))}</strong>
        {planned > 0 && <span className="muted">{` · ${words.planned(figure(planned))}`}</span>}
      </p>
      <Measure name={figures.protein} value={eaten.protein} target={targets.protein_target} unit="g" tone="c3" />
      <Measure name={figures.carbs} value={eaten.carbs} target={targets.carbs_target} unit="g" tone="c4" />
      <Measure name={figures.fat} value={eaten.fat} target={targets.fat_target} unit="g" tone="c5" />
    </div>
  );
}

function useStateOf() {
  const words = useWords(providerFoodWords).day;
  return ({ logged, swapped }: MealPlan) => {
    if (swapped) return <Badge tone="info">{words.swapped}</Badge>;
    return logged ? <Badge tone="ok">{words.eaten}</Badge> : <Badge>{words.open}</Badge>;
  };
}

interface MealLineProps {
  meal: MealPlan;
  diary: DiaryDay;
  standing: SyncStanding | undefined;
}

function MealLine({ meal, diary: { foods, names, comments, me }, standing }: MealLineProps) {
  const words = useWords(providerFoodWords).day;
  const language = useLanguage();
  const serving = useServing();
  const { mealName } = useFoodNames();
  const stateOf = useStateOf();
  const food = meal.food_id === null ? undefined : foods.get(meal.food_id);
  const by = (id: string): string => (meal.swapped ? words.instead : words.by)(names.get(id) ?? words.somebody);
  return (
    <Row
      title={mealName(meal)}
      detail={[food && serving(food, meal), meal.planned_by === null ? words.own : by(meal.planned_by)]
        .filter(Boolean)
        .join(' · ')}
      standing={standing}
      badges={stateOf(meal)}
      trailing={<span>{`${meal.calories.toLocaleString(language)} kcal`}</span>}
      below={<Comments meal={meal} comments={comments.get(meal.id) ?? []} names={names} me={me} />}
    />
  );
}

/** What a client ate, day by day, and what was planned. */
export function Diary({ clientId, here: { today } }: FoodPartProps) {
  const words = useWords(providerFoodWords);
  const { meals: types } = useWords(foodWords);
  const language = useLanguage();
  const [day, setDay] = useState(today);
  const standings = useStandings(mealPlans);
  const answer = useRow((db, me) => diaryOf(db, me, clientId, { day, today }), [clientId, day, today]);
  return (
    <Card title={words.diary}>
      <Turner
        title={dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
        names={{ previous: words.day.previous, next: words.day.next, back: words.day.today }}
        onBack={day === today ? null : () => setDay(today)}
        onTurn={(by) => setDay(addDays(day, by))}
      />
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(diary) => (
          <>
            <ComplianceLine compliance={diary.compliance} />
            <Totals diary={diary} />
            {diary.meals.length === 0 && <p className="muted">{words.day.none}</p>}
            {coursesOf(diary.meals).map(({ type, meals }) => (
              <section key={type} aria-label={types[type]}>
                <h4>{types[type]}</h4>
                <Rows>
                  {meals.map((meal) => (
                    <MealLine key={meal.id} meal={meal} diary={diary} standing={standings.get(meal.id)} />
                  ))}
                </Rows>
              </section>
            ))}
          </>
        )}
      </Answered>
    </Card>
  );
}
