import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { goals } from '#sync/entities/goals.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { latestMeasurement } from '#sync/queries/measurements.ts';
import { kilogramsOf, profileOf } from '#sync/queries/profiles.ts';
import { changed, created } from './changes.ts';
import { goalOfChoice } from './chosen-goal.ts';
import type { Beginning } from './chosen-goal.ts';

type ServerOwned = 'user_id' | 'role' | 'provider_status' | 'provider_reason' | 'created_at';
export type ProfileEdit = Partial<Omit<Columns<typeof profiles>, ServerOwned>>;

/** A weight continues a series that has begun. */
async function profileChanges(tx: Tx, userId: string, edit: ProfileEdit): Promise<Change[]> {
  const shown = await profileOf(tx, userId);
  const newest = await latestMeasurement(tx, userId, 'weight');
  const { weight, ...rest } = edit;
  if (weight === undefined || weight === null || !shown || !newest) return [changed(profiles, userId, edit)];
  if (weight === shown.weight) return [changed(profiles, userId, rest)];
  // Correcting the displayed weight must show the correction, whatever the clocks say.
  const after = new Date(Date.parse(newest.measured_at) + 1).toISOString();
  const weighing = created(measurements, {
    user_id: userId,
    kind: 'weight',
    value: kilogramsOf(weight),
    unit: 'kg',
    measured_at: tx.now > after ? tx.now : after,
    source: 'profile',
    notes: null,
    context: null,
    arm: null,
    posture: null,
    created_at: tx.now,
  });
  return [changed(profiles, userId, shown.weight === null ? edit : rest), weighing];
}

/** Profiles are created at sign-up, so this edits one. */
export const saveProfile = action([profiles, measurements], async (tx, userId: string, edit: ProfileEdit) => {
  await tx.write(await profileChanges(tx, userId, edit));
});

/** The same, and makes the chosen goal the one on the dashboard. */
export const saveProfileWithGoal = action(
  [profiles, measurements, goals],
  async (tx, userId: string, edit: ProfileEdit, beginning: Beginning) => {
    const changes = await profileChanges(tx, userId, edit);
    const { weight_loss_goal: choice, weight = (await profileOf(tx, userId))?.weight ?? null } = edit;
    const isChoice = choice !== undefined && (choice === null || weight !== null);
    const kilograms = (change: number): number => kilogramsOf((weight ?? 0) + change);
    const goal = isChoice ? await goalOfChoice(tx, { userId, choice, kilograms, ...beginning }) : [];
    await tx.write([...changes, ...goal]);
  },
);
