import * as z from 'zod/mini';
import type { RequestKind } from '#src/data/rights/requests.ts';

export const REQUEST_KINDS = [
  'access',
  'correction',
  'erasure',
  'portability',
  'objection',
] as const satisfies RequestKind[];

const text = z.nullable(z.string());

const Asked = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  words: z.string(),
  asked_at: z.string(),
  due_at: z.string(),
  taken_at: text,
  extension_reason: text,
  ended_at: text,
  outcome: z.nullable(z.enum(['answered', 'refused'])),
  answer: text,
});
export type Asked = z.infer<typeof Asked>;

export const Held = z.object({
  requests: z.array(Asked),
  agreements: z.array(z.object({ purpose: z.string(), version: z.string(), how: z.string(), agreed_at: z.string() })),
  devices: z.array(
    z.object({
      version: z.string(),
      unsent: z.int(),
      refused: z.record(z.string(), z.int()),
      reported_at: z.string(),
    }),
  ),
});
export type Held = z.infer<typeof Held>;
