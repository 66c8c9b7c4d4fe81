import type { Courier } from './courier.ts';
import type { Local } from './database.ts';
import { differing, localDigest } from './digest.ts';
import type { Clock } from './journal.ts';
import type { Transport } from './transport.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface InspectionOptions {
  clock: Clock;
  everyMs?: number | undefined;
  /** Asks for another pull. */
  again: () => void;
  log: (event: string, detail: Record<string, string>) => void;
}

/**
 * Law 15: compares what is held here with what the server says, once a day and after errors. Two looks in a row, with a
 * pull between them, because news may have come between a pull and the digest.
 */
export function createInspection(
  db: Local,
  transport: Transport,
  courier: Courier,
  { clock, everyMs = DAY, again, log }: InspectionOptions,
) {
  let suspected = false;

  async function isDue(hadFailures: boolean): Promise<boolean> {
    if (suspected) return true;
    const last = (await db.facts.get('compared'))?.value;
    if (last === undefined) {
      await db.facts.put({ name: 'compared', value: clock.now() });
      return false;
    }
    return clock.now() - Number(last) >= (hadFailures ? Math.min(HOUR, everyMs) : everyMs);
  }

  async function compare(): Promise<void> {
    const theirs = await courier.ask((signal) => transport.digest(signal));
    const entities = differing(await localDigest(db), theirs);
    await db.facts.put({ name: 'compared', value: clock.now() });
    const proven = suspected && entities.length > 0;
    suspected = entities.length > 0 && !suspected;
    if (proven) {
      log('repair', { entities: entities.join(' ') });
      await db.cursor.delete('down');
    }
    if (entities.length > 0) again();
  }

  return async function inspect(hadFailures: boolean): Promise<void> {
    if ((await isDue(hadFailures)) && (await db.outbox.count()) === 0) await compare();
  };
}
