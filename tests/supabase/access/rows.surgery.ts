import { day, idOf, named } from './made.ts';
import type { Row, Wanted } from './made.ts';

/** The surgeon of a case that is tried is who writes; of a stored one, the surgeon in care. */
const caseOf = (owner: string, surgeon: string): string => idOf('parent-case', owner, surgeon);
const ofCase = ({ owner, maker }: Wanted): Row => ({
  case_id: caseOf(owner, maker),
  client_id: owner,
  surgeon_id: maker,
});
const CASE = { procedure: 'tummy_tuck', side: 'middle' };

/** What is added to an operation needs one. */
export const parentsOfSurgery = (owner: string, ...surgeons: string[]): [table: string, row: Row][] =>
  [owner, ...surgeons].flatMap((by): [table: string, row: Row][] => {
    const who = { client_id: owner, surgeon_id: by };
    const done = { kind: 'operation', done_on: day(0, 2021), findings: 'As planned.' };
    return [
      ['surgery_cases', { id: caseOf(owner, by), ...who, ...CASE }],
      ['operation_records', { id: idOf('parent-operation', owner, by), case_id: caseOf(owner, by), ...who, ...done }],
    ];
  });

const TEXT = { version: 1, language: 'en', title: 'Tummy tuck', body: 'Skin is taken.', risks: '{Bleeding}' };

export const ROWS_OF_SURGERY: Record<string, (wanted: Wanted) => Row> = {
  surgery_cases: (wanted) => ({
    ...named('surgery_cases', wanted),
    client_id: wanted.owner,
    surgeon_id: wanted.maker,
    ...CASE,
  }),
  surgery_checks: (wanted) => ({
    ...ofCase(wanted),
    item: ['bmi', 'smoking', 'photos', 'labs', 'escort'][wanted.n % 5],
    answer: 'yes',
    answered_by: wanted.maker,
    answered_on: day(0, 2026),
  }),
  surgery_consents: (wanted) => ({
    ...named('surgery_consents', wanted),
    ...ofCase(wanted),
    ...TEXT,
    sign_from: day(0, 2026),
  }),
  operation_records: (wanted) => ({
    ...named('operation_records', wanted),
    ...ofCase(wanted),
    kind: 'addition',
    done_on: day(0, 2021),
    findings: 'The wound is dry.',
  }),
  surgery_checkins: (wanted) => ({
    ...ofCase(wanted),
    moment: ['day1', 'week1', 'week3', 'week12'][wanted.n % 4],
    fever: false,
    leg_swelling: false,
    breathless: false,
    discharge: false,
    pain: 2,
  }),
};
