import { Card } from '#src/ui/card.tsx';
import { BowlIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ring } from '#src/ui/marks/ring.tsx';
import type { Calories } from './queries.ts';
import { dashboardWords } from './words.ts';

/** What was eaten today. */
export function CaloriesCard({ eaten, target }: Calories) {
  const words = useWords(dashboardWords).calories;
  const language = useLanguage();
  return (
    <div className="half calories">
      <Card>
        <div className="stat">
          <span className="label">
            <BowlIcon small />
            {words.title}
          </span>
          <Ring value={eaten} target={target} size="large" />
          {eaten <= target && <span className="note">{words.left((target - eaten).toLocaleString(language))}</span>}
        </div>
      </Card>
    </div>
  );
}
