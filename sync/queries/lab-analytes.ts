import type { Readable } from '#sync/engine/act.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import { all, sortedBy } from './reading.ts';

/** All there are, drafts and retired ones too. */
export const allAnalytes = (db: Readable): Promise<LabAnalyte[]> => sortedBy(all(db, labAnalytes), 'analyte_name');
