import type { Readable } from '#sync/engine/act.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import type { WaterIntake } from '#sync/entities/water-intake.ts';
import { within } from './reading.ts';

export const waterBetween = (db: Readable, userId: string, from: string, to: string): Promise<WaterIntake[]> =>
  within(db, waterIntake, '[user_id+date]', [userId], from, to);

export async function waterOfDay(db: Readable, userId: string, date: string): Promise<number> {
  const [row] = await waterBetween(db, userId, date, date);
  return row?.glasses_consumed ?? 0;
}
