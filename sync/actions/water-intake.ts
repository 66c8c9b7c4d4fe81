import { action } from '#sync/engine/act.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';

interface DayOfUser {
  userId: string;
  date: string;
}

/** Glasses are added, never set, so that those of two devices add up. */
export const addGlass = action([waterIntake], async (tx, { userId, date }: DayOfUser) => {
  // Two offline devices create identical rows, so that merging them loses nothing.
  const first = { created_at: `${date}T00:00:00.000Z` };
  await tx.write([{ entity: waterIntake, set: { user_id: userId, date }, first, add: { glasses_consumed: 1 } }]);
});

/** Removes one glass, if there is one. */
export const removeGlass = action([waterIntake], async (tx, { userId, date }: DayOfUser) => {
  const [row] = await waterBetween(tx, userId, date, date);
  if (!row || row.glasses_consumed < 1) return;
  await tx.write([{ entity: waterIntake, id: row.id, add: { glasses_consumed: -1 } }]);
});
