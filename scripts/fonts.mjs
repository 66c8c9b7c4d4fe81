import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT, say } from './installed.mjs';

const FOLDER = path.join(ROOT, 'src/ui/theme/fonts');

/** Every file whose letters need a tone mark contains it: a browser takes a letter and its mark from one file. */
const TONES = '0300-0301,0323';
const RANGES = {
  latin:
    '0020-007E,00A0-00A1,00A3,00A7,00A9,00AB,00B0-00B3,00B7,00BB,00BD,00BF-00CF,00D1-00D7,00D9-00DC,00DF-00EF,00F1-00FC,00FF,0152-0153,2009,2011,2013-2014,2018-2019,201C-201E,2022,2026,2039-203A,20AC,2212',
  'latin-ext': `0112-0113,0143-0144,014A-014D,0178,0181,018A,0198-0199,01B3-01B4,01F8-01F9,0253,0257,1E3E-1E3F,1E44-1E45,1E62-1E63,20A6,${TONES}`,
  vietnamese: `1EB8-1EB9,1ECA-1ECD,1EE4-1EE5,${TONES}`,
};
/** Letters with their marks, and tabular figures. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const FACES = [
  {
    family: 'Ojuju',
    slug: 'ojuju',
    weight: '700',
    files: import.meta.resolve('@fontsource-variable/ojuju/package.json'),
    axes: { wght: 700 },
    // Its letters are nearly of one width: kerning moves a heading by 2 % and is a third of the file.
    features: FEATURES,
  },
  {
    family: 'Noto Sans',
    slug: 'noto-sans',
    weight: '400 700',
    files: import.meta.resolve('@fontsource-variable/noto-sans/package.json'),
    axes: { wght: { min: 400, max: 700 } },
    features: [...FEATURES, 'kern'],
  },
];

function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}

function faceRule({ family, slug, weight }, subset, range) {
  const codes = range
    .split(',')
    .map((part) => `U+${part}`)
    .join(', ');
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url(./${slug}-${subset}.woff2?no-inline) format('woff2');
  unicode-range: ${codes};
}
`;
}

async function write(face, name, range) {
  const source = fileURLToPath(new URL(`files/${face.slug}-${name}-wght-normal.woff2`, face.files));
  const font = await subsetFont(await readFile(source), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
  await writeFile(path.join(FOLDER, `${face.slug}-${name}.woff2`), font);
  return font.length;
}

await mkdir(FOLDER, { recursive: true });
let total = 0;
let rules = '/* Written by scripts/fonts.mjs. Where two faces carry a sign, the later one is asked first. */\n';
for (const face of FACES) {
  for (const [name, range] of Object.entries(RANGES).toReversed()) {
    const bytes = await write(face, name, range);
    total += bytes;
    rules += faceRule(face, name, range);
    say(`${face.slug}-${name}.woff2  ${bytes} bytes`);
  }
}
await writeFile(path.join(FOLDER, 'fonts.css'), rules);
say(`all six  ${total} bytes`);
