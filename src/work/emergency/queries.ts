import { cardOf } from '#sync/queries/emergency-cards.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import type { EmergencyCard } from '#sync/entities/emergency-cards.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { isCurrent } from '#src/work/medicines/rules.ts';

export interface Known {
  /** Null while nothing was filled in. */
  card: EmergencyCard | null;
  /** What is taken now. */
  medicines: Medicine[];
}

export async function knownInEmergency(db: ReadOnly, userId: string, today: Day): Promise<Known> {
  const [card, medicines] = await Promise.all([cardOf(db, userId), medicinesOf(db, userId)]);
  return { card, medicines: medicines.filter((medicine) => isCurrent(medicine, today)) };
}
