import * as z from 'zod/mini';
import { REQUEST_KINDS } from '#src/data/rights/requests.ts';

const text = z.nullable(z.string());

export const Asked = z.object({
  id: z.string(),
  person: z.string(),
  name: text,
  kind: z.enum(REQUEST_KINDS),
  words: z.string(),
  received_at: z.string(),
  due_at: z.string(),
  is_overdue: z.boolean(),
  taker: text,
  is_taken_by_me: z.boolean(),
  extension_reason: text,
});
export type Asked = z.infer<typeof Asked>;
