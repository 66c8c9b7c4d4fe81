import { Card } from '#src/ui/card.tsx';
import { BowlIcon, HeartIcon, HomeIcon, ScalesIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import type { Standing } from '#src/work/goals/standing.ts';
import type { Shown } from './goals-sheets.tsx';
import { goalsWords } from './words.ts';

const ICONS = {
  weight: ScalesIcon,
  fitness: WorkoutIcon,
  nutrition: BowlIcon,
  health: HeartIcon,
  lifestyle: HomeIcon,
} as const;

export type Category = keyof typeof ICONS;

interface CategoriesProps {
  active: readonly Standing[];
  onShow: (shown: Shown) => void;
}

/** What goals can be about; each sets one of its kind. */
export function CategoriesCard({ active, onShow }: CategoriesProps) {
  const words = useWords(goalsWords).categories;
  const isHidden = useBodyHidden();
  const offered = (Object.keys(ICONS) as Category[]).filter((category) => !isHidden || category !== 'weight');
  const countOf = (category: Category): number => active.filter(({ goal }) => goal.category === category).length;
  return (
    <Card title={words.title}>
      <Rows label={words.title}>
        {offered.map((category) => (
          <Row
            key={category}
            icon={ICONS[category]}
            title={words[category]}
            detail={words.count(countOf(category))}
            onOpen={() => onShow({ sheet: 'set', category })}
          />
        ))}
      </Rows>
    </Card>
  );
}
