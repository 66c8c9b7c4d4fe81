import * as z from 'zod/mini';

// What the server answers an administrator.

const text = z.nullable(z.string());
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type Value = z.infer<typeof value>;

const content = z.record(z.string(), value);
export type Content = z.infer<typeof content>;

export const STATES = ['draft', 'review', 'published', 'retired'] as const;

export const Entry = z.object({
  code: z.string(),
  version: z.nullable(z.number()),
  state: z.nullable(z.enum(['published', 'retired'])),
  content: z.nullable(content),
  /** What stays in place of it, by name. */
  merged_into: text,
  work_id: text,
  work_state: z.nullable(z.enum(['draft', 'review'])),
  work_content: z.nullable(content),
  work_merged_into: text,
  work_note: text,
  work_by: text,
  work_at: text,
  is_own: z.nullable(z.boolean()),
  may_publish: z.nullable(z.boolean()),
});
export type Entry = z.infer<typeof Entry>;

export const Entries = z.array(Entry);

const Version = z.object({
  id: z.string(),
  version: z.nullable(z.number()),
  state: z.enum(['review', 'returned', 'published', 'replaced', 'retired']),
  content,
  note: z.string(),
  written_by: text,
  written_at: z.string(),
  decided_by: text,
  decided_at: text,
});
export type Version = z.infer<typeof Version>;

export const Versions = z.array(Version);

export const Publications = z.array(
  z.object({
    act: z.string(),
    at: z.string(),
    until: z.string(),
    by: text,
    entries: z.number(),
    codes: z.array(z.string()),
    blocked_by: z.array(z.string()),
  }),
);
export type Publication = z.infer<typeof Publications>[number];

export const Plan = z.array(
  z.object({
    line: z.number(),
    code: text,
    verdict: z.enum(['added', 'changed', 'same', 'refused']),
    problem: text,
    before: z.nullable(content),
    after: z.nullable(content),
    stamp: z.string(),
  }),
);
export type Plan = z.infer<typeof Plan>;
