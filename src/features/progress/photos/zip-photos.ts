import type { ProgressPhoto } from '#sync/entities/progress-photos.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import type { Local } from '#src/data/database/opening.ts';
import type { Session } from '#src/data/session/session.ts';
import { wholeOf } from '#src/data/uploads/album-files.ts';
import { fetchFile } from '#src/data/uploads/use-file.ts';
import { bytesOf } from '#src/data/uploads/uploads.ts';
import { zipped } from '#src/lib/zip.ts';

export interface PhotosAsZip {
  zip: Blob;
  /** Neither here nor to be had from the server now. */
  missing: number;
}

/** By day and pose; two of a kind are told apart by a number. No name can lead out of the folder it is unpacked to. */
export function namesOf(photos: readonly Pick<ProgressPhoto, 'taken_on' | 'pose' | 'own_pose'>[]): string[] {
  const seen = new Map<string, number>();
  return photos.map(({ taken_on, pose, own_pose }) => {
    const plain = (own_pose ?? pose).replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '').trim() || pose;
    const name = `${taken_on} ${plain}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}${count > 1 ? ` ${count}` : ''}.jpg`;
  });
}

/** The whole of each, fetched where it is not here. */
export async function photosAsZip(db: Local, userId: string, session: Pick<Session, 'supabase'>): Promise<PhotosAsZip> {
  const photos = await progressPhotosOf(db, userId);
  const names = namesOf(photos);
  const files: { name: string; content: ArrayBuffer }[] = [];
  for (const [index, photo] of photos.entries()) {
    const place = wholeOf(photo);
    if (!(await db.file_bytes.get(place.path))) await fetchFile(db, place, session).catch(() => undefined);
    const content = await bytesOf(db, place.path);
    if (content) files.push({ name: names[index] ?? photo.id, content });
  }
  return { zip: zipped(files), missing: photos.length - files.length };
}
