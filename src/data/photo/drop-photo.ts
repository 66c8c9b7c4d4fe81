import { saveProfile } from '#sync/actions/profiles.ts';
import type { Local } from '#sync/engine/database.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { actOrFail } from '#src/data/act.ts';
import { discardFile } from './discarded.ts';
import { forgetPhoto } from './photo.ts';

export const dropPhoto = (db: Local, userId: string): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    const path = (await profileOf(db, userId))?.avatar_path;
    if (path) await discardFile(db, path);
    await actOrFail(db, saveProfile(userId, { avatar_path: null }));
    await forgetPhoto(db);
  });
