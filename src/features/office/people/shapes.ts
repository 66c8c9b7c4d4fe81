import * as z from 'zod/mini';

// What the server answers an administrator. Nothing of it is kept on a device, and nothing of it is of health.

const text = z.nullable(z.string());

export const STATES = ['locked', 'pending', 'needs_information', 'approved', 'suspended', 'rejected'] as const;
export type State = (typeof STATES)[number];

export const Listed = z.object({
  id: z.string(),
  first_name: text,
  last_name: text,
  email: text,
  role: z.string(),
  provider_status: z.string(),
  joined_at: z.string(),
  seen_at: text,
  locked: z.boolean(),
});
export type Listed = z.infer<typeof Listed>;

export const Person = z.object({
  id: z.string(),
  first_name: text,
  last_name: text,
  email: text,
  role: z.string(),
  provider_status: z.string(),
  specialization: text,
  centre: text,
  joined_at: z.string(),
  seen_at: text,
  second_step: z.boolean(),
  passkeys: z.number(),
  lock: z.nullable(z.object({ reason: z.string(), locked_at: z.string() })),
  agreements: z.array(
    z.object({
      purpose: z.string(),
      version: z.string(),
      known: z.boolean(),
      language: z.string(),
      agreed_at: z.string(),
    }),
  ),
  sessions: z.array(z.object({ user_agent: text, created_at: z.string(), seen_at: text })),
  care: z.array(
    z.object({ id: z.string(), first_name: text, last_name: text, role: z.string(), status: text, since: text }),
  ),
});
export type Person = z.infer<typeof Person>;

const Named = z.object({ id: z.string(), first_name: text, last_name: text });

export const HandOver = z.object({ clients: z.array(Named), others: z.array(Named) });
export type HandOver = z.infer<typeof HandOver>;
