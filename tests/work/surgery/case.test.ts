import { describe, expect, it } from 'vitest';
import type { OperationRecord } from '#sync/entities/operation-records.ts';
import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import {
  checkinsAfter,
  checkinToAnswer,
  consentToDecide,
  hadConsentOn,
  hasEverSigned,
  stateOf,
} from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { dangerIn } from '#src/work/surgery/flags.ts';

const FINE = { fever: false, leg_swelling: false, breathless: false, discharge: false, pain: 0 };
const SIGNED = { signed_at: '2026-03-01T10:00:00Z', withdrawn_at: null } as SurgeryConsent;
const WITHDRAWN = { ...SIGNED, withdrawn_at: '2026-03-02T10:00:00Z' };
const ASKED = { signed_at: null, withdrawn_at: null } as SurgeryConsent;
const OPERATION = { kind: 'operation', done_on: '2026-03-10' } as OperationRecord;

const fileOf = ({ surgery = {}, ...rows }: { surgery?: object } & Partial<Omit<CaseFile, 'surgery'>>): CaseFile => ({
  surgery: { planned_on: null, ended_as: null, ...surgery } as CaseFile['surgery'],
  checks: [],
  consents: [],
  records: [],
  checkins: [],
  ...rows,
});

describe('a surgery', () => {
  it('is as far as its rows say', () => {
    const planned = { planned_on: '2026-03-10' };
    const done = { consents: [SIGNED], records: [OPERATION] };
    const states = [
      {},
      { consents: [ASKED] },
      { surgery: planned, consents: [ASKED] },
      { consents: [SIGNED] },
      { surgery: planned, consents: [SIGNED] },
      done,
      { ...done, checkins: [{ moment: 'week12' } as SurgeryCheckin] },
      { ...done, surgery: { ended_as: 'closed' } },
      { surgery: { ended_as: 'cancelled' } },
    ].map((rows) => stateOf(fileOf(rows)));
    expect(states).toEqual([
      'considered',
      'considered',
      'considered',
      'consented',
      'planned',
      'done',
      'followed',
      'closed',
      'cancelled',
    ]);
  });

  it('is considered again where the consent is withdrawn, or asked for by a new version', () => {
    const surgery = { planned_on: '2026-03-10' };
    for (const consents of [[WITHDRAWN], [SIGNED, ASKED]]) {
      expect(stateOf(fileOf({ surgery, consents }))).toBe('considered');
      expect(hasEverSigned(fileOf({ consents }))).toBe(true);
    }
    expect(stateOf(fileOf({ surgery, consents: [WITHDRAWN, SIGNED] }))).toBe('planned');
    expect(hasEverSigned(fileOf({ consents: [ASKED] }))).toBe(false);
  });

  it('had consent from the day of a signature to that of its withdrawal, where the reader lives', () => {
    const had = (consents: SurgeryConsent[], day: string) => hadConsentOn(fileOf({ consents }), day, 'Africa/Lagos');
    const late = { ...SIGNED, signed_at: '2026-03-01T23:30:00Z' };
    expect([had([SIGNED], '2026-02-28'), had([SIGNED], '2026-03-01'), had([late], '2026-03-01')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([had([WITHDRAWN], '2026-03-02'), had([WITHDRAWN], '2026-03-03')]).toEqual([true, false]);
    expect([had([WITHDRAWN, SIGNED], '2026-03-03'), had([ASKED], '2026-03-03')]).toEqual([true, false]);
  });

  it('asks how somebody is on four days after it, and on none before', () => {
    expect(checkinsAfter(fileOf({}))).toEqual([]);
    const day1 = { moment: 'day1' } as SurgeryCheckin;
    expect(checkinsAfter(fileOf({ records: [OPERATION], checkins: [day1] }))).toEqual([
      { moment: 'day1', due: '2026-03-11', answer: day1 },
      { moment: 'week1', due: '2026-03-17', answer: null },
      { moment: 'week3', due: '2026-03-31', answer: null },
      { moment: 'week12', due: '2026-06-02', answer: null },
    ]);
  });

  it('waits for the last check-in that is due, for four weeks, and for none once it has ended', () => {
    const operated = { records: [OPERATION] };
    const week1 = { moment: 'week1' } as SurgeryCheckin;
    const asked = (today: string, rows: Parameters<typeof fileOf>[0] = operated) =>
      checkinToAnswer(fileOf(rows), today)?.moment ?? null;
    expect(['2026-03-10', '2026-03-11', '2026-03-17', '2026-04-27', '2026-04-28'].map((day) => asked(day))).toEqual([
      null,
      'day1',
      'week1',
      'week3',
      null,
    ]);
    expect(asked('2026-03-18', { ...operated, checkins: [week1] })).toBeNull();
    expect(asked('2026-03-11', { ...operated, surgery: { ended_as: 'closed' } })).toBeNull();
  });

  it('has a consent to decide until it is signed or withdrawn, the operation is done, or the case ends', () => {
    expect(consentToDecide(fileOf({ consents: [SIGNED, ASKED] }))).toBe(ASKED);
    for (const rows of [
      { consents: [SIGNED] },
      { consents: [{ ...ASKED, withdrawn_at: '2026-03-02T10:00:00Z' }] },
      { consents: [ASKED], records: [OPERATION] },
      { consents: [ASKED], surgery: { ended_as: 'cancelled' } },
      {},
    ])
      expect(consentToDecide(fileOf(rows))).toBeNull();
  });
});

it('what cannot wait after an operation is said, and how long it can', () => {
  expect(dangerIn(FINE)).toBeNull();
  expect(dangerIn({ ...FINE, pain: 7 })).toBeNull();
  for (const today of [{ fever: true }, { discharge: true }, { pain: 8 }])
    expect(dangerIn({ ...FINE, ...today })).toBe('today');
  for (const now of [{ breathless: true }, { leg_swelling: true }, { leg_swelling: true, fever: true }])
    expect(dangerIn({ ...FINE, ...now })).toBe('now');
});
