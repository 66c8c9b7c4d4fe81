import { expect, it } from 'vitest';
import { codeOfPacket } from '#src/work/scan/check-digit.ts';

// Made by the rule of the standard.
it.each([
  ['6291041500213', '6291041500213'],
  ['6 291041 500213', '6291041500213'],
  ['036000291452', '0036000291452'],
  ['96385074', '96385074'],
  ['6291041500214', null],
  ['036000291453', null],
  ['96385075', null],
  ['629104150021', null],
  ['62910415002134', null],
  ['629104150021x', null],
  ['', null],
])('%s is the code of a packet: %s', (text, code) => {
  expect(codeOfPacket(text)).toBe(code);
});
