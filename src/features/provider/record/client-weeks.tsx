import { useRows } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { useWords } from '#src/ui/language.tsx';
import { weeksOf } from '#src/work/programs/kept-weeks.ts';
import { WeeksMap } from '#src/work/programs/weeks-map.tsx';
import { heldFrom } from './held-from.ts';
import { recordWords } from './words.ts';

/** How a client keeps the program, as far as this device holds it. */
export function ClientWeeks({ clientId, here: { today, zone } }: { clientId: string; here: Here }) {
  const { training: words } = useWords(recordWords);
  const { week_start: weekStart } = useSettings();
  const place = { today, zone, weekStart };
  const known = useRows(
    async (db, userId) => weeksOf(db, clientId, await heldFrom(db, userId, clientId, place), place),
    [clientId, today, zone, weekStart],
  );
  const weeks = knownOf(known) ?? [];
  return (
    <>
      <WeeksMap weeks={weeks} />
      {weeks.some(({ done }) => done === null) && <p className="muted small">{words.unheldHelp}</p>}
    </>
  );
}
