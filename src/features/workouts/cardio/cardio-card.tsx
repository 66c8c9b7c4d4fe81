import { ACTIVITIES } from '#sync/entities/workout-sessions.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { cardioWords } from './words.ts';

/** Each is begun, or logged, by the sheet that it opens. */
export function CardioCard({ onShow }: { onShow: (shown: Shown) => void }) {
  const words = useWords(cardioWords);
  const { activities } = useWords(workoutNames);
  return (
    <Card title={words.title}>
      <p className="muted small">{words.help}</p>
      <div className="routine-acts">
        {ACTIVITIES.map((activity) => (
          <Button key={activity} look="line" onClick={() => onShow({ sheet: 'cardio', activity })}>
            {activities[activity]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
