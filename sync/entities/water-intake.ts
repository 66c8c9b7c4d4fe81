import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { day, instant, integer, uuid } from './columns.ts';
import { within } from './reading.ts';

export const waterIntake = defineEntity({
  name: 'water_intake',
  columns: {
    user_id: uuid,
    date: day,
    glasses_consumed: integer(0, 200),
    created_at: instant,
  },
  indexes: ['[user_id+date]'],
  counters: ['glasses_consumed'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'date'],
});

export type WaterIntake = RowOf<typeof waterIntake>;

export const waterBetween = (db: Local, userId: string, from: string, to: string): Promise<WaterIntake[]> =>
  within(db, waterIntake, '[user_id+date]', [userId], from, to);

export async function waterOfDay(db: Local, userId: string, date: string): Promise<number> {
  const [row] = await waterBetween(db, userId, date, date);
  return row?.glasses_consumed ?? 0;
}

/** Glasses are added and never set, so that those of two devices add up. */
export async function addGlass(
  db: Local,
  { userId, date }: { userId: string; date: string },
  clock = REAL_CLOCK,
): Promise<void> {
  const [row] = await waterBetween(db, userId, date, date);
  // Two devices that make the row offline say the same of it, so that their merging loses nothing.
  const created_at = `${date}T00:00:00.000Z`;
  const set = { user_id: userId, date, ...(!row && { created_at }) };
  await write(db, [{ entity: waterIntake, set, add: { glasses_consumed: 1 } }], clock);
}

/** Takes one glass back, as long as there is one. */
export async function removeGlass(
  db: Local,
  { userId, date }: { userId: string; date: string },
  clock = REAL_CLOCK,
): Promise<void> {
  const [row] = await waterBetween(db, userId, date, date);
  if (!row || row.glasses_consumed < 1) return;
  await write(db, [{ entity: waterIntake, id: row.id, add: { glasses_consumed: -1 } }], clock);
}
