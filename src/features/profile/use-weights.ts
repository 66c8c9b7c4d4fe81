import {
  correctMeasurement,
  logMeasurements,
  removeMeasurement,
  restoreMeasurement,
} from '#sync/entities/measurements.ts';
import { tellOfLog } from '#src/data/first-log.ts';
import { useWork } from '#src/data/work.ts';
import type { Work } from '#src/data/work.ts';
import { attempt } from '#src/ui/attempt.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { kitWords } from '#src/ui/words.ts';
import { profileWords } from './words.ts';

/** What can be done to the series of weights. Each is written on this device and said; false where it was not. */
export function useWeights() {
  const { weights: words, deviceFull } = useWords(profileWords);
  const { gone } = useWords(kitWords);
  const write = useWork();
  const oneAtATime = useOneAtATime();
  const failed = { title: words.notSaved, description: deviceFull, gone };

  async function save<T>(work: Work<T>, say: (result: T) => void): Promise<boolean> {
    const saved = await oneAtATime(() => attempt(() => write(work), failed));
    if (saved) say(saved.value);
    return saved !== null;
  }

  const undo = (back: Work<unknown>) => ({
    label: words.undo,
    onAct: () => void attempt(() => write(back), failed),
  });

  return {
    log: (kg: number) =>
      save(
        (db, user_id) => logMeasurements(db, [{ user_id, kind: 'weight', value: kg }]),
        (ids) => {
          tellOfLog();
          toast({ title: words.logged, act: undo((db) => Promise.all(ids.map((id) => removeMeasurement(db, id)))) });
        },
      ),
    correct: (id: string, kg: number) =>
      save(
        (db) => correctMeasurement(db, id, { value: kg }),
        () => toast({ title: words.corrected }),
      ),
    remove: (id: string) =>
      save(
        (db) => removeMeasurement(db, id),
        () => toast({ title: words.removed, act: undo((db) => restoreMeasurement(db, id)) }),
      ),
  };
}
