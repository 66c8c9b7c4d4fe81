import type { Courier } from './courier.ts';
import type { Local } from './database.ts';
import { differences, localDigest } from './digest.ts';
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
 * Law 15: compares local data with the server's digest, daily and after errors. Rows may change between a pull and the
 * digest, so only a difference that survives another pull counts.
 */
export function createInspection(
  db: Local,
  transport: Transport,
  courier: Courier,
  { clock, everyMs = DAY, again, log }: InspectionOptions,
) {
  let suspected: ReadonlyMap<string, string> = new Map();

  async function isDue(hadFailures: boolean): Promise<boolean> {
    if (suspected.size > 0) return true;
    const last = (await db.facts.get('compared'))?.value;
    if (last === undefined) {
      await db.facts.put({ name: 'compared', value: clock.now() });
      return false;
    }
    // If the clock was put back, it would not reach that time again for years.
    return Math.abs(clock.now() - Number(last)) >= (hadFailures ? Math.min(HOUR, everyMs) : everyMs);
  }

  async function compare(): Promise<void> {
    const theirs = await courier.ask((signal) => transport.digest(signal));
    const found = differences(await localDigest(db), theirs);
    await db.facts.put({ name: 'compared', value: clock.now() });
    const before = suspected;
    const lasting = [...found].filter(([name, difference]) => before.get(name) === difference).map(([name]) => name);
    suspected = before.size > 0 ? new Map() : found;
    if (lasting.length > 0) {
      log('repair', { entities: lasting.join(' ') });
      await db.cursor.delete('down');
    }
    if (suspected.size > 0 || lasting.length > 0) again();
  }

  return async function inspect(hadFailures: boolean): Promise<void> {
    if ((await isDue(hadFailures)) && (await db.outbox.count()) === 0) await compare();
  };
}
