import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { knownOf } from '#src/lib/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { timeInWords } from '#src/lib/days.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { summaryOf } from '#src/work/fhir/summary.ts';
import type { Health } from '#src/work/fhir/summary.ts';
import { summaryWords } from '#src/work/fhir/words.ts';
import { healthOf } from '#src/work/handover/queries.ts';

/** So many values of each kind go into a file. */
const IN_FILE = 10;

/** Null until it is read. With the newest value of each kind alone it fits into a few codes. */
export function useSummary(today: Day) {
  const words = useWords(summaryWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const whole = knownOf(useRow((db, userId) => healthOf(db, userId, { most: IN_FILE, today }), [today]));
  const short = knownOf(useRow((db, userId) => healthOf(db, userId, { most: 1, today }), [today]));
  const textOf = (health: Health): string =>
    JSON.stringify(
      summaryOf(health, {
        house: { id: crypto.randomUUID(), name: PRODUCT_NAME, origin: location.origin },
        now: new Date().toISOString(),
        language,
        words,
        inWords: (instant) => timeInWords(timezone, Date.parse(instant), language, { dateStyle: 'medium' }),
        newId: () => crypto.randomUUID(),
      }),
    );
  return { whole: whole && (() => textOf(whole)), short: short && (() => textOf(short)) };
}
