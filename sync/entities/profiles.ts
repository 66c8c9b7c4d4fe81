import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/** What is allowed, in pounds and inches. */
export const LIMITS = { age: [1, 130], weight: [20, 1500], height: [10, 110] } as const;

export const profiles = defineEntity({
  name: 'profiles',
  columns: {
    user_id: uuid,
    first_name: maybe(text(100)),
    last_name: maybe(text(100)),
    phone: maybe(text(40)),
    age: maybe(integer(...LIMITS.age)),
    weight: maybe(decimal(...LIMITS.weight)),
    height: maybe(decimal(...LIMITS.height)),
    weight_loss_goal: maybe(oneOf(['lose_5', 'lose_15', 'lose_30', 'maintain', 'gain'])),
    sex: maybe(oneOf(['female', 'male'])),
    activity: maybe(oneOf(['mostly_sitting', 'partly_standing', 'moving', 'heavy_work'])),
    health_concerns: maybe(text(5000)),
    preferred_fitness_center: maybe(text(200)),
    bio: maybe(text(5000)),
    date_of_birth: maybe(day),
    location: maybe(text(200)),
    avatar_path: maybe(text(500)),
    role: oneOf([
      'client',
      'trainer',
      'nutritionist',
      'doctor',
      'aesthetic_surgeon',
      'lab_technician',
      'finance',
      'moderator',
      'admin',
    ]),
    provider_status: oneOf(['none', 'pending', 'needs_information', 'approved', 'suspended', 'rejected']),
    provider_reason: maybe(text(500)),
    specialization: maybe(text(200)),
    license_number: maybe(text(100)),
    license_issuer: maybe(text(100)),
    license_expires_on: maybe(day),
    license_renews_on: maybe(day),
    experience_years: maybe(integer(0, 80)),
    consultation_fee: maybe(integer(0, 100_000_000)),
    consultation_fee_max: maybe(integer(0, 100_000_000)),
    created_at: instant,
  },
});

export type Profile = RowOf<typeof profiles>;
