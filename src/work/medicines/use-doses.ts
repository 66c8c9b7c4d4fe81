import { reopenDose, skipDose, takeDose } from '#sync/actions/medicine-doses.ts';
import type { PlannedDose, Skipping } from '#sync/actions/medicine-doses.ts';
import { timeInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useSave } from '#src/work/use-save.ts';
import type { Dose } from './rules.ts';
import { medicineWords } from './words.ts';

const keyOf = ({ medicine, day, time }: Dose): PlannedDose => ({
  user_id: medicine.user_id,
  medicine_id: medicine.id,
  day,
  time,
});

const onceFor = ({ medicine, day, time }: Dose): string => medicine.id + day + time;
const undoing = (dose: Dose) => () => reopenDose(keyOf(dose));

/** A time of day as it is read here. */
export function useClock(): (time: string) => string {
  const language = useLanguage();
  return (time) => timeInWords('UTC', Date.parse(`2000-01-01T${time}:00Z`), language);
}

/** With its strength: "Amlodipine, 5 mg". */
export const nameOf = ({ name, dose }: Dose['medicine']): string => [name, dose].filter(Boolean).join(', ');

/** One press says what became of a dose; each can be taken back. */
export function useDoses() {
  const words = useWords(medicineWords);
  const save = useSave();
  const { failed } = words;
  return {
    take: (dose: Dose) =>
      save(takeDose(keyOf(dose)), {
        failed,
        done: { title: words.done.taken, description: nameOf(dose.medicine) },
        undo: undoing(dose),
        once: onceFor(dose),
      }),
    skip: (dose: Dose, skipping: Skipping) =>
      save(skipDose(keyOf(dose), skipping), {
        failed,
        done: { title: words.done.skipped, description: nameOf(dose.medicine) },
        undo: undoing(dose),
        once: onceFor(dose),
      }),
    reopen: (dose: Dose) =>
      save(reopenDose(keyOf(dose)), { failed, done: { title: words.done.open }, once: onceFor(dose) }),
  };
}
