import {
  correctMeasurement,
  logMeasurements,
  removeMeasurement,
  removeMeasurements,
  restoreMeasurement,
} from '#sync/actions/measurements.ts';
import { noteLog } from '#src/data/first-log.ts';
import { useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import { profileWords } from './words.ts';

/** What can be done to the weight series. Each saves on this device and says so; false where it did not. */
export function useWeights() {
  const { weights: words, deviceFull } = useWords(profileWords);
  const save = useSave();
  const usual = { failed: { title: words.notSaved, description: deviceFull }, once: '' };

  return {
    log: async (kg: number): Promise<boolean> => {
      const logged = await save((user_id) => logMeasurements([{ user_id, kind: 'weight', value: kg }]), {
        ...usual,
        done: { title: words.logged },
        undo: removeMeasurements,
      });
      if (logged) noteLog();
      return logged !== null;
    },
    correct: async (id: string, kg: number): Promise<boolean> => {
      const done = { title: words.corrected };
      return (await save(correctMeasurement(id, { value: kg }), { ...usual, done, of: 'typed' })) !== null;
    },
    remove: async (id: string): Promise<boolean> => {
      const done = { title: words.removed };
      const undo = () => restoreMeasurement(id);
      return (await save(removeMeasurement(id), { ...usual, done, undo })) !== null;
    },
  };
}
