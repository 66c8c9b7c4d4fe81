import * as z from 'zod/mini';

/** Why the database refuses, by the hint that it gives. */
const CODES = [
  'not-sold',
  'too-many',
  'held',
  'proven',
  'offer-changed',
  'nothing-owed',
  'amount-changed',
  'not-cancelled',
  'not-paused',
  'not-absent',
  'reported',
] as const;
export type RefusalCode = (typeof CODES)[number];

const hinted = z.object({ hint: z.enum(CODES) });
const answered = z.object({ context: z.instanceof(Response) });

/** Null where it is no refusal: it may have been done or not. */
export async function refusalIn(fault: unknown): Promise<RefusalCode | null> {
  const own = hinted.safeParse(fault).data;
  if (own) return own.hint;
  const answer = answered.safeParse(fault).data?.context;
  if (answer?.status !== 409) return null;
  const body: unknown = await answer.json().catch(() => null);
  return hinted.safeParse(body).data?.hint ?? null;
}

/** That there is no such thing. */
export const isMissing = (fault: unknown): boolean => answered.safeParse(fault).data?.context.status === 404;
