import * as z from 'zod/mini';
import type { Told } from '#src/data/rights/held.ts';
import { REQUEST_KINDS } from '#src/data/rights/requests.ts';

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

const Agreement = z.object({ purpose: z.string(), version: z.string(), how: z.string(), agreed_at: z.string() });

const Device = z.object({
  version: z.string(),
  unsent: z.int(),
  refused: z.record(z.string(), z.int()),
  reported_at: z.string(),
});

const readIn = <T>(rows: readonly unknown[] | undefined, shape: z.ZodMiniType<T>): T[] =>
  (rows ?? []).flatMap((row) => shape.safeParse(row).data ?? []);

/** What this version can show of it. */
export function heldIn(told: Told) {
  const requests = readIn(told['requests'], Asked);
  const agreements = readIn(told['agreements'], Agreement);
  const devices = readIn(told['devices'], Device);
  const all = Object.values(told).flat().length;
  return { requests, agreements, devices, unread: all - requests.length - agreements.length - devices.length };
}
export type Held = ReturnType<typeof heldIn>;
