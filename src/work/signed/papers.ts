import type { CarePaper } from '#sync/entities/care-papers.ts';

/** What goes on one sheet with it: prescriptions that the same hand signed on the same day. */
export const onOneSheet = (paper: CarePaper, all: readonly CarePaper[]): CarePaper[] =>
  paper.kind === 'prescription'
    ? all.filter(
        ({ kind, author_id, signed_by, from_on, void_at }) =>
          kind === 'prescription' &&
          void_at === null &&
          author_id === paper.author_id &&
          signed_by === paper.signed_by &&
          from_on === paper.from_on,
      )
    : [paper];
