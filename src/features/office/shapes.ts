import * as z from 'zod/mini';
import { communityReports } from '#sync/entities/community-reports.ts';
import { messages } from '#sync/entities/messages.ts';

// What the server answers an administrator. Nothing of it is kept on a device.

const name = z.nullable(z.string());

const { about, reason } = communityReports.row.shape;
const { file_type, file_bytes, card_kind } = messages.row.shape;

export const Reports = z.array(
  z.object({
    about,
    about_id: z.string(),
    author: z.string(),
    written: name,
    along: z.nullable(z.object({ file_type, file_bytes, card_kind })),
    reports: z.number(),
    reasons: z.array(reason),
    notes: z.array(z.string()),
    first_at: z.string(),
    stands: z.boolean(),
    acts_before: z.number(),
  }),
);

export type Report = z.infer<typeof Reports>[number];

export const Removed = z.array(
  z.object({
    about,
    about_id: z.string(),
    author: z.string(),
    written: z.string(),
    reason: z.string(),
    decided_at: z.string(),
  }),
);

export type Removal = z.infer<typeof Removed>[number];

const entry = { about, about_id: z.string(), author: z.string(), written: z.string() };

export const Held = z.array(z.object({ ...entry, words: z.array(z.string()), held_at: z.string() }));

export const Appeals = z.array(z.object({ ...entry, reason: z.string(), plea: z.string(), made_at: z.string() }));

export const HeldWords = z.array(z.string());
