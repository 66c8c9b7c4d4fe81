import './sets.css';
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Shown } from '../active/active-sheets.tsx';
import type { ActiveWorkout } from '../active/queries.ts';
import type { Training } from '../active/use-training.ts';
import { workoutsWords } from '../words.ts';
import { ExerciseSets } from './exercise-sets.tsx';
import { setsWords } from './words.ts';

interface AllSetsProps {
  workout: ActiveWorkout;
  training: Training;
  onShow: (shown: Shown) => void;
}

/** The whole workout at a glance, to tick off. */
export function AllSets({ workout, training, onShow }: AllSetsProps) {
  const { active, plan } = useWords(workoutsWords);
  const words = useWords(setsWords);
  const whole = useRef<HTMLDivElement>(null);
  const { entries } = workout;
  const done = entries.reduce((count, { sets }) => count + sets.length, 0);
  /** As many as were done when Enter was pressed: it goes on once the row is here. */
  const entered = useRef<number | null>(null);
  useEffect(() => {
    if (entered.current === null || entered.current === done) return;
    entered.current = null;
    whole.current?.querySelector<HTMLElement>('tr[data-open] .set-cell')?.focus();
  }, [done]);
  async function goOn(ticked: Promise<boolean>): Promise<void> {
    entered.current = done;
    // Else the next set, ticked or of another device, would take the keyboard along.
    if (!(await ticked)) entered.current = null;
  }
  return (
    <div className="workout-body" ref={whole}>
      <h1 tabIndex={-1}>{words.all}</h1>
      {entries.length === 0 && <p className="muted">{active.emptyHelp}</p>}
      {entries.map((entry) => (
        <ExerciseSets
          key={`${entry.exercise.id} ${entry.exercise.exercise_id}`}
          entry={entry}
          workout={workout}
          training={training}
          onShow={onShow}
          onEntered={(ticked) => void goOn(ticked)}
        />
      ))}
      <div className="workout-foot sets-end">
        <Button look="line" large icon={PlusIcon} onClick={() => onShow({ sheet: 'library' })}>
          {plan.add}
        </Button>
        <Button look="act" large onClick={() => onShow({ sheet: 'finish' })}>
          {active.finish}
        </Button>
      </div>
    </div>
  );
}
