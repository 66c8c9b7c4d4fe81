import type { Local } from '#sync/engine/database.ts';
import { sendMessage } from '#sync/actions/messages.ts';
import type { NewMessage } from '#sync/actions/messages.ts';
import { messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { actOrFail } from '#src/data/act.ts';
import { keepFile } from './uploads.ts';
import type { Place } from './uploads.ts';

// What comes along with a message. It is sent once the server has the message itself, which says where it will be.

export type FileType = NonNullable<Message['file_type']>;

export interface Along {
  type: FileType;
  bytes: ArrayBuffer;
}

const ENDING: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

export const placeOfFile = (id: string, path: string, type: FileType): Place => ({
  id,
  path,
  type,
  bucket: 'messages',
  entity: messages.name,
});

/** Null where it has none, or was taken back. */
export const placeOfMessageFile = (message: Message): Place | null =>
  message.file_path === null || message.file_type === null || message.retract_reason !== null
    ? null
    : placeOfFile(message.id, message.file_path, message.file_type);

/** The message and its file together, or neither. */
export function keepMessage(db: Local, message: NewMessage, { type, bytes }: Along): Promise<void> {
  const id = crypto.randomUUID();
  const place = placeOfFile(id, `${message.sender_id}/${id}.${ENDING[type]}`, type);
  const about = { file_path: place.path, file_type: type, file_bytes: bytes.byteLength };
  return db.transaction('rw', db.tables, async () => {
    await actOrFail(db, sendMessage({ ...message, ...about }, id));
    await keepFile(db, place, { bytes });
  });
}
