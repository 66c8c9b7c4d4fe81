import type { Local } from '#src/data/database/opening.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { DOCUMENTS, dropFile, keepFile } from '#src/data/uploads/uploads.ts';
import { ENDING } from '#src/data/uploads/papers.ts';
import type { Paper } from '#src/data/uploads/papers.ts';

// Scans that an applicant puts up for the office.

/** On this device, to be sent. */
export function keepDocument(db: Local, userId: string, { type, bytes }: Paper): Promise<void> {
  const path = `${userId}/${crypto.randomUUID()}.${ENDING[type] ?? 'bin'}`;
  return keepFile(db, { id: userId, path, type, bucket: DOCUMENTS, entity: profiles.name }, { bytes });
}

/** Longer than a slow network takes to send one: what was removed before it arrives would stay there. */
const UNDER_WAY_MS = 10 * 60_000;

/** Where a try to send it has begun, the server may have it, and it is still to be removed there. */
export const takeBack = (db: Local, path: string): Promise<void> =>
  db.transaction('rw', [db.files, db.file_bytes, db.facts], async () => {
    const known = await db.files.get(path);
    if (known && known.tries > 0) {
      await db.files.put({ ...known, state: 'leaving', due: Date.now() + UNDER_WAY_MS });
    } else await dropFile(db, path);
  });

export const waitingDocuments = ({ files }: Pick<Local, 'files'>) =>
  files
    .where('state')
    .equals('waiting')
    .filter(({ bucket }) => bucket === DOCUMENTS)
    .toArray();
