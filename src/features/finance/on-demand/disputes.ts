import * as z from 'zod/mini';

const name = z.nullable(z.string());

export const Disputes = z.array(
  z.object({
    id: z.string(),
    number: name,
    client: name,
    title: name,
    kobo: z.int(),
    held_kobo: z.int(),
    /** As the gateway calls it. */
    category: name,
    opened_at: z.string(),
    due_at: name,
    /** How it was answered, if it was. */
    wanted: z.nullable(z.enum(['accept', 'contest'])),
    answer: name,
    sent: z.boolean(),
    /** A second person has yet to agree to the answer. */
    waits: z.boolean(),
    /** It is over, but the gateway does not say how. */
    unclear: z.boolean(),
    /** What is sent along: the days of the sessions that took place. */
    evidence: z.object({ sessions: z.array(z.string()) }),
  }),
);
export type Dispute = z.infer<typeof Disputes>[number];

/** It is answered once: by one person, or by one and a second who agrees. One that is over is not answered any more. */
export function standsOfDispute({
  wanted,
  waits,
  sent,
  unclear,
}: Pick<Dispute, 'wanted' | 'waits' | 'sent' | 'unclear'>) {
  if (unclear) return waits ? 'waits' : 'unclear';
  if (sent) return 'sent';
  if (wanted) return 'answered';
  return waits ? 'waits' : 'open';
}
