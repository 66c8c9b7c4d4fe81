import { MOST_PAGES } from '#sync/entities/health-records.ts';
import type { Paper } from '#src/data/uploads/papers.ts';

export interface Page {
  id: string;
  name: string;
  paper: Paper;
}

const isPicture = ({ paper }: Page): boolean => paper.type !== 'application/pdf';

/** Pictures are pages of one record; a PDF has its own, so that it stands alone, and what comes last counts. */
export function withPage(pages: readonly Page[], page: Page): readonly Page[] {
  return isPicture(page) ? [...pages.filter(isPicture), page].slice(0, MOST_PAGES) : [page];
}

/** Which of these files come into one record: pictures as long as there is room, or a PDF alone. The first one decides. */
export function ofOneRecord(pages: readonly Page[], chosen: readonly Page[]) {
  const [first] = chosen;
  const room = first && isPicture(first) ? MOST_PAGES - pages.filter(isPicture).length : 1;
  const taken = chosen.filter((page) => first && isPicture(page) === isPicture(first)).slice(0, Math.max(0, room));
  return { taken, left: chosen.filter((page) => !taken.includes(page)) };
}

export const isFull = (pages: readonly Page[]): boolean => pages.length >= MOST_PAGES;
