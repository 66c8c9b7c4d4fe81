import { useState } from 'react';
import { chooseDays } from '#sync/actions/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { WeekdayChips } from '#src/work/training/weekday-chips.tsx';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

/** A trainer proposes the days; whoever trains on them chooses. */
export function TrainingDays({ program: { id, weekdays } }: { program: WorkoutProgram }) {
  const { programs: words } = useWords(workoutsWords);
  const today = useToday();
  const { isSaved } = useWriting();
  const [kept, setKept] = useState(weekdays);
  const [chosen, setChosen] = useState<number[]>(weekdays);
  const isSame = kept.length === chosen.length && kept.every((day) => chosen.includes(day));
  async function keep(): Promise<void> {
    if (await isSaved('program', chooseDays(id, chosen, today), { done: { title: words.daysKept }, once: id })) {
      setKept(chosen);
    }
  }
  return (
    <div className="training-days">
      <WeekdayChips label={words.days} chosen={chosen} onChoose={setChosen} />
      <p className="muted small">{chosen.length > 0 ? words.daysHelp : words.dayless}</p>
      {!isSame && (
        <Button look="line" full onClick={() => void keep()}>
          {words.keepDays}
        </Button>
      )}
    </div>
  );
}
