import { describe, expect, it } from 'vitest';
import { reportBundle } from '#src/work/fhir/report.ts';
import type { OrderRows } from '#src/work/fhir/report.ts';
import { words as labResultWords } from '#src/work/lab/words/en.ts';
import { faultsIn, resourcesIn } from './published.ts';
import { anItem, anOrder, aPerson, aProfile, aResult, HOUSE, making } from './rows.ts';

const reporting = {
  house: HOUSE,
  now: making.now,
  newId: making.newId,
  heads: ['What', 'Value', 'Range', 'Flag'],
  flags: { ...labResultWords.flags, high: 'Hoch' },
};
const rows: OrderRows = {
  profile: aProfile(),
  order: anOrder(),
  items: [anItem('GLU', 'Fasting Blood Glucose')],
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
    const items = [...rows.items, anItem('CRP', 'C-reactive protein')];
    const corrected = new Set([result.id]);
    const bundle = reportBundle({ ...rows, items, results: [result, other], corrected }, reporting);
    expect(faultsIn(bundle)).toEqual([]);
    expect(resourcesIn(bundle, 'Observation').map(({ status }) => status)).toEqual(['corrected', 'final']);
    expect(resourcesIn(bundle, 'DiagnosticReport')[0]).toMatchObject({ status: 'corrected' });
  });

  it.each([
    ['whole', ['HGB', 'PCV'], 'final'],
    ['of which one was taken back', ['HGB'], 'partial'],
    ['of which all was taken back', [], 'registered'],
  ])('of a completed panel that is %s', (_, codes, status) => {
    const items = [anItem('CBC', 'Full blood count', ['HGB', 'PCV'])];
    const results = codes.map((test_code) => aResult({ test_code }));
    expect(reportOf({ items, results })).toMatchObject({ status });
    const corrected = new Set(results.map(({ id }) => id).slice(0, 1));
    expect(reportOf({ items, results, corrected })).toMatchObject({
      status: status === 'final' ? 'corrected' : status,
    });
  });

  it('says in words how a result stands, and no range where there is none', () => {
    const results = [aResult(), aResult({ test_code: 'GENO', reference_range: null, flag: 'normal' })];
    const { div } = (reportOf({ results })?.['text'] ?? {}) as { div?: string };
    expect(div).toContain('<td>70 - 99</td><td>Hoch</td>');
    expect(div).toContain('<td></td><td>Normal</td>');
  });

  it('refers to nobody who is not in it', () => {
    const performers = (of: Partial<OrderRows>) =>
      resourcesIn(reportBundle({ ...rows, ...of }, reporting), 'Observation').map(({ performer }) => performer);
    expect(performers({})).toEqual([[{ reference: `urn:uuid:${aPerson().id}` }]]);
    expect(performers({ people: [] })).toEqual([[{ reference: `urn:uuid:${HOUSE.id}` }]]);
  });

  it('carries the number of the order', () => {
    expect(reportOf({})).toMatchObject({ identifier: [{ value: 'LAB20261124-0001' }] });
  });
});
