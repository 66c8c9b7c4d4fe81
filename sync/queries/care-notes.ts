import type { Readable } from '#sync/engine/act.ts';
import { careNotes } from '#sync/entities/care-notes.ts';
import type { CareNote } from '#sync/entities/care-notes.ts';
import { latest, where } from './reading.ts';

/** Newest first, with the ones that amend others among them. */
export const notesAbout = (db: Readable, clientId: string, most: number): Promise<CareNote[]> =>
  latest(db, careNotes, '[client_id+created_at]', [clientId], { most });

export const additionsTo = (db: Readable, noteId: string): Promise<CareNote[]> =>
  where(db, careNotes, 'amends', [noteId]);

export const notesBy = (db: Readable, authorId: string): Promise<CareNote[]> =>
  where(db, careNotes, 'author_id', [authorId]);
