import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, type Columns } from './changes.ts';
import { day, decimal, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { latestMeasurement, measurements } from './measurements.ts';
import { one } from './reading.ts';

/** What is allowed, in pounds and inches. */
export const LIMITS = { weight: [20, 1500], height: [10, 110] } as const;

export const profiles = defineEntity({
  name: 'profiles',
  columns: {
    user_id: uuid,
    first_name: maybe(text(100)),
    last_name: maybe(text(100)),
    phone: maybe(text(40)),
    age: maybe(integer(1, 130)),
    weight: maybe(decimal(...LIMITS.weight)),
    height: maybe(decimal(...LIMITS.height)),
    weight_loss_goal: maybe(oneOf(['lose_5', 'lose_15', 'lose_30', 'maintain', 'gain'])),
    health_concerns: maybe(text(5000)),
    preferred_fitness_center: maybe(text(200)),
    bio: maybe(text(5000)),
    date_of_birth: maybe(day),
    location: maybe(text(200)),
    avatar_path: maybe(text(500)),
    role: oneOf(['client', 'trainer', 'nutritionist', 'doctor', 'aesthetic_surgeon', 'lab_technician', 'admin']),
    provider_status: oneOf(['none', 'pending', 'approved', 'rejected']),
    specialization: maybe(text(200)),
    license_number: maybe(text(100)),
    experience_years: maybe(integer(0, 80)),
    consultation_fee: maybe(integer(0, 100_000_000)),
    consultation_fee_max: maybe(integer(0, 100_000_000)),
    created_at: instant,
  },
});

export type Profile = RowOf<typeof profiles>;

type ServerOwned = 'user_id' | 'role' | 'provider_status' | 'created_at';
export type ProfileEdit = Partial<Omit<Columns<typeof profiles>, ServerOwned>>;

const DECISIVE = ['first_name', 'last_name', 'age', 'weight', 'height', 'weight_loss_goal'] as const;

/** Zero and nothing are not an answer. */
export const isOnboarded = (profile: Pick<Profile, (typeof DECISIVE)[number]> | null): boolean =>
  profile !== null && DECISIVE.every((column) => Boolean(profile[column]));

const KG_PER_POUND = 0.45359237;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** To a tenth, as the profile keeps a weighing and the server works it out. */
export const poundsOf = (kilograms: number): number => Math.round((kilograms / KG_PER_POUND) * 10) / 10;

/**
 * Weight is one series with two ends, of which a device writes one and the server brings the other. So the newest
 * weighing, which may not have been sent, is the profile's weight.
 */
export async function profileOf(db: Local, userId: string): Promise<Profile | null> {
  const profile = await one(db, profiles, userId);
  if (!profile || profile.weight === null) return profile;
  const newest = await latestMeasurement(db, userId, 'weight');
  return newest ? { ...profile, weight: poundsOf(newest.value) } : profile;
}

/** The profile is made at sign-up, so this changes one; a weight of a series already begun goes on with the series. */
export async function saveProfile(db: Local, userId: string, edit: ProfileEdit, clock = REAL_CLOCK): Promise<void> {
  const shown = await profileOf(db, userId);
  const newest = await latestMeasurement(db, userId, 'weight');
  const { weight, ...rest } = edit;
  if (weight === undefined || weight === null || !shown || !newest) {
    await write(db, [changed(profiles, userId, edit)], clock);
    return;
  }
  if (weight === shown.weight) {
    await write(db, [changed(profiles, userId, rest)], clock);
    return;
  }
  // Whoever corrects the weight that is shown sees the corrected one, whatever the clocks say.
  const after = new Date(Date.parse(newest.measured_at) + 1).toISOString();
  const now = moment(db, clock);
  const weighing = created(measurements, {
    user_id: userId,
    kind: 'weight',
    value: hundredth(weight * KG_PER_POUND),
    unit: 'kg',
    measured_at: now > after ? now : after,
    source: 'profile',
    notes: null,
    created_at: now,
  });
  await write(db, [changed(profiles, userId, shown.weight === null ? edit : rest), weighing], clock);
}
