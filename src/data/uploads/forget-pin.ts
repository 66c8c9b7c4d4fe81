import { removeProgressPhoto } from '#sync/actions/progress-photos.ts';
import type { Local } from '#sync/engine/database.ts';
import { actOrFail } from '#src/data/act.ts';
import { isLockable } from './lock.ts';
import { dropLock } from './pin.ts';

interface Loss {
  /** Photos that were never sent: nothing else holds them. */
  photos: number;
  /** Files that the server has, too. */
  copies: number;
}

const sealedFiles = (db: Pick<Local, 'files'>) => db.files.filter(({ entity }) => isLockable(entity)).toArray();

const neverSent = (files: Awaited<ReturnType<typeof sealedFiles>>): string[] => [
  ...new Set(files.filter(({ state, onServer }) => state === 'waiting' && !onServer).map(({ id }) => id)),
];

/** What nobody can open without the PIN. */
export async function lossWithoutPin(db: Pick<Local, 'files'>): Promise<Loss> {
  const files = await sealedFiles(db);
  return { photos: neverSent(files).length, copies: files.filter(({ onServer }) => onServer).length };
}

/** Removes the lock with all that it sealed: the records of what was never sent go, too. */
export const forgetPin = (db: Local): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const files = await sealedFiles(db);
    const unsent = new Set(neverSent(files));
    for (const id of unsent) await actOrFail(db, removeProgressPhoto(id));
    await db.file_bytes.bulkDelete(files.map(({ path }) => path));
    // What is to be removed from the server still is: the thumb, too, of a photo that was not sent whole.
    for (const file of files) {
      const stays = file.state === 'leaving' || (unsent.has(file.id) && file.onServer);
      if (stays) await db.files.put({ ...file, state: 'leaving', tries: 0, isRefused: false });
      else await db.files.delete(file.path);
    }
    await dropLock(db);
  });
