import * as z from 'zod/mini';

// What the server answers an administrator; nothing of it is of health.

const text = z.nullable(z.string());

export const STEPS = ['commission', 'people', 'closed'] as const;
export type Step = (typeof STEPS)[number];

export const Breach = z.object({
  id: z.string(),
  noticed_at: z.string(),
  due_at: z.string(),
  what: z.string(),
  people: z.nullable(z.int()),
  author: text,
  steps: z.array(
    z.object({
      step: z.enum(STEPS),
      done_at: z.string(),
      at: z.string(),
      words: z.string(),
      people: z.nullable(z.int()),
      author: text,
    }),
  ),
});
export type Breach = z.infer<typeof Breach>;

export const Entry = z.object({
  id: z.string(),
  title: z.string(),
  data: z.string(),
  recipients: z.string(),
  basis: z.string(),
  author: text,
  written_at: z.string(),
  ended_at: text,
  ended_author: text,
  end_reason: text,
});
export type Entry = z.infer<typeof Entry>;

export const Agreements = z.array(
  z.object({ purpose: z.string(), version: z.string(), known: z.boolean(), people: z.int(), newest: text }),
);

export const Retention = z.array(
  z.object({
    relation: z.string(),
    days: z.int(),
    ran_at: text,
    removed: z.nullable(z.int()),
    problem: text,
    removed_in_month: z.int(),
  }),
);
