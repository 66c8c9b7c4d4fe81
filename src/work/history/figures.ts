import type { Answers } from './types.ts';

// Figures as spreadsheets of any country write them: "1,050", "1.050,5", "72,4".

export type Decimal = NonNullable<Answers['decimal']>;

const COMMA = /^[-+]?(\d*,\d+|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/;
const POINT = /^[-+]?(\d*\.\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/;
/** A thousand, or one and some thousandths. */
const OPEN = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
const WHOLE = /^[-+]?\d+\.?$/;
/** Between groups of digits, as some countries write them. */
const GAPS = /(\d)[\s\u00A0\u202F'](?=\d{3}(?!\d))/g;
const SIGN = /[.,]/;
/** No figure is longer, and nothing longer is looked at by a pattern. */
const LONGEST = 40;

const bareOf = (text: string): string => (text.length > LONGEST ? '' : text.trim().replaceAll(GAPS, '$1'));

function signOf(bare: string): Decimal | 'open' | null {
  if (OPEN.test(bare)) return 'open';
  if (COMMA.test(bare)) return ',';
  return POINT.test(bare) ? '.' : null;
}

/** What the figures of a column say of their decimal sign; open where it takes another to tell what one of them is. */
export function decimalOf(texts: Iterable<string>): { decimal: Decimal | 'told' | 'open'; seen: string } {
  const seen = new Map<Decimal | 'open', string>();
  for (const text of texts) {
    if (!SIGN.test(text)) continue;
    const sign = signOf(bareOf(text));
    if (sign && !seen.has(sign)) seen.set(sign, text);
  }
  const [open = '', comma, point] = [seen.get('open'), seen.get(','), seen.get('.')];
  const isBoth = comma !== undefined && point !== undefined;
  if (open && (isBoth || (comma ?? point) === undefined)) return { decimal: 'open', seen: open };
  if (isBoth) return { decimal: 'told', seen: '' };
  if (comma !== undefined) return { decimal: ',', seen: comma };
  return point === undefined ? { decimal: 'told', seen: '' } : { decimal: '.', seen: point };
}

/**
 * Null where nothing stands there, not a number where it is no figure: a formula is none. The sign counts only where the
 * figure could be meant either way.
 */
export function figureOf(text: string, decimal: Decimal): number | null {
  if (text.length > LONGEST) return Number.NaN;
  const bare = bareOf(text);
  if (bare === '' || bare === '-' || bare === '--') return null;
  if (WHOLE.test(bare)) return Number(bare);
  const sign = signOf(bare);
  if (sign === null) return Number.NaN;
  const meant = sign === 'open' ? decimal : sign;
  return Number(meant === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''));
}

/** Seconds: `90`, `1:30`, `01:02:03`, `1h 5m`, `45 min`. */
export function secondsOf(text: string): number | null {
  const bare = text.trim();
  if (bare === '') return null;
  if (bare.length > LONGEST) return Number.NaN;
  if (/^\d+(\.\d+)?$/.test(bare)) return Math.round(Number(bare));
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/.exec(bare);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const spoken = /^(?:(\d+) ?h(?:ours?)?)? ?(?:(\d+) ?m(?:in(?:utes?)?)?)? ?(?:(\d+) ?s(?:ec(?:onds?)?)?)?$/.exec(bare);
  if (!spoken) return Number.NaN;
  const [, hours = 0, minutes = 0, seconds = 0] = spoken;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
