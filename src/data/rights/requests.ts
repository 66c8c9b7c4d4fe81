import type { Local } from '#src/data/database/opening.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { OWN } from '#sync/engine/own-facts.ts';

// What one asks of the house about one's own data. It is a fact of this device until the server has it, and then the
// server's alone: a synced table would cost every device, for what few ask once.

const PREFIX = `${OWN}data-request:`;

export type RequestKind = 'access' | 'correction' | 'erasure' | 'portability' | 'objection';

export interface WaitingRequest {
  id: string;
  kind: RequestKind;
  words: string;
  asked_at: string;
}

type Facts = Pick<Local, 'facts'>;

export async function keepRequest(
  db: Facts & Pick<Local, 'offset'>,
  asked: Pick<WaitingRequest, 'kind' | 'words'>,
): Promise<void> {
  const id = crypto.randomUUID();
  const value: WaitingRequest = { id, ...asked, asked_at: new Date(nowBy(db)).toISOString() };
  await db.facts.put({ name: `${PREFIX}${id}`, value });
}

/** Not sent yet. */
export async function waitingRequests({ facts }: Facts): Promise<WaitingRequest[]> {
  const kept = await facts.where('name').startsWith(PREFIX).toArray();
  return kept.map(({ value }) => value as WaitingRequest);
}

/** The server has it, or it was taken back. */
export const dropRequest = ({ facts }: Facts, id: string): Promise<void> => facts.delete(`${PREFIX}${id}`);
