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
  return isPicture(page) ? [...pages.filter(isPicture), page] : [page];
}

export const isFull = (pages: readonly Page[]): boolean => pages.length >= MOST_PAGES;
