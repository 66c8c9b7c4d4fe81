import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Segments } from '#src/ui/tabs.tsx';
import type { ActiveWorkout } from '../active/queries.ts';
import type { Training } from '../active/use-training.ts';
import { setsWords } from './words.ts';

interface EffortSheetProps {
  workout: ActiveWorkout;
  training: Training;
  onClose: () => void;
}

/** In which figure it is told how hard a set was, if at all. */
export function EffortSheet({ workout, training, onClose }: EffortSheetProps) {
  const words = useWords(setsWords);
  return (
    <Sheet open title={words.effort} onClose={onClose}>
      <Segments
        label={words.effort}
        value={workout.ways.effort}
        onChange={(effort) => void training.chooseWays({ effort })}
        options={(['none', 'rir', 'rpe'] as const).map((each) => ({ value: each, label: words[each] }))}
      />
      <p className="muted small">{words.effortHelp}</p>
    </Sheet>
  );
}
