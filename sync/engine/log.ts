import type { Local } from './database.ts';

/** Names, counts and codes only: it is copied into mails, so it must not hold anything a person typed. */
export interface LogEvent {
  n?: number;
  at: number;
  event: string;
  detail?: Record<string, string | number | boolean>;
}

const KEPT = 200;

export async function record(db: Local, event: Omit<LogEvent, 'n'>): Promise<void> {
  await db.transaction('rw', db.sync_log, async () => {
    const n = await db.sync_log.add(event);
    await db.sync_log
      .where(':id')
      .belowOrEqual(n - KEPT)
      .delete();
  });
}
