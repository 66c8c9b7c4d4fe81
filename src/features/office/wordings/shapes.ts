import * as z from 'zod/mini';
import { Entries } from '../catalogues/shapes.ts';

export const FAMILIES = [
  'alarm',
  'appointment',
  'care',
  'dose',
  'lab',
  'licence',
  'mail',
  'meal',
  'mention',
  'message',
  'moderation',
  'money',
  'office',
  'proposal',
  'report',
  'training',
] as const;
export type Family = (typeof FAMILIES)[number];

const Text = z.object({ title: z.string(), message: z.nullable(z.string()) });
export type Text = z.infer<typeof Text>;

const Kind = z.object({
  code: z.string(),
  family: z.enum(FAMILIES),
  built_in: z.object({ en: Text, es: Text, fr: Text, de: Text }),
});
export type Kind = z.infer<typeof Kind>;

/** All that is told, and what of it was ever worded here. */
export const Told = z.object({ kinds: z.array(Kind), entries: Entries });
