import * as z from 'zod/mini';

// What the server answers a provider of his own money. Nothing of it is kept on a device.

export const STATES = ['disputed', 'reported', 'held', 'due', 'paying', 'paid'] as const;

export const Earnings = z.array(
  z.object({
    appointment_id: z.string(),
    on_day: z.string(),
    title: z.nullable(z.string()),
    net_kobo: z.int(),
    share_bp: z.int(),
    kobo: z.int(),
    state: z.enum(STATES),
    /** The first day on which it may be paid. */
    due_on: z.string(),
    paid_on: z.nullable(z.string()),
  }),
);
export type Earning = z.infer<typeof Earnings>[number];

/** One, or none where none was given. */
export const Accounts = z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() }));
export type Account = z.infer<typeof Accounts>[number];

export const Payouts = z.array(
  z.object({
    id: z.string(),
    paid_on: z.string(),
    kobo: z.int(),
    withholding_bp: z.int(),
    withheld_kobo: z.int(),
    proof: z.string(),
  }),
);
export type Payout = z.infer<typeof Payouts>[number];
