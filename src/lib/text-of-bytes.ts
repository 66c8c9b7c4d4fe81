// What kind of text a file holds. Spreadsheets still write UTF-16 and Windows-1252, and say so at best by a mark.

export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

/** How much is looked at for the zeros that UTF-16 has between Latin letters. */
const SAMPLE = 2000;

function unmarked(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 8) return 'UTF-16LE';
  if (even > sample.length / 4 && odd < even / 8) return 'UTF-16BE';
  return null;
}

function marked([first, second]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  return null;
}

/** UTF-16 by its mark or its zeros, null for what has neither. */
export const wideEncodingOf = (bytes: Uint8Array): Encoding | null => marked(bytes) ?? unmarked(bytes);

/** Without its mark. What is no valid UTF-8 is Windows-1252, in which every byte means something. */
export function textOfBytes(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide.toLowerCase()).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
