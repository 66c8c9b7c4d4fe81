import type { Readable } from '#sync/engine/act.ts';
import { profiles } from '#sync/entities/profiles.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { latestMeasurement } from './measurements.ts';
import { one } from './reading.ts';

const DECISIVE = ['first_name', 'last_name', 'age', 'weight', 'height', 'weight_loss_goal'] as const;

/** Zero and empty are not answers. */
export const isOnboarded = (profile: Pick<Profile, (typeof DECISIVE)[number]> | null): boolean =>
  profile !== null && DECISIVE.every((column) => Boolean(profile[column]));

const KG_PER_POUND = 0.45359237;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

export const kilogramsOf = (pounds: number): number => hundredth(pounds * KG_PER_POUND);

/** To a tenth, as the profile stores it and the server computes it. */
export const poundsOf = (kilograms: number): number => Math.round((kilograms / KG_PER_POUND) * 10) / 10;

/**
 * Weight is one series with two ends: a device writes one, and the server updates the other. So the newest measurement,
 * perhaps not yet sent, is the profile's weight.
 */
export async function profileOf(db: Readable, userId: string): Promise<Profile | null> {
  const profile = await one(db, profiles, userId);
  if (!profile || profile.weight === null) return profile;
  const newest = await latestMeasurement(db, userId, 'weight');
  return newest ? { ...profile, weight: poundsOf(newest.value) } : profile;
}
