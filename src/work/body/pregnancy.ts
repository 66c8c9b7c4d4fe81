import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { labOrdersOf } from '#sync/queries/lab-orders.ts';

/** As long as somebody may still be pregnant whom the laboratory wrote down as that. */
const PREGNANCY_DAYS = 280;

export async function isPregnantOn(db: ReadOnly, userId: string, today: Day): Promise<boolean> {
  const orders = await labOrdersOf(db, userId);
  const said = orders.find(({ patient_pregnant }) => patient_pregnant !== null);
  return said?.patient_pregnant === true && said.ordered_date.slice(0, 10) >= addDays(today, -PREGNANCY_DAYS);
}
