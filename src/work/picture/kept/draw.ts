import { PRODUCT_NAME } from '#src/lib/product.ts';
import type { PictureCard } from '#src/work/picture/card.ts';

// Drawn here and not taken of the page: a page has fields, buttons and what is behind the sheet.

export const address = import.meta.url;

const WIDE = 1080;
const MARGIN = 80;
const MOST_LINES = 200;
/** A canvas of Safari has no more than 16 million pixels. */
const HIGHEST = 15_000;

type Font = 'title' | 'detail' | 'line' | 'figure';

/** The size, and the height of a line of it. */
const SIZES: Record<Font, [px: number, high: number]> = {
  title: [64, 76],
  detail: [34, 52],
  line: [36, 48],
  figure: [36, 48],
};

function styleOf() {
  const style = getComputedStyle(document.body);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const families: Record<Font, string> = {
    title: `700 64px ${token('--fonts-display')}`,
    detail: `34px ${token('--fonts-body')}`,
    line: `36px ${token('--fonts-body')}`,
    figure: `600 36px ${token('--fonts-body')}`,
  };
  return {
    families,
    ink: token('--colors-ink'),
    quiet: token('--colors-ink-2'),
    ground: token('--colors-surface'),
    seam: token('--colors-line'),
  };
}

function brokenUp(brush: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && brush.measureText(`${last} ${word}`).width <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A line of its own for each of its lines, broken where a word no longer fits. */
const wrapped = (brush: CanvasRenderingContext2D, text: string, most: number): string[] =>
  text.split('\n').flatMap((line) => brokenUp(brush, line, most));

interface Placed {
  text: string;
  font: Font;
  y: number;
  isRight: boolean;
}

/** The end of a bill is its total. */
const bounded = (lines: PictureCard['lines']): PictureCard['lines'] =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES - 2), { name: '…', figure: '' }, ...lines.slice(-1)]
    : lines;

/** Where each line of text stands, and how high the whole is. */
function place(brush: CanvasRenderingContext2D, { title, detail, lines }: PictureCard, families: Record<Font, string>) {
  const placed: Placed[] = [];
  const seams: number[] = [];
  let y = MARGIN;
  const put = (text: string, font: Font, most: number, isRight = false): number => {
    brush.font = families[font];
    let end = y;
    for (const line of wrapped(brush, text, most)) {
      placed.push({ text: line, font, y: end, isRight });
      end += SIZES[font][1];
    }
    return end;
  };
  const whole = WIDE - 2 * MARGIN;
  y = put(title, 'title', whole) + 8;
  y = put(detail, 'detail', whole) + 32;
  for (const { name, figure } of bounded(lines)) {
    seams.push(y);
    y += 20;
    y = Math.max(put(name, 'line', figure ? whole * 0.5 : whole), put(figure, 'figure', whole * 0.45, true)) + 20;
  }
  seams.push(y);
  y += 28;
  y = put(PRODUCT_NAME, 'detail', whole);
  return { placed, seams, high: y + MARGIN - 28 };
}

export async function pictureOf(card: PictureCard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing to draw on');
  const { families, ink, quiet, ground, seam } = styleOf();
  const { placed, seams, high } = place(brush, card, families);
  const scale = Math.min(1, HIGHEST / high);
  canvas.width = WIDE * scale;
  canvas.height = high * scale;
  brush.scale(scale, scale);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, WIDE, high);
  brush.fillStyle = seam;
  for (const y of seams) brush.fillRect(MARGIN, y, WIDE - 2 * MARGIN, 2);
  brush.textBaseline = 'top';
  for (const { text, font, y, isRight } of placed) {
    brush.font = families[font];
    brush.fillStyle = font === 'detail' ? quiet : ink;
    brush.textAlign = isRight ? 'right' : 'left';
    brush.fillText(text, isRight ? WIDE - MARGIN : MARGIN, y);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) throw new Error('nothing was drawn');
  return drawn;
}
