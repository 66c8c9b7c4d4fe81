import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';

/** A picture of one colour with a white corner at its top left, larger than what is kept. */
export async function pictureOf(page: Page, colour: string): Promise<Buffer> {
  const drawn = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1800;
    canvas.height = 2400;
    const onto = canvas.getContext('2d');
    if (!onto) throw new Error('nothing is drawn');
    onto.fillStyle = fill;
    onto.fillRect(0, 0, 1800, 2400);
    onto.fillStyle = 'white';
    onto.fillRect(0, 0, 600, 600);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const [SHORT, LONG, RATIONAL, ASCII] = [3, 4, 5, 2];
/** Where the place is told, from the beginning of the tags, and where its three figures stand. */
const [PLACE_AT, FIGURES_AT] = [38, 68];

const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const made = Buffer.alloc(12);
  made.writeUInt16BE(tag, 0);
  made.writeUInt16BE(type, 2);
  made.writeUInt32BE(count, 4);
  if (type === SHORT) made.writeUInt16BE(value, 8);
  else made.writeUInt32BE(value, 8);
  return made;
};
const list = (...entries: Buffer[]): Buffer => {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
};

/** As a phone writes it that was held upright while its sensor lay: to be turned by a quarter, and where that was. */
export function asAPhoneWrites(jpeg: Buffer): Buffer {
  const figures = Buffer.alloc(24);
  [6, 1, 27, 1, 0, 1].forEach((figure, place) => figures.writeUInt32BE(figure, place * 4));
  const tags = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    list(entry(ORIENTATION, SHORT, 1, 6), entry(GPS, LONG, 1, PLACE_AT)),
    list(entry(1, ASCII, 2, Buffer.from('N\0\0\0').readUInt32BE()), entry(2, RATIONAL, 3, FIGURES_AT)),
    figures,
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tags]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** In a file that was last written on that day. */
export async function fileOf(picture: Buffer, day: string): Promise<string> {
  const place = path.join(await mkdtemp(path.join(tmpdir(), 'picture-')), 'me.jpg');
  await writeFile(place, picture);
  const noon = new Date(`${day}T12:00:00Z`);
  await utimes(place, noon, noon);
  return place;
}

/** What a device holds of photos: their sides, whether a camera's words are in them, and what is white at the top. */
export const heldPictures = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('user:'))?.name ?? '';
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const db = await answerOf(indexedDB.open(name));
    const files: { bytes: ArrayBuffer }[] = await answerOf(
      db.transaction('file_bytes').objectStore('file_bytes').getAll(),
    );
    db.close();
    return Promise.all(
      files.map(async ({ bytes }) => {
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        const { width, height } = picture;
        const onto = new OffscreenCanvas(width, height).getContext('2d');
        onto?.drawImage(picture, 0, 0);
        const isWhite = (x: number): boolean =>
          onto
            ?.getImageData(x, 9, 1, 1)
            .data.slice(0, 3)
            .every((n) => n > 240) ?? false;
        return {
          sides: [width, height],
          ofCamera: new TextDecoder('latin1').decode(bytes).includes('Exif'),
          white: isWhite(9) ? 'left' : isWhite(width - 9) ? 'right' : null,
        };
      }),
    );
  });
