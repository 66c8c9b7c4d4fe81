const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MOST_BYTES = 2 * 1024 * 1024;

/** What a file dialogue offers. */
export const ACCEPTED = TYPES.join();

export const isAccepted = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  TYPES.includes(type) && size <= MOST_BYTES;

const SIDE = 384;
const QUALITY = 0.85;

/** The middle of the picture, as large as a face is ever shown, as a JPEG. */
export async function shrink(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const side = Math.min(picture.width, picture.height);
  canvas.width = Math.min(SIDE, side);
  canvas.height = canvas.width;
  const onto = canvas.getContext('2d');
  if (!onto) throw new Error('This browser draws nothing.');
  // What is clear in a PNG would be black in a JPEG.
  onto.fillStyle = 'white';
  onto.fillRect(0, 0, canvas.width, canvas.width);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  onto.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.width);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be made.');
  return blob.arrayBuffer();
}
