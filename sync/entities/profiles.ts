import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Change, type Clock, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, type Columns } from './changes.ts';
import { goalOfChoice, type Beginning } from './chosen-goal.ts';
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

export const kilogramsOf = (pounds: number): number => hundredth(pounds * KG_PER_POUND);

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

/** A weight of a series already begun goes on with the series. */
async function profileChanges(db: Local, userId: string, edit: ProfileEdit, clock: Clock): Promise<Change[]> {
  const shown = await profileOf(db, userId);
  const newest = await latestMeasurement(db, userId, 'weight');
  const { weight, ...rest } = edit;
  if (weight === undefined || weight === null || !shown || !newest) return [changed(profiles, userId, edit)];
  if (weight === shown.weight) return [changed(profiles, userId, rest)];
  // Whoever corrects the weight that is shown sees the corrected one, whatever the clocks say.
  const after = new Date(Date.parse(newest.measured_at) + 1).toISOString();
  const now = moment(db, clock);
  const weighing = created(measurements, {
    user_id: userId,
    kind: 'weight',
    value: kilogramsOf(weight),
    unit: 'kg',
    measured_at: now > after ? now : after,
    source: 'profile',
    notes: null,
    created_at: now,
  });
  return [changed(profiles, userId, shown.weight === null ? edit : rest), weighing];
}

/** The profile is made at sign-up, so this changes one. */
export async function saveProfile(db: Local, userId: string, edit: ProfileEdit, clock = REAL_CLOCK): Promise<void> {
  await write(db, await profileChanges(db, userId, edit, clock), clock);
}

/** The same, where a choice of what to reach is the goal that the dashboard shows. */
export async function saveProfileWithGoal(
  db: Local,
  userId: string,
  edit: ProfileEdit,
  beginning: Beginning,
  clock = REAL_CLOCK,
): Promise<void> {
  const changes = await profileChanges(db, userId, edit, clock);
  const { weight_loss_goal: choice, weight = (await profileOf(db, userId))?.weight ?? null } = edit;
  const isChoice = choice !== undefined && (choice === null || weight !== null);
  const kilograms = (change: number): number => kilogramsOf((weight ?? 0) + change);
  const goal = isChoice ? await goalOfChoice(db, { userId, choice, kilograms, ...beginning }, clock) : [];
  await write(db, [...changes, ...goal], clock);
}
