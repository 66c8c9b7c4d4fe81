import { memo } from 'react';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Day } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Measure } from '#src/ui/marks/bar.tsx';
import { Ring } from '#src/ui/marks/ring.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { sameShown } from '#src/ui/steady.ts';
import { eatenOf, progressOf } from '#src/work/food/day.ts';
import type { TargetsOfDay } from '#src/work/food/day-kind.ts';
import { foodWords } from '#src/work/food/words.ts';
import type { Shown } from './nutrition-sheets.tsx';
import { KindLine } from './kind-line.tsx';
import { nutritionWords } from './words.ts';

interface ProgressCardProps {
  meals: readonly MealPlan[];
  targets: TargetsOfDay;
  /** Of whoever may have set them, by id. */
  names: ReadonlyMap<string, string>;
  day: Day;
  /** Null on an earlier day, which keeps its targets. */
  onShow: ((shown: Shown) => void) | null;
}

function Progress({ meals, targets, names, day, onShow }: ProgressCardProps) {
  const words = useWords(nutritionWords).progress;
  const { figures } = useWords(foodWords);
  const language = useLanguage();
  const eaten = eatenOf(meals);
  const { left, over } = progressOf(eaten.calories, targets.calories_target);
  return (
    <Card
      title={words.title}
      beside={
        onShow && (
          <Button look="quiet" onClick={() => onShow({ sheet: 'targets', targets, names })}>
            {words.targets}
          </Button>
        )
      }
    >
      <div className="progress">
        <div className="calories">
          <Ring value={eaten.calories} target={targets.calories_target} unit="kcal" />
          <p>
            <Figure>{(over || left).toLocaleString(language)}</Figure>
            <span className="muted">{over > 0 ? words.over : words.left}</span>
          </p>
        </div>
        <div className="macros">
          <Measure name={figures.protein} value={eaten.protein} target={targets.protein_target} unit="g" tone="c3" />
          <Measure name={figures.carbs} value={eaten.carbs} target={targets.carbs_target} unit="g" tone="c4" />
          <Measure name={figures.fat} value={eaten.fat} target={targets.fat_target} unit="g" tone="c5" />
        </div>
      </div>
      {targets.of && <KindLine of={targets.of} day={day} />}
    </Card>
  );
}

export const ProgressCard = memo(Progress, sameShown);
