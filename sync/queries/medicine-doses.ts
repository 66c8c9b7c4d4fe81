import type { Readable } from '#sync/engine/act.ts';
import { medicineDoses } from '#sync/entities/medicine-doses.ts';
import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import { within } from './reading.ts';

/** Of all medicines, from a day to a day, both included. */
export const dosesBetween = (db: Readable, userId: string, from: string, to: string): Promise<MedicineDose[]> =>
  within(db, medicineDoses, '[user_id+day]', [userId], from, to);

/** Of one medicine since a day. */
export const dosesSince = (db: Readable, medicineId: string, from: string): Promise<MedicineDose[]> =>
  within(db, medicineDoses, '[medicine_id+day]', [medicineId], from);
