import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import { all } from '#sync/queries/reading.ts';
import { changed, created, writeAll } from './changes.ts';

/** Versions, and what follows from the state, are the server's. */
export type TestEdit = Omit<Columns<typeof labTests>, 'is_active' | 'version' | 'created_at'>;
export type AnalyteEdit = Omit<Columns<typeof labAnalytes>, 'version' | 'created_at'>;

interface Edits {
  tests: readonly TestEdit[];
  analytes: readonly AnalyteEdit[];
}

/** All of a file in one transaction: what is there by its code is changed, the rest is added. */
export const changeCatalogue = action([labTests, labAnalytes], async (tx, { tests, analytes }: Edits) => {
  const [knownTests, knownAnalytes] = await Promise.all([all(tx, labTests), all(tx, labAnalytes)]);
  const testIds = new Map(knownTests.map(({ id, test_code }) => [test_code, id]));
  const analyteIds = new Map(knownAnalytes.map(({ id, analyte_code }) => [analyte_code, id]));
  const made = { version: 1, created_at: tx.now };
  await writeAll(tx, [
    ...analytes.map((analyte) => {
      const id = analyteIds.get(analyte.analyte_code);
      return id === undefined ? created(labAnalytes, { ...analyte, ...made }) : changed(labAnalytes, id, analyte);
    }),
    ...tests.map((test) => {
      const id = testIds.get(test.test_code);
      const is_active = test.state === 'published';
      return id === undefined
        ? created(labTests, { ...test, ...made, is_active })
        : changed(labTests, id, { ...test, is_active });
    }),
  ]);
});
