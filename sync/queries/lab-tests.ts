import type { Readable } from '#sync/engine/act.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { all, sortedBy } from './reading.ts';

/** All tests on offer, which are few. */
export const labCatalogue = async (db: Readable): Promise<LabTest[]> =>
  (await sortedBy(all(db, labTests), 'test_name')).filter((test) => test.is_active);

/** Drafts and retired ones too. */
export const allLabTests = (db: Readable): Promise<LabTest[]> => sortedBy(all(db, labTests), 'test_name');
