/** Thousands set apart, as the app itself shows them. Nobody sets them apart after a zero: 0,125 is an eighth. */
const GROUPED = /^-?[1-9]\d{0,2}([,.\s])\d{3}(?:\1\d{3})*(?!\d)/;

/** What was typed, with a point or a comma. Null where nothing is; no number is not a number. */
export function numberIn(typed: string): number | null {
  const text = typed.trim();
  const plain = text.replace(GROUPED, (thousands) => thousands.replaceAll(/[,.\s]/g, ''));
  return text === '' ? null : Number(plain.replace(',', '.'));
}
