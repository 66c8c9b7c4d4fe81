import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Few colours fill the areas; the rest are the edges between them. */
const COLOURS = 64;
const CHANNELS = 4;

const channelsOf = (colour) => [24, 16, 8, 0].map((shift) => (colour >>> shift) & 0xff);

const apart = (one, other) => one.reduce((sum, value, channel) => sum + (value - other[channel]) ** 2, 0);

/** The most frequent ones. */
function paletteOf(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const commonest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, COLOURS);
  return commonest.map(([colour]) => channelsOf(colour));
}

function nearestIn(palette) {
  const known = new Map();
  return (colour) => {
    if (!known.has(colour)) {
      const distances = palette.map((entry) => apart(entry, channelsOf(colour)));
      known.set(colour, distances.indexOf(Math.min(...distances)));
    }
    return known.get(colour);
  };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function header(size) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  // Eight bits a pixel, each an index into the palette.
  data.set([8, 3], 8);
  return chunk('IHDR', data);
}

/**
 * A square of few colours as a PNG with a palette: a third of what a browser writes. `pixels` are red, green, blue,
 * alpha.
 */
export function palettePng(pixels, size) {
  const bytes = Buffer.from(pixels);
  const colours = Array.from({ length: size * size }, (_, pixel) => bytes.readUInt32BE(pixel * CHANNELS));
  const palette = paletteOf(colours);
  const nearest = nearestIn(palette);
  // Each line starts with a zero, for no filter.
  const lines = Array.from({ length: size }, (_, line) => [
    0,
    ...colours.slice(line * size, (line + 1) * size).map(nearest),
  ]);
  return Buffer.concat([
    SIGNATURE,
    header(size),
    chunk('PLTE', Buffer.from(palette.flatMap((entry) => entry.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
