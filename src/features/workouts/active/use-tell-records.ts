import type { Exercise } from '#sync/entities/exercises.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Past } from './queries.ts';
import { useRecordWords } from '../record-words.ts';
import type { Amounts } from './suggestion.ts';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface Logged {
  entry: Entry;
  exercise: Exercise | null;
  past: Past;
  id: string;
  amounts: Amounts;
}

/** Says what a set has broken, if it has. */
export function useTellRecords(training: Training): (logged: Logged) => Promise<void> {
  const { record: words } = useWords(workoutsWords).active;
  const inWords = useRecordWords();
  const nameOf = useExerciseName();
  return async ({ entry, exercise, past, id, amounts }) => {
    const records = await training.recordsOf(entry, id, past.bests);
    if (records.length === 0) return;
    toast({ title: `${words.title}: ${nameOf(exercise)}`, description: inWords(records, amounts) });
  };
}
