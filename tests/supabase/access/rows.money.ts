import { day, idOf, named } from './made.ts';
import type { Row, Wanted } from './made.ts';

const line = {
  offer: 'dietary-analysis',
  title: 'Dietary Analysis',
  quantity: 1,
  unit_kobo: 1000,
  discount_kobo: 0,
  tax_code: 'EXEMPT',
  tax_kobo: 0,
  amount_kobo: 1000,
};

/** Opened, because a client has one draft. */
const opened = (id: string) => ({
  id,
  number: `INV-${id}`,
  status: 'open',
  opened_on: day(0),
  total_kobo: 1000,
  tax_kobo: 0,
  lines: [line],
  instalments: [{ due_on: day(0), amount_kobo: 1000 }],
});

export const parentsOfMoney = (owner: string): [table: string, row: Row][] => [
  ['invoices', { ...opened(idOf('parent-invoice', owner)), client_id: owner }],
];

const codeOf = ({ owner, maker, n }: Wanted): string => `x-${owner.slice(0, 6)}-${maker.slice(0, 6)}-${n}`;
const cityOf = (wanted: Wanted): string =>
  `X${codeOf(wanted).replace(/[^a-z]/g, (each) => 'abcdefghijk'.charAt(Number(each) || 10))}`;
const HOURS = { weekdays_from: '06:00', weekdays_to: '21:00', weekends_from: '07:00', weekends_to: '19:00' };

export const ROWS_OF_MONEY: Record<string, (wanted: Wanted) => Row> = {
  offers: (wanted) => ({
    code: codeOf(wanted),
    kind: 'service',
    title: 'Talk',
    price_kobo: 1000,
    tax_code: 'EXEMPT',
    place: 100,
  }),
  lenders: ({ owner, maker, n }) => ({
    code: `x-${owner.slice(0, 6)}-${maker.slice(0, 6)}-${n}`,
    title: 'Lender',
    approval: 'TEST-1',
    complaints: 'help@lender.test',
    rate_bp: 2400,
    fee_bp: 0,
    fee_kobo: 0,
    late_fee_kobo: 0,
    early_fee_bp: 0,
    lengths: ['6'],
    from_kobo: 1_000_000,
    to_kobo: 2_000_000,
    reading_days: 2,
    withdrawal_days: 3,
  }),
  procedures: (wanted) => ({ code: codeOf(wanted), title: 'Lift', place: 9 }),
  centres: (wanted) => ({
    code: cityOf(wanted).toLowerCase(),
    city: cityOf(wanted),
    street: '1 Main Street',
    phone: '+234 800 000 0000',
    ...HOURS,
    place: 9,
  }),
  invoices: (wanted) => ({ ...opened(named('invoices', wanted).id), client_id: wanted.owner }),
  payments: (wanted) => ({
    ...named('payments', wanted),
    client_id: wanted.owner,
    invoice_id: idOf('parent-invoice', wanted.owner),
    amount_kobo: 1000,
  }),
};
