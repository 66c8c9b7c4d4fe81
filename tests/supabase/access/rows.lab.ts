import { naturalId } from '#sync/engine/natural-id.ts';
import { idOf, named } from './made.ts';
import type { Row, Wanted } from './made.ts';

const sampleOf = (owner: string): Row => ({
  order_id: idOf('taken-order', owner),
  client_id: owner,
  container: 'fluoride',
  state: 'received',
});

const resultOf = (owner: string): Row => ({
  order_id: idOf('taken-order', owner),
  client_id: owner,
  test_code: 'GLU',
  test_name: 'Glucose',
  result_value: '80',
  flag: 'normal',
});

const resultId = (owner: string): string => naturalId('lab_results', [idOf('taken-order', owner), 'GLU']);

const codeFor = ({ owner, maker, n }: Wanted): string => `X${owner.slice(0, 6)}${maker.slice(0, 6)}${n}`.toUpperCase();

const labTest = (n: number) => `(select id from public.lab_tests order by test_code offset ${n} limit 1)`;

/** What only the server can have written into the stored row, so that there is something to see. */
export const STORED_EXTRA: Record<string, Row> = {
  lab_results: { verified_at: '2031-01-01', released_at: '2031-01-01' },
};

/** What every owner has before a row of the laboratory is tried. */
export const parentsOfLab = (owner: string, technician: string): [table: string, row: Row][] => [
  ['lab_orders', { id: idOf('parent-order', owner), client_id: owner, ordered_by_id: owner }],
  [
    'lab_orders',
    { id: idOf('taken-order', owner), client_id: owner, ordered_by_id: owner, lab_technician_id: technician },
  ],
  // One of its two tests never gets a result, so that the laboratory is not done with it.
  ...['GLU', 'CBC'].map((code): [string, Row] => [
    'lab_order_items',
    { order_id: idOf('taken-order', owner), client_id: owner, test_id: naturalId('lab_tests', [code]) },
  ]),
  ['lab_samples', sampleOf(owner)],
  ['lab_results', { ...resultOf(owner), ...STORED_EXTRA['lab_results'] }],
];

export const ROWS_OF_LAB: Record<string, (wanted: Wanted) => Row> = {
  lab_order_items: ({ owner, n }) => ({
    order_id: idOf('parent-order', owner),
    client_id: owner,
    test_id: labTest(n === 0 ? 0 : 1),
  }),
  lab_orders: (wanted) => ({ ...named('lab_orders', wanted), client_id: wanted.owner, ordered_by_id: wanted.maker }),
  lab_alerts: ({ owner, maker }) => ({
    result_id: resultId(owner),
    told_id: maker,
    order_id: idOf('taken-order', owner),
    client_id: owner,
  }),
  lab_amendments: (wanted) => ({
    ...named('lab_amendments', wanted),
    result_id: resultId(wanted.owner),
    order_id: idOf('taken-order', wanted.owner),
    client_id: wanted.owner,
    version: wanted.n + 1,
    result_value: '8',
    flag: 'low',
    was_released: true,
    reason: 'A digit was missing',
  }),
  lab_analytes: (wanted) => ({
    id: naturalId('lab_analytes', [codeFor(wanted)]),
    analyte_code: codeFor(wanted),
    analyte_name: 'X',
  }),
  lab_results: ({ owner }) => resultOf(owner),
  lab_samples: ({ owner }) => sampleOf(owner),
  lab_tests: (wanted) => ({
    ...named('lab_tests', wanted),
    test_code: codeFor(wanted),
    test_name: 'X',
    category: 'blood',
    price: 100,
  }),
  lab_versions: (wanted) => ({
    id: naturalId('lab_versions', ['analyte', `V${codeFor(wanted)}`, '1']),
    kind: 'analyte',
    code: `V${codeFor(wanted)}`,
    version: 1,
    content: {
      analyte_name: 'X',
      loinc: null,
      kind: 'number',
      unit: null,
      decimals: 1,
      choices: [],
      normal_choices: [],
      ranges: [],
      possible_low: null,
      possible_high: null,
      delta_percent: null,
      delta_days: 90,
      formula: null,
      source: '',
    },
  }),
};
