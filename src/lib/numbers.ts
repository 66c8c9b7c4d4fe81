/** Thousands separators, as the app shows them. None after a zero: 0,125 is an eighth. */
const GROUPED = /^-?[1-9]\d{0,2}([,.\s])\d{3}(?:\1\d{3})*(?!\d)/;

/** The typed number, with a point or a comma. Null where nothing was typed, NaN where it is not a number. */
export function numberIn(typed: string): number | null {
  const text = typed.trim();
  const plain = text.replace(GROUPED, (thousands) => thousands.replaceAll(/[,.\s]/g, ''));
  return text === '' ? null : Number(plain.replace(',', '.'));
}
