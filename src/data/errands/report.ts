import type { Local } from '#sync/engine/database.ts';
import { readStatus } from '#sync/engine/status.ts';
import type { Session } from '#src/data/session/session.ts';

const FACT = 'reported';
const DAY_MS = 86_400_000;
const LOOK_MS = 3_600_000;

/** The build calls the app's first script by its content, and of all that it loads, so that each version has its own. */
export const versionOf = (address: string | undefined): string =>
  /-([\w-]{8})\.js$/.exec(address ?? '')?.[1] ?? 'development';

/** The document says which script that is: see src/app/build/chunks.ts. */
const versionHere = (): string =>
  versionOf(
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'],
  );

const MOST_CODES = 20;

/** As much of a code as the server takes: one that is none must not keep the report back for good. */
const codeOf = (code: string): string => code.replaceAll(/[^\w-]/g, '').slice(0, 20) || 'unknown';

/** Codes and counts: neither what was refused nor of which kind it was, which can be of health. */
async function reportOf(db: Local) {
  const [{ pending, pendingSince }, rejected] = await Promise.all([readStatus(db), db.rejected.toArray()]);
  const refused = new Map<string, number>();
  for (const { code } of rejected) refused.set(codeOf(code), (refused.get(codeOf(code)) ?? 0) + 1);
  return {
    version: versionHere(),
    unsent: Object.values(pending).reduce((sum, each) => sum + each, 0),
    unsent_since: pendingSince === null ? null : new Date(pendingSince).toISOString(),
    refused: Object.fromEntries([...refused].slice(0, MOST_CODES)),
  };
}

async function isDue(db: Local, now: number): Promise<boolean> {
  const last = Number((await db.facts.get(FACT))?.value ?? 0);
  // If the clock was put back, it would not reach that time again for years.
  return Math.abs(now - last) >= DAY_MS;
}

/** Once a day; where the server was not reached, with the next look. */
export async function reportIfDue(db: Local, { supabase }: Pick<Session, 'supabase'>, now = Date.now()): Promise<void> {
  if (!(await isDue(db, now))) return;
  const client = await supabase();
  const { error } = await client.rpc('report_device', await reportOf(db));
  if (!error) await db.facts.put({ name: FACT, value: now });
}

/** Tells the office how sync fares on this device. */
export function keepReporting(db: Local, session: Session): () => void {
  const look = (): void => void reportIfDue(db, session).catch(() => undefined);
  look();
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
