import type { Local } from '#src/data/database/opening.ts';
import { dropDraft } from '#src/data/drafts/drafts.ts';
import { intervalsNameOf } from '../cardio/intervals.ts';
import { pauseNameOf } from '../cardio/pause.ts';
import { holdNameOf, notesNameOf, restNameOf } from './queries.ts';

/** What this device holds of a session is of no use once it is over. */
export async function dropDraftsOf(db: Local, sessionId: string): Promise<void> {
  for (const nameOf of [notesNameOf, restNameOf, holdNameOf, pauseNameOf, intervalsNameOf])
    await dropDraft(db, nameOf(sessionId));
}
