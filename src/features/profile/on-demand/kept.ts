import type { Local } from '#src/data/database/opening.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { DOCUMENTS, keepFile } from '#src/data/uploads/uploads.ts';
import type { Paper } from '#src/data/uploads/papers.ts';

// Scans that an applicant puts up for the office.

const ENDING: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** On this device, to be sent. */
export function keepDocument(db: Local, userId: string, { type, bytes }: Paper): Promise<void> {
  const path = `${userId}/${crypto.randomUUID()}.${ENDING[type] ?? 'bin'}`;
  return keepFile(db, { id: userId, path, type, bucket: DOCUMENTS, entity: profiles.name }, { bytes });
}

export const waitingDocuments = ({ files }: Pick<Local, 'files'>) =>
  files
    .where('state')
    .equals('waiting')
    .filter(({ bucket }) => bucket === DOCUMENTS)
    .toArray();
