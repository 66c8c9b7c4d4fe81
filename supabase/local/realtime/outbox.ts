import type { StackContext } from '../context.ts';
import type { Broadcaster } from './broadcasts.ts';
import type { Change } from './changes.ts';
import type { Fields } from './frames.ts';

const BATCH = 200;
const SWEEP_MS = 5000;

const TAKE = `
  with taken as (
    delete from realtime.outbox
    where id in (select id from realtime.outbox order by id limit ${BATCH} for update skip locked)
    returning id, kind, body)
  select kind, body from taken order by id`;

interface SentBroadcast {
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
  id: string;
}

type Entry = { kind: 'broadcast'; body: SentBroadcast } | { kind: 'change'; body: Change };

export interface Outbox {
  close(): Promise<void>;
}

/** Empties the outbox after each commit that wrote to it. */
export async function openOutbox(
  { database, log }: StackContext,
  broadcast: Broadcaster,
  deliverChanges: (changes: Change[]) => Promise<void>,
): Promise<Outbox> {
  let wanted = false;
  let closed = false;
  let running: Promise<void> | null = null;

  async function deliver(entries: Entry[]): Promise<void> {
    for (const { kind, body } of entries) {
      if (kind === 'broadcast') broadcast(body.topic, body.private, { payload: composed(body) });
    }
    await deliverChanges(entries.filter((entry) => entry.kind === 'change').map(({ body }) => body));
  }

  async function drain(): Promise<void> {
    while (wanted) {
      wanted = false;
      const entries = (await database.query(TAKE)) as unknown as Entry[];
      if (entries.length === BATCH) wanted = true;
      await deliver(entries);
    }
  }

  async function run(): Promise<void> {
    try {
      await drain();
    } catch (error) {
      wanted = false;
      if (!closed) log(`realtime: the outbox waits for the next sweep: ${String(error)}`);
    }
    running = null;
    // Another request may have come between the last look and here.
    if (wanted) kick();
  }

  function kick(): void {
    if (closed) return;
    wanted = true;
    running ??= run();
  }

  // The listener is called in the middle of somebody else's query.
  const unlisten = await database.listen('realtime', () => setImmediate(kick));
  // Notifications are lost while a connection is down.
  const sweep = setInterval(kick, SWEEP_MS).unref();
  kick();

  return {
    async close() {
      closed = true;
      wanted = false;
      clearInterval(sweep);
      await unlisten();
      await running;
    },
  };
}

function composed({ event, payload, id }: SentBroadcast): Fields {
  return { type: 'broadcast', event, payload, meta: { id } };
}
