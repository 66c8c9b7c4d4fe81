import { describe, expect, it } from 'vitest';
import { isFull, withPage } from '#src/work/papers/pages.ts';
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

  it('are twenty at most', () => {
    const pages = Array.from({ length: 20 }, (_, n) => page(String(n)));
    expect([isFull(pages), isFull(pages.slice(1))]).toEqual([true, false]);
  });
});
