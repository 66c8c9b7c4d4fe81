import * as z from 'zod/mini';
import type { Local } from '#src/data/database/opening.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { OWN } from '#sync/engine/own-facts.ts';

// What one asks of the house about one's own data. It is a fact of this device until the server has it, and then the
// server's alone: a synced table would cost every device, for what few ask once.

const PREFIX = `${OWN}data-request:`;

export const REQUEST_KINDS = ['access', 'correction', 'erasure', 'portability', 'objection'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const Waiting = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  words: z.string(),
  asked_at: z.string(),
  /** An import keeps the later one. */
  at: z.number(),
  tries: z.number(),
  due: z.number(),
  /** By one tab, until then. */
  taken: z.number(),
  /** It was sent and not answered: the server may have it. */
  isUnderWay: z.boolean(),
  isRefused: z.boolean(),
});
export type WaitingRequest = z.infer<typeof Waiting>;

type Facts = Pick<Local, 'facts'>;

const UNTRIED = { tries: 0, due: 0, taken: 0, isUnderWay: false, isRefused: false };

/** Longer than a slow network takes for one. A tab that is killed while it sends is over by then. */
const LEASE_MS = 60_000;

const nameOf = (id: string): string => `${PREFIX}${id}`;
const put = ({ facts }: Facts, value: WaitingRequest): Promise<unknown> => facts.put({ name: nameOf(value.id), value });

async function requestOf({ facts }: Facts, id: string): Promise<WaitingRequest | undefined> {
  return Waiting.safeParse((await facts.get(nameOf(id)))?.value).data;
}

export async function keepRequest(
  db: Facts & Pick<Local, 'offset'>,
  asked: Pick<WaitingRequest, 'kind' | 'words'>,
): Promise<void> {
  const at = nowBy(db);
  await put(db, { id: crypto.randomUUID(), ...asked, asked_at: new Date(at).toISOString(), at, ...UNTRIED });
}

/** Not sent yet, or not answered. */
export async function waitingRequests({ facts }: Facts): Promise<WaitingRequest[]> {
  const kept = await facts.where('name').startsWith(PREFIX).toArray();
  return kept.flatMap(({ value }) => Waiting.safeParse(value).data ?? []);
}

/** The next to be sent, by one tab at a time; of those that wait for another try too where it `isAsked`. */
export const takeRequest = (db: Local, now: number, isAsked: boolean): Promise<WaitingRequest | null> =>
  db.transaction('rw', db.facts, async () => {
    const due = (await waitingRequests(db)).filter(({ due: at, taken }) => taken <= now && (isAsked || at <= now));
    const [next] = due.toSorted((a, b) => a.tries - b.tries);
    if (!next) return null;
    const taken = { ...next, tries: next.tries + 1, taken: now + LEASE_MS, isUnderWay: true };
    await put(db, taken);
    return taken;
  });

export const putOff = (
  db: Local,
  id: string,
  changes: Partial<Pick<WaitingRequest, 'due' | 'isUnderWay' | 'isRefused'>>,
): Promise<void> =>
  db.transaction('rw', db.facts, async () => {
    const request = await requestOf(db, id);
    if (request) await put(db, { ...request, ...changes, taken: 0 });
  });

/** A mark stays, so that an older export does not bring it back. */
export const dropRequest = ({ facts, offset }: Facts & Pick<Local, 'offset'>, id: string): Promise<unknown> =>
  facts.put({ name: nameOf(id), value: { at: nowBy({ offset }) } });

/** False where it is on its way. */
export const takeBack = (db: Local, id: string): Promise<boolean> =>
  db.transaction('rw', db.facts, async () => {
    if ((await requestOf(db, id))?.isUnderWay === true) return false;
    await dropRequest(db, id);
    return true;
  });
