import { linesIn } from './grammar.ts';
import type { Known, Line } from './grammar.ts';

/** A line with a name of its own, because two may say the same. */
export interface KeyedLine extends Line {
  key: number;
  /** Kept, so that it does not come back with another reading. */
  isOut?: boolean;
}

/** The sentence, and what became of it when it was read last. */
export interface Reading {
  text: string;
  read: string;
  /** Null before it was read. */
  lines: readonly KeyedLine[] | null;
  nextKey: number;
}

export const unread = (text: string): Reading => ({ text, read: '', lines: null, nextKey: 0 });

export const isUnread = ({ text, read }: Reading): boolean => text.trim() !== read.trim();

/** What says the same as before stays as it was corrected. */
export function readAgain({ text, lines, nextKey }: Reading, known: Known): Reading {
  const before = [...(lines ?? [])];
  let next = nextKey;
  const read = linesIn(text, known).map((line): KeyedLine => {
    const same = before.findIndex(({ said, of }) => said === line.said && of === line.of);
    return before.splice(same, same === -1 ? 0 : 1)[0] ?? Object.assign(line, { key: next++ });
  });
  return { text, read: text, lines: read, nextKey: next };
}

export const heardToo = (reading: Reading, heard: string, known: Known): Reading =>
  readAgain({ ...reading, text: [reading.text.trim(), heard].filter(Boolean).join(', ') }, known);

export const changed = (reading: Reading, line: KeyedLine): Reading => ({
  ...reading,
  lines: reading.lines?.map((each) => (each.key === line.key ? line : each)) ?? null,
});
