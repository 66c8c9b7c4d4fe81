import { describe, expect, it } from 'vitest';
import { kindOf, paperFrom } from '#src/work/files/paper.ts';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const named = (text: string, name: string, type: string): File => new File([text], name, { type });

describe('what a paper is', () => {
  it.each([
    ['%PDF-1.7 …', 'pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<!doctype html>', null],
    ['MZ', null],
    ['', null],
  ])('is said by what it begins with: %s', (text, kind) => expect(kindOf(bytesOf(text))).toBe(kind));

  it('is a picture where it begins like one', () => {
    expect(kindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer)).toBe('picture');
    expect(kindOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]).buffer)).toBe('picture');
  });

  it('is nothing that only calls itself a PDF or a picture', async () => {
    expect(await paperFrom(named('<script>', 'report.pdf', 'application/pdf'))).toEqual({ refused: 'kind' });
    expect(await paperFrom(named('<svg>', 'scan.png', 'image/png'))).toEqual({ refused: 'kind' });
  });

  it('is a PDF as it is, and none that is too large', async () => {
    expect(await paperFrom(named('%PDF-1.7', 'a.txt', 'text/plain'))).toMatchObject({
      paper: { type: 'application/pdf' },
    });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf');
    expect(await paperFrom(large)).toEqual({ refused: 'size' });
  });
});
