import * as z from 'zod/mini';

// What the server answers an administrator. Nothing of it is kept on a device, and nothing of it is of health.

const text = z.nullable(z.string());

/** Of each of the last days. */
export const BY_DAY = ['here', 'joined', 'booked', 'missed'] as const;
/** However long it waits already. */
export const WAITING = ['applied', 'renewing', 'reported', 'unread', 'unsent', 'owed', 'overdue', 'asked'] as const;

export type ByDay = (typeof BY_DAY)[number];
export type Name = ByDay | (typeof WAITING)[number];

export const Figures = z.array(z.object({ figure: z.enum([...BY_DAY, ...WAITING]), day: text, rows: z.int() }));
export type Figures = z.infer<typeof Figures>;

export const Behind = z.array(z.object({ person: text, name: text, at: z.string(), note: z.string() }));
