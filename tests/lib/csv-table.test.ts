import { expect, it } from 'vitest';
import { csvTable, MOST_COLUMNS } from '#src/lib/csv-table.ts';
import { textOfBytes } from '#src/lib/text-of-bytes.ts';

const cells = (text: string): string[][] => csvTable(text).lines.map((line) => line.cells);

it.each([
  ['a comma', 'a,b\n1,2\n', ','],
  ['a semicolon, with commas for decimals', 'a;b\n1,5;2,5\n', ';'],
  ['a tab', 'a\tb\n1\t2\n', '\t'],
  ['a bar', 'a|b\n1|2\n', '|'],
  ['what its first line says', 'sep=;\na;b\n1;2\n', ';'],
  ['a comma, with semicolons in quotes', '"a;x;y",b\n"1;2;3",2\n', ','],
])('separates by %s', (_name, text, delimiter) => {
  const table = csvTable(text);
  expect(table.delimiter).toBe(delimiter);
  expect(table.lines.map((line) => line.cells.length)).toEqual([2, 2]);
});

it.each([
  ['LF', 'a,b\n1,2\n3,4'],
  ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
  ['CR alone', 'a,b\r1,2\r3,4\r'],
  ['all of them', 'a,b\r1,2\n\r\n3,4\r\n'],
  ['a mark before', '\uFEFFa,b\n1,2\n3,4'],
])('ends lines with %s', (_name, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

it('keeps what is quoted, with its separators, quotes and line ends, and counts the lines on', () => {
  const table = csvTable('a,b\n"x,\r\n""y""",2\n3,4\n');
  expect(table.lines).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 2, cells: ['x,\r\n"y"', '2'] },
    { number: 4, cells: ['3', '4'] },
  ]);
});

it('loses one line to a quote that is never closed', () => {
  const table = csvTable('a,b\n1,"2\n3,4\n5,6\n');
  expect(table.broken).toEqual([{ number: 2, reason: 'quote' }]);
  expect(table.lines.map((line) => line.number)).toEqual([1, 3, 4]);
});

it('leaves formulas text', () => {
  expect(cells("a,b\n=1+1,'@SUM(A1)\n")[1]).toEqual(['=1+1', "'@SUM(A1)"]);
});

it('does not read a line of a hundred thousand columns', () => {
  const table = csvTable(`a,b\n${'x,'.repeat(100_000)}\n1,2\n`);
  expect(table.broken).toEqual([{ number: 2, reason: 'columns' }]);
  expect(table.lines).toHaveLength(2);
  expect(Math.max(...table.lines.map((line) => line.cells.length))).toBeLessThanOrEqual(MOST_COLUMNS);
});

it('takes no longer for quotes that never close', () => {
  const began = performance.now();
  csvTable(`a,b\n${'"""x,"\n'.repeat(40_000)}`);
  expect(performance.now() - began).toBeLessThan(5000);
});

const wide = (text: string, isBig: boolean, marked: boolean): Uint8Array => {
  const told = marked ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(told.length * 2));
  for (let place = 0; place < told.length; place++) view.setUint16(place * 2, told.charCodeAt(place), !isBig);
  return new Uint8Array(view.buffer);
};

it.each([
  ['UTF-8', new TextEncoder().encode('größe,1')],
  ['UTF-16LE', wide('größe,1', false, true)],
  ['UTF-16BE', wide('größe,1', true, true)],
  ['UTF-16LE', wide('größe,1', false, false)],
  ['UTF-16BE', wide('größe,1', true, false)],
  ['Windows-1252', Uint8Array.from('größe,1', (letter) => letter.charCodeAt(0))],
])('reads %s', (encoding, bytes) => {
  const read = textOfBytes(bytes);
  expect(read.encoding).toBe(encoding);
  expect(read.text.replace('\uFEFF', '')).toBe('größe,1');
});
