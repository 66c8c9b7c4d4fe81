import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { personalRanges } from '#sync/entities/personal-ranges.ts';
import { created, removed, writeAll, writeOne } from './changes.ts';

/** A doctor's word in place of the one before. */
export const setRange = action([personalRanges], (tx, range: Columns<typeof personalRanges>) =>
  writeOne(tx, created(personalRanges, range)),
);

export const removeRange = action([personalRanges], (tx, id: string) => writeAll(tx, [removed(personalRanges, id)]));
