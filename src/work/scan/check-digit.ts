// Codes of what is sold (GS1 General Specifications 7.9): of 8, 12 or 13 digits the last follows from the others.

const LENGTHS = new Set([8, 12, 13]);

const sumOf = (digits: readonly number[]): number =>
  digits.toReversed().reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1), 0);

function isCodeOfPacket(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length)) return false;
  const digits = Array.from(text, Number);
  const last = digits.pop();
  return (10 - (sumOf(digits) % 10)) % 10 === last;
}

/** One packet has one code: twelve digits are thirteen with a nought before them. Null of what is no code. */
export function codeOfPacket(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  if (!isCodeOfPacket(digits)) return null;
  return digits.length === 12 ? `0${digits}` : digits;
}
