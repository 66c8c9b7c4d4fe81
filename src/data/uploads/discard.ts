import { discardRejected } from '#sync/engine/attention.ts';
import type { Local } from '#sync/engine/database.ts';
import { keyOf } from '#sync/engine/journal.ts';
import { messages } from '#sync/entities/messages.ts';
import { dropFile } from './uploads.ts';

/** Of a message that will never be sent, the file will not be either. */
export const discardWithFile = (db: Local, n: number): Promise<void> =>
  db.transaction('rw', [db.rejected, db.outbox, db.rows(messages), db.files, db.file_bytes, db.facts], async () => {
    const parked = await db.rejected.get(n);
    await discardRejected(db, n);
    if (parked?.entity !== messages.name) return;
    const { id } = parked;
    const left = await Promise.all([
      db.rows(messages).get(id),
      db.outbox.where('key').equals(keyOf(messages.name, id)).first(),
      db.rejected.where('[entity+id]').equals([messages.name, id]).first(),
    ]);
    // Taking it back was refused as well, and the message was sent.
    if (parked.base !== null || left.some((each) => each !== undefined)) return;
    const files = await db.files.filter((file) => file.entity === messages.name && file.id === id).toArray();
    for (const { path } of files) await dropFile(db, path);
  });
