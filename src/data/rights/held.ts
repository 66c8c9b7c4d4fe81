import * as z from 'zod/mini';
import type { Local } from '#src/data/database/opening.ts';
import { asOwner } from '#src/data/session/as-owner.ts';
import type { Session } from '#src/data/session/session.ts';
import { pause } from '#src/lib/pause.ts';
import { OWN } from '#sync/engine/own-facts.ts';

// What the house holds of a person beside the records, whole and as the server last told it: an export has what a screen
// does not show.

export const HELD = `${OWN}held`;

export const Told = z.record(z.string(), z.array(z.unknown()));
export type Told = z.infer<typeof Told>;

const Kept = z.object({ value: Told, at: z.number() });
type Kept = z.infer<typeof Kept>;

export const keepHeld = ({ facts }: Pick<Local, 'facts'>, kept: Kept): Promise<unknown> =>
  facts.put({ name: HELD, value: kept });

export const keptHeld = async ({ facts }: Pick<Local, 'facts'>): Promise<Kept | null> =>
  Kept.safeParse((await facts.get(HELD))?.value).data ?? null;

/** With no data where another is signed in by now. */
export async function askHeld(session: Pick<Session, 'supabase'>, userId: string) {
  const owner = await asOwner(session, userId);
  if (!owner) return { data: null, error: null };
  return owner.client.rpc('held_about_me').setHeader('Authorization', owner.authorization);
}

async function renew(db: Local, userId: string, session: Pick<Session, 'supabase'>): Promise<void> {
  const told = Told.safeParse((await askHeld(session, userId)).data);
  if (told.success) await keepHeld(db, { value: told.data, at: Date.now() });
}

const AT_MOST_MS = 5000;

/** As it is now, where the server can be asked in time. */
export async function renewHeld(db: Local, userId: string, session: Pick<Session, 'supabase'>): Promise<void> {
  if (navigator.onLine) await Promise.race([renew(db, userId, session), pause(AT_MOST_MS)]).catch(() => undefined);
}
