import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addOutsideResult } from '#sync/actions/outside-results.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import { outsideResultsOf } from '#sync/queries/outside-results.ts';
import { seriesOf } from '#src/features/lab/queries.ts';
import { anOrder, aProfile, aResult } from '../../work/fhir/rows.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { OutsideSheet } = await import('#src/features/lab/outside-sheet.tsx');
const { ResultsCard } = await import('#src/features/lab/results-card.tsx');
const { SeriesSheet } = await import('#src/features/lab/series-sheet.tsx');
const { settings } = await import('#src/data/settings/use-settings.ts');

const { id: ME } = aProfile();
const WEST = 'America/Los_Angeles';

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  settings.choose({ timezone: WEST });
});
afterEach(() => db.close());

const aTest = (test_code: string, test_name: string, unit: string | null): LabTest =>
  ({
    id: randomUUID(),
    rev: ME,
    updated_at: '',
    deleted: false,
    test_code,
    test_name,
    unit,
    is_active: true,
  }) as LabTest;

const nothing = () => undefined;

const fromElsewhere = (result_value: string, taken_on: string) =>
  did(
    db,
    addOutsideResult({
      user_id: ME,
      test_code: 'GLU',
      test_name: 'Glucose',
      result_value,
      unit: 'mg/dL',
      reference_range: null,
      taken_on,
      laboratory: null,
      record_id: null,
    }),
  );

it('of another laboratory, is of the day on the slip also west of Greenwich', async () => {
  await fromElsewhere('91', '2026-05-01');
  await fromElsewhere('93', '2026-05-03');
  const card = aScreen(db, ME, createElement(ResultsCard, { onShow: nothing, onAdd: nothing }));
  await expect.poll(() => card.place.textContent).toContain('May 3, 2026');
  expect(card.place.textContent).toContain('91 mg/dL, May 1, 2026');
  const sheet = aScreen(db, ME, createElement(SeriesSheet, { code: 'GLU', onClose: nothing }));
  await expect.poll(() => sheet.place.textContent).toContain('May 3, 2026');
  expect(sheet.place.textContent).not.toMatch(/May 2|Apr 30/);
});

it('stands after what was taken here on the evening before', async () => {
  await fromElsewhere('91', '2026-05-01');
  const order = anOrder({ collection_date: '2026-05-01T03:00:00Z' });
  await db.rows(labOrders).put({ ...order });
  await db.rows(labResults).put({ ...aResult({ order_id: order.id, result_value: '104' }) });
  const values = async (zone: string) => (await seriesOf(db, ME, zone))[0]?.readings.map(({ value }) => value);
  expect(await values(WEST)).toEqual(['91', '104']);
  expect(await values('Africa/Lagos')).toEqual(['104', '91']);
});

async function aForm() {
  await db.rows(labTests).bulkPut([{ ...aTest('GLU', 'Glucose', 'mg/dL') }, { ...aTest('GENO', 'Genotype', null) }]);
  const form = aScreen(db, ME, createElement(OutsideSheet, { today: '2026-05-04', onClose: nothing }));
  await expect.poll(() => form.place.textContent).toContain('Genotype');
  return form;
}

const kept = async () =>
  (await outsideResultsOf(db, ME)).map(({ test_code, test_name, result_value, unit, reference_range }) => [
    test_code,
    test_name,
    result_value,
    unit,
    reference_range,
  ]);

it('takes the unit from whoever reads the slip, and from nobody else', async () => {
  const form = await aForm();
  form.choose('Test', 'GLU');
  form.type('Result', '5,4');
  form.type('Usual range', '3,9 - 5,5');
  expect(form.read('Unit')).toBe('');
  form.press('Add result');
  expect(form.place.textContent).toContain('Choose the unit on the slip');
  expect(await kept()).toEqual([]);
  form.choose('Unit', 'mmol/L');
  form.press('Add result');
  await expect.poll(kept).toEqual([['GLU', 'Glucose', '5.4', 'mmol/L', '3.9 - 5.5']]);
});

it('has the name of its code, and only of another test a name of its own', async () => {
  const form = await aForm();
  form.choose('Test', 'GLU');
  form.choose('Unit', 'mg/dL');
  expect(form.read('Name of the test')).toBeUndefined();
  form.choose('Test', '');
  expect([form.read('Name of the test'), form.read('Unit')]).toEqual(['', '']);
  form.type('Name of the test', 'Zinc');
  form.type('Result', '12,5');
  form.type('Unit', 'µmol/L');
  form.press('Add result');
  await expect.poll(kept).toEqual([[null, 'Zinc', '12.5', 'µmol/L', null]]);
});

it('that is said in words needs no unit', async () => {
  const form = await aForm();
  form.choose('Test', 'GENO');
  form.type('Result', 'AS');
  form.press('Add result');
  await expect.poll(kept).toEqual([['GENO', 'Genotype', 'AS', null, null]]);
});
