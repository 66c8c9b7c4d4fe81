import { PHOTO_TYPE } from '#src/data/uploads/album-files.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** As the table and the bucket allow; a screen shows no more. */
const LONGEST = 1600;
const THUMB = 320;
const QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

/** As large as `longest` allows, and never larger than it is. */
export function fitted({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

export interface Prepared extends Size {
  whole: ArrayBuffer;
  thumb: ArrayBuffer;
}

async function drawn(picture: ImageBitmap, { width, height }: Size): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const onto = canvas.getContext('2d');
  if (!onto) throw new Error('This browser draws nothing.');
  onto.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, PHOTO_TYPE, QUALITY);
  });
  if (!blob) throw new Error('This browser makes no pictures.');
  return blob.arrayBuffer();
}

/** Drawn anew, the right way up: nothing that the camera wrote into the file is left, such as the place. */
export async function prepare(source: Blob): Promise<Prepared> {
  const picture = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    const size = fitted(picture, LONGEST);
    return { ...size, whole: await drawn(picture, size), thumb: await drawn(picture, fitted(picture, THUMB)) };
  } finally {
    picture.close();
  }
}

/** When a file was made, as the device says; today, where it says nothing that can be. */
export function dayOfFile({ lastModified }: Pick<File, 'lastModified'>, { today, zone }: Here): Day {
  const day = dayIn(zone, lastModified);
  return lastModified > 0 && day <= today ? day : today;
}
