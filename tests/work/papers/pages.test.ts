import { describe, expect, it } from 'vitest';
import { isFull, ofOneRecord, withPage } from '#src/work/papers/pages.ts';
import type { Page } from '#src/work/papers/pages.ts';

const page = (id: string, type = 'image/jpeg'): Page => ({ id, name: id, paper: { type, bytes: new ArrayBuffer(1) } });
const PDF = page('letter', 'application/pdf');
const idsOf = (pages: readonly Page[]): string[] => pages.map(({ id }) => id);

describe('the pages of a record', () => {
  it('are as many pictures as are taken, in their order', () => {
    expect(idsOf(withPage(withPage([], page('one')), page('two')))).toEqual(['one', 'two']);
  });

  it('are a PDF alone, whichever came first', () => {
    expect(idsOf(withPage([page('one')], PDF))).toEqual(['letter']);
    expect(idsOf(withPage([PDF], page('one')))).toEqual(['one']);
  });

  const pages = Array.from({ length: 20 }, (_, n) => page(String(n)));

  it('are twenty at most', () => {
    expect([isFull(pages), isFull(pages.slice(1))]).toEqual([true, false]);
    expect(idsOf(withPage(pages, page('more')))).toEqual(idsOf(pages));
  });

  it.each([
    ['a PDF after pictures', [], [page('one'), PDF, page('two')], ['one', 'two'], ['letter']],
    ['a second PDF', [], [PDF, page('bill', 'application/pdf')], ['letter'], ['bill']],
    ['pictures beyond twenty', pages.slice(2), [page('one'), page('two'), page('three')], ['one', 'two'], ['three']],
    ['nothing where a PDF is chosen in place of pictures', pages, [PDF], ['letter'], []],
  ])('say what of several files is not taken: %s', (_what, before, chosen, taken, left) => {
    const parted = ofOneRecord(before, chosen);
    expect([idsOf(parted.taken), idsOf(parted.left)]).toEqual([taken, left]);
  });
});
