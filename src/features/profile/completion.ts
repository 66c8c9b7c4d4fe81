import type { Profile } from '#sync/entities/profiles.ts';

const PARTS = {
  basic: ['first_name', 'last_name'],
  contact: ['phone'],
  physical: ['age', 'weight', 'height'],
  goals: ['weight_loss_goal'],
  health: ['health_concerns'],
} as const satisfies Record<string, readonly (keyof Profile)[]>;

export type Part = keyof typeof PARTS;

/** Each part of the profile, and whether it is complete. */
export const completionOf = (profile: Profile): { part: Part; isComplete: boolean }[] =>
  (Object.keys(PARTS) as Part[]).map((part) => ({
    part,
    isComplete: PARTS[part].every((column) => Boolean(profile[column])),
  }));
