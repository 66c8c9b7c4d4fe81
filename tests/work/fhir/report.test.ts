import { describe, expect, it } from 'vitest';
import { reportBundle } from '#src/work/fhir/report.ts';
import type { OrderRows } from '#src/work/fhir/report.ts';
import { faultsIn, resourcesIn } from './published.ts';
import { anItem, anOrder, aPerson, aProfile, aResult, HOUSE, making } from './rows.ts';

const reporting = { house: HOUSE, now: making.now, newId: making.newId, heads: ['What', 'Value', 'Range', 'Flag'] };
const rows: OrderRows = {
  profile: aProfile(),
  order: anOrder(),
  items: [anItem('GLU', 'Fasting Blood Glucose'), anItem('GENO', 'Hemoglobin Genotype')],
  results: [aResult()],
  people: [aPerson()],
};
const reportOf = (of: Partial<OrderRows>) =>
  resourcesIn(reportBundle({ ...rows, ...of }, reporting), 'DiagnosticReport')[0];

describe('the report of an order', () => {
  it.each([
    ['a completed order', {}],
    [
      'one without a number, a sample or a result',
      {
        order: anOrder({ status: 'ordered', order_number: null, collection_date: null, completed_date: null }),
        results: [],
      },
    ],
    [
      'a cancelled one of a client himself',
      { order: anOrder({ status: 'cancelled', ordered_by_id: null, completed_date: null }), results: [], people: [] },
    ],
    ['one whose verifier is not known', { results: [aResult({ verified_by_id: null })] }],
  ])('of %s is what the published definitions ask for', (_, of: Partial<OrderRows>) => {
    expect(faultsIn(reportBundle({ ...rows, ...of }, reporting))).toEqual([]);
  });

  it.each([
    ['completed', [aResult()], 'final'],
    ['processing', [aResult()], 'partial'],
    ['processing', [], 'registered'],
    ['cancelled', [], 'cancelled'],
    // A state this device does not know yet.
    ['rejected', [], 'registered'],
  ])('is called by how far it is: %s', (status, results, expected) => {
    expect(reportOf({ order: anOrder({ status: status as 'ordered' }), results })).toMatchObject({ status: expected });
  });

  it('says what was released with another value before', () => {
    const [result, other] = [aResult(), aResult({ test_code: 'CRP' })];
    const bundle = reportBundle({ ...rows, results: [result, other], corrected: new Set([result.id]) }, reporting);
    expect(faultsIn(bundle)).toEqual([]);
    expect(resourcesIn(bundle, 'Observation').map(({ status }) => status)).toEqual(['corrected', 'final']);
    expect(resourcesIn(bundle, 'DiagnosticReport')[0]).toMatchObject({ status: 'corrected' });
  });

  it('carries the number of the order', () => {
    expect(reportOf({})).toMatchObject({ identifier: [{ value: 'LAB20261124-0001' }] });
  });
});
