import * as z from 'zod/mini';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';

// What the server answers an administrator. Nothing of it is kept on a device.

const text = z.nullable(z.string());

/** Approved with a licence that has ended is expired. */
const STATES = ['pending', 'needs_information', 'approved', 'expired', 'suspended', 'rejected'] as const;
export type State = (typeof STATES)[number];

export const Application = z.object({
  id: z.string(),
  first_name: text,
  last_name: text,
  email: z.string(),
  email_confirmed: z.boolean(),
  role: z.enum(PROVIDER_TYPES),
  state: z.enum(STATES),
  specialization: text,
  license_number: text,
  license_issuer: text,
  license_expires_on: text,
  license_renews_on: text,
  experience_years: z.nullable(z.number()),
  applied_at: z.string(),
  /** What the office wrote with its last decision. */
  reason: text,
  /** What the licence lacks. */
  problem: z.nullable(z.enum(['number', 'day', 'register'])),
  /** Of two administrators, who has agreed. */
  first_approval: z.nullable(z.enum(['own', 'other'])),
  /** Of all that is stated, so that nothing else is approved. */
  stated: z.string(),
  /** Who has seen the provider in the register of his council, and when. */
  in_register_by: text,
  in_register_at: text,
  /** What of an approved provider is another since, before and now. */
  changed: z.nullable(z.record(z.string(), z.array(text))),
  /** Where the next page goes on. */
  place: z.string(),
});
export type Application = z.infer<typeof Application>;
