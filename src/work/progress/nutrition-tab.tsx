import { useContext } from 'react';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { ColumnChart } from '#src/ui/chart/column-chart.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { OfAnother } from '#src/work/of-another.ts';
import type { Eating, EatingWeek } from './eating.ts';
import { markFor, WeeksChart } from './weeks-chart.tsx';
import { overTimeWords } from './words.ts';

function Weekdays({ weekdays, target }: { weekdays: Eating['weekdays']; target: number }) {
  const { nutrition: words, fitness } = useWords(overTimeWords);
  const language = useLanguage();
  const figure = (value: number): string => Math.round(value).toLocaleString(language);
  const perMark = markFor(Math.max(target, ...weekdays.map(({ kcal }) => kcal ?? 0)));
  return (
    <Card title={words.weekday}>
      <p className="muted small">{fitness.mark(figure(perMark))}</p>
      <ColumnChart
        label={words.weekdaySays}
        heads={[words.weekdayHeads[0] ?? '', words.weekdayHeads[1] ?? '']}
        columns={weekdays.map(({ day, kcal }) => ({
          label: dayInWords(day, language, { weekday: 'short' }),
          name: dayInWords(day, language, { weekday: 'long' }),
          value: kcal,
          target,
        }))}
        perMark={perMark}
        format={figure}
      />
    </Card>
  );
}

export function NutritionTab({ eating: { weeks, weekdays, foods, targets } }: { eating: Eating }) {
  const words = useWords(overTimeWords).nutrition;
  const isOfAnother = useContext(OfAnother);
  if (weeks.every(({ days, water }) => days === 0 && water === null)) {
    return (
      <Card>
        <Empty title={words.none}>{!isOfAnother && words.noneHelp}</Empty>
      </Card>
    );
  }
  const of = (figure: 'kcal' | 'protein' | 'carbs' | 'fat' | 'water' | 'proteinDays', target?: keyof Targets) =>
    weeks.map((week: EatingWeek) => ({
      first: week.first,
      value: week[figure],
      ...(target && { target: week.targets[target] }),
    }));
  return (
    <>
      <WeeksChart title={words.kcal} weeks={of('kcal', 'calories_target')} />
      <WeeksChart title={words.protein} tone="c3" weeks={of('protein', 'protein_target')} atLeast />
      <WeeksChart title={words.carbs} tone="c4" weeks={of('carbs', 'carbs_target')} />
      <WeeksChart title={words.fat} tone="c5" weeks={of('fat', 'fat_target')} />
      <WeeksChart title={words.proteinDays} tone="c3" weeks={of('proteinDays')} />
      <WeeksChart title={words.water} tone="c4" weeks={of('water', 'water_target')} atLeast />
      <Weekdays weekdays={weekdays} target={targets.calories_target} />
      {foods.length > 0 && (
        <Card title={words.foods}>
          <Rows label={words.foods}>
            {foods.map(({ name, times }) => (
              <Row key={name} title={name} trailing={<span className="muted">{words.times(times)}</span>} />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
}
