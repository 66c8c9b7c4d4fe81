import type { Paper } from '#src/data/uploads/papers.ts';

/** Why a file is not taken. */
export type Refused = 'kind' | 'size' | 'unreadable';

const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** What a file dialogue offers; what is taken is decided by what is in the file. */
export const PAPERS = { 'application/pdf': ['.pdf'], 'image/*': [] };

const BEGINNINGS = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  // RIFF, as WebP has it.
  ['picture', [0x52, 0x49, 0x46, 0x46]],
] as const;

/** By its first bytes, whatever its name says; nothing else is a paper, markup least of all. */
export function kindOf(bytes: ArrayBuffer): 'pdf' | 'picture' | null {
  const first = new Uint8Array(bytes.slice(0, 8));
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, place) => first[place] === byte))?.[0] ?? null;
}

/** Drawn anew, upright: where and with what it was taken stays on the device. */
async function drawnAnew(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * share), height: Math.round(height * share) });
  const onto = canvas.getContext('2d');
  if (!onto) throw new Error('This browser draws nothing.');
  onto.fillStyle = 'white';
  onto.fillRect(0, 0, canvas.width, canvas.height);
  onto.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be made.');
  return blob.arrayBuffer();
}

/** A picture or a PDF as it is kept. */
export async function paperFrom(file: File): Promise<{ paper: Paper } | { refused: Refused }> {
  if (file.size > MOST_BYTES) return { refused: 'size' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refused: 'unreadable' };
  const kind = kindOf(bytes);
  if (kind === null) return { refused: 'kind' };
  if (kind === 'pdf') return { paper: { type: 'application/pdf', bytes } };
  const drawn = await drawnAnew(file).catch(() => null);
  return drawn ? { paper: { type: 'image/jpeg', bytes: drawn } } : { refused: 'unreadable' };
}
