import type { Local } from './database.ts';

/** What sync has moved in a month, in bytes as they are counted here: bodies, without what a connection adds. */
export interface Traffic {
  /** YYYY-MM, in UTC. */
  month: string;
  sent: number;
  received: number;
}

export type Moved = Pick<Traffic, 'sent' | 'received'>;

const FACT = 'traffic';
const SOON_MS = 1000;

type Facts = Pick<Local, 'facts'>;

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Of the month of `at`. */
export async function trafficOf(db: { facts: Pick<Local['facts'], 'get'> }, at: number): Promise<Traffic> {
  const known = (await db.facts.get(FACT))?.value as Traffic | undefined;
  return known?.month === monthOf(at) ? known : { month: monthOf(at), sent: 0, received: 0 };
}

async function add(db: Facts & Pick<Local, 'transaction'>, moved: Moved): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const { month, sent, received } = await trafficOf(db, Date.now());
    const value = { month, sent: sent + moved.sent, received: received + moved.received };
    await db.facts.put({ name: FACT, value });
  });
}

/** Counts what is moved. Written together, because each page of a pull would be a write of its own. */
export function trafficMeter(db: Local): { count: (moved: Moved) => void; written: () => Promise<void> } {
  let waiting: Moved = { sent: 0, received: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function written(): Promise<void> {
    clearTimeout(timer);
    const moved = waiting;
    waiting = { sent: 0, received: 0 };
    // A closed database counts nothing any more.
    if (moved.sent + moved.received > 0 && db.isOpen()) await add(db, moved).catch(() => undefined);
  }
  return {
    written,
    count({ sent, received }) {
      waiting = { sent: waiting.sent + sent, received: waiting.received + received };
      clearTimeout(timer);
      timer = setTimeout(() => void written(), SOON_MS);
    },
  };
}
