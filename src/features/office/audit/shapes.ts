import * as z from 'zod/mini';

// What the server answers an administrator. Nothing of it is kept on a device.

const text = z.nullable(z.string());

export const Line = z.object({
  id: z.int(),
  at: z.string(),
  device_at: text,
  actor_id: text,
  actor: text,
  act: z.string(),
  subject_id: text,
  subject: text,
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type Line = z.infer<typeof Line>;

export const Lines = z.array(Line);

export const Verdicts = z.array(z.object({ checked: z.int(), broken: z.nullable(z.int()), ended: z.boolean() }));
export type Verdict = z.infer<typeof Verdicts>[number];
