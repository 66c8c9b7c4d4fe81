import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { ROOT, say } from './installed.mjs';

const HEIGHT = 240;
const FILE = path.join(ROOT, 'src/ui/mark/wordmark-outline.ts');

const { name } = JSON.parse(readFileSync(path.join(ROOT, 'manifest.webmanifest'), 'utf8'));
const font = openSync(path.join(ROOT, 'src/ui/theme/fonts/ojuju-latin.woff2'));
const scale = HEIGHT / font.unitsPerEm;

/** Whole numbers, from the baseline down: at the size of a header nobody sees the difference. */
const at = (along, place, index) => Math.round(index % 2 === 0 ? along + place * scale : -place * scale);

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function contoursOf(glyph, along) {
  const contours = [];
  for (const { command, args } of glyph.path.commands) {
    if (command === 'moveTo') contours.push('');
    contours[contours.length - 1] += LETTERS[command] + args.map((place, index) => at(along, place, index)).join(' ');
  }
  return contours;
}

const highest = (contour) => Math.min(...contour.match(/-?\d+ -?\d+/g).map((pair) => Number(pair.split(' ')[1])));

const { glyphs, positions, bbox, advanceWidth } = font.layout(name.toLowerCase());
let along = 0;
const letters = [];
let dot = '';
for (const [place, glyph] of glyphs.entries()) {
  const contours = contoursOf(glyph, along).toSorted((one, other) => highest(one) - highest(other));
  // The dot of the first letter has a colour of its own.
  if (place === 0 && name.toLowerCase().startsWith('i')) dot = contours.shift() ?? '';
  letters.push(...contours);
  along += positions[place].xAdvance * scale;
}
const top = Math.floor(-bbox.maxY * scale);
const box = [0, top, Math.ceil(advanceWidth * scale), Math.ceil(-bbox.minY * scale) - top];
writeFileSync(
  FILE,
  `// Written by scripts/wordmark.mjs: the name from the manifest, in the outlines of the display face.
export const BOX = '${box.join(' ')}';
export const DOT = '${dot}';
export const LETTERS = '${letters.join('')}';
`,
);
say(`${path.relative(ROOT, FILE)}  ${box[2]} by ${box[3]}`);
