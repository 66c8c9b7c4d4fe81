import { useRestRow } from '#src/data/rows.ts';
import type { Here } from '#src/lib/days.ts';
import { wantedEarning } from './figures.ts';
import { useAwarding } from './use-awarding.ts';

/** Awards what was earned, on a screen that shows none of it. */
export function Awarding({ here }: { here: Here }): null {
  useAwarding(useRestRow((db, userId) => wantedEarning(db, userId, here), [here.today, here.zone]));
  return null;
}
