const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MOST_BYTES = 2 * 1024 * 1024;

/** What a file dialogue offers. */
export const ACCEPTED = Object.fromEntries(TYPES.map((type) => [type, []]));

export const isAccepted = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  TYPES.includes(type) && size <= MOST_BYTES;

/** In the dots of the picture. */
interface Square {
  left: number;
  top: number;
  side: number;
}

function middleOf({ width, height }: ImageBitmap): Square {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

const SIDE = 384;
const QUALITY = 0.85;

/** A square of the picture, as large as a face is ever shown, as a JPEG; the middle of it where none is named. */
export async function shrink(file: Blob, square: Square | null = null): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const { left, top, side } = square ?? middleOf(picture);
  canvas.width = Math.min(SIDE, side);
  canvas.height = canvas.width;
  const onto = canvas.getContext('2d');
  if (!onto) throw new Error('This browser draws nothing.');
  // Transparent pixels of a PNG would be black in a JPEG.
  onto.fillStyle = 'white';
  onto.fillRect(0, 0, canvas.width, canvas.width);
  onto.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.width);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be made.');
  return blob.arrayBuffer();
}
