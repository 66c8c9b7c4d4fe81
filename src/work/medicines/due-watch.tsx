import { useEffect, useRef } from 'react';
import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import { dueNow } from './due.ts';
import { clockIn } from '#src/lib/days.ts';
import { dosesToday } from './queries.ts';
import { nameOf, useClock, useDoses } from './use-doses.ts';
import { medicineWords } from './words.ts';

const LOOK_EVERY_MS = 20_000;
const TOAST_MS = 60_000;

/** Says what is due while the app is open, with its name and also without a network; once each. */
export function DueWatch() {
  const words = useWords(medicineWords);
  const { timezone: zone } = useSettings();
  const today = useToday();
  const [now, inWords, { take }] = [useServerNow(), useClock(), useDoses()];
  const doses = knownOf(useRows((db, userId) => dosesToday(db, userId, today), [today]));
  const said = useRef(new Set<string>());
  useEffect(() => {
    function look(): void {
      for (const dose of dueNow(doses ?? [], clockIn(zone, now()))) {
        const key = dose.medicine.id + dose.day + dose.time;
        if (said.current.has(key)) continue;
        said.current.add(key);
        toast({
          title: words.due,
          description: `${nameOf(dose.medicine)}, ${inWords(dose.time)}`,
          duration: TOAST_MS,
          act: { label: words.take, onAct: () => void take(dose) },
        });
      }
    }
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });
  return null;
}
