import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import type { Eating, EatingWeek } from './queries.ts';
import { WeeksChart } from './weeks-chart.tsx';
import { progressWords } from './words.ts';

export function NutritionTab({ eating: { weeks, foods, targets } }: { eating: Eating }) {
  const words = useWords(progressWords).nutrition;
  if (weeks.every(({ days, water }) => days === 0 && water === 0)) {
    return (
      <Card>
        <Empty title={words.none}>{words.noneHelp}</Empty>
      </Card>
    );
  }
  const of = (figure: 'kcal' | 'protein' | 'water' | 'proteinDays', target?: number) =>
    weeks.map((week: EatingWeek) => ({
      first: week.first,
      value: week[figure],
      ...(target !== undefined && { target }),
    }));
  return (
    <>
      <WeeksChart title={words.kcal} weeks={of('kcal', targets.calories_target)} />
      <WeeksChart title={words.protein} tone="c3" weeks={of('protein', targets.protein_target)} />
      <WeeksChart title={words.proteinDays} tone="c3" weeks={of('proteinDays')} />
      <WeeksChart title={words.water} tone="c4" weeks={of('water', targets.water_target)} />
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
