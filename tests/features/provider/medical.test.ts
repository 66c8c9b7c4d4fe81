import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { signFact, voidFact } from '#sync/actions/care-facts.ts';
import { answerReferral, declareVoid, signPaper, takeOver } from '#sync/actions/care-papers.ts';
import type { Said } from '#sync/actions/care-papers.ts';
import { removeMedicine } from '#sync/actions/medicines.ts';
import { answerReadiness } from '#sync/actions/readiness-answers.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { people } from '#sync/entities/people.ts';
import { factsOf } from '#sync/queries/care-facts.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { medicinesOf } from '#sync/queries/medicines.ts';
import { readyOn } from '#sync/queries/readiness-answers.ts';
import { isReady } from '#sync/rules/readiness.ts';
import { papersForMe } from '#src/features/care/queries.ts';
import { axisOf } from '#src/features/provider/medical/axis.ts';
import { faultsIn, saidOf } from '#src/features/provider/medical/made.ts';
import { ownFileOf } from '#src/features/provider/medical/queries.ts';
import type { TypedPaper } from '#src/features/provider/medical/made.ts';
import { unclearedOf } from '#src/features/provider/record/cleared.tsx';
import { endOf, onOneSheet, spanFrom } from '#src/work/signed/papers.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aDevice, CLIENT, ME } from './local.ts';

const TODAY = '2026-03-02';
const SIGNER = { author_id: ME, client_id: CLIENT, signed_by: 'Dr Nwosu', license_number: 'MDCN/R/1' };
const HERE = { today: TODAY, zone: 'Africa/Lagos' };

const NAMES = new Map([[numbered(5), 'Amina Bello']]);
const made = (kind: 'clearance' | 'prescription' | 'referral' | 'certificate', typed: TypedPaper) => [
  [...faultsIn(kind, typed, TODAY)],
  saidOf(kind, typed, { today: TODAY, names: NAMES }),
];

describe('what is typed of a paper', () => {
  it('is signed with the columns of its kind alone', () => {
    const typed = {
      body: 'No stairs',
      limits: ['heavy' as const],
      heart: '140',
      medicine: 'Aspirin',
      often: 'twice' as const,
    };
    expect(made('clearance', typed)).toEqual([
      [],
      {
        kind: 'clearance',
        from_on: TODAY,
        until_on: null,
        body: 'No stairs',
        verdict: 'limited',
        limits: ['heavy'],
        heart_rate_most: 140,
      },
    ]);
    expect(made('clearance', { ...typed, verdict: 'not_cleared' })[1]).toMatchObject({
      limits: [],
      heart_rate_most: null,
    });
    expect(made('prescription', { ...typed, days: '7' })).toEqual([
      [],
      {
        kind: 'prescription',
        from_on: TODAY,
        until_on: '2026-03-08',
        body: 'No stairs',
        medicine: 'Aspirin',
        dose: null,
        directions: null,
        times: ['08:00', '20:00'],
      },
    ]);
    expect(made('referral', { body: 'Knee', to: numbered(5) })[1]).toMatchObject({
      to_id: numbered(5),
      to_name: 'Amina Bello',
    });
    expect(made('referral', { body: 'Knee', toName: 'LUTH, Lagos' })[1]).toMatchObject({
      to_id: null,
      to_name: 'LUTH, Lagos',
    });
  });

  it('says what is missing', () => {
    expect(made('clearance', {})[0]).toEqual(['limits']);
    expect(made('clearance', { verdict: 'cleared', until: '2026-03-01' })[0]).toEqual(['until']);
    expect(made('clearance', { heart: '300' })[0]).toEqual(['heart']);
    expect(made('prescription', { days: '0' })[0]).toEqual(['days', 'medicine']);
    expect(made('referral', {})[0]).toEqual(['body', 'to']);
    expect(made('certificate', {})[0]).toEqual(['until', 'body']);
    expect(made('certificate', { body: 'Unfit', from: '', until: '2026-03-09' })[0]).toEqual(['from']);
  });
});

describe('a clearance', () => {
  const { local, put } = aDevice();
  const sign = (said: Partial<Said>) =>
    did(local(), signPaper(SIGNER, { kind: 'clearance', from_on: TODAY, verdict: 'cleared', ...said }));
  const ready = async (day = TODAY) => isReady(await readyOn(local(), CLIENT, day));
  const yes = (answered_on = TODAY) => did(local(), answerReadiness(CLIENT, { yes: ['joint'], answered_on }));

  it('is the doctor’s yes while it holds, and not to what was answered after it, or on the same day', async () => {
    await yes('2020-01-01');
    expect(await ready()).toBe(false);
    await sign({ until_on: '2026-04-01' });
    expect([await ready(), await ready('2026-04-01'), await ready('2026-04-02')]).toEqual([true, true, false]);
    expect(await ready('2026-03-01')).toBe(false);
    // Long after it was signed, whenever this runs.
    await yes('2099-01-01');
    expect(await ready()).toBe(false);
    const [{ signed_at } = { signed_at: '' }] = await papersOf(local(), CLIENT);
    await yes(signed_at.slice(0, 10));
    expect(await ready()).toBe(false);
  });

  it('that says no stands above what the client says, and the next one above that', async () => {
    await did(local(), answerReadiness(CLIENT, { yes: [], answered_on: TODAY }));
    expect(await ready()).toBe(true);
    const no = await sign({ verdict: 'not_cleared', from_on: TODAY });
    expect(await ready()).toBe(false);
    await put(people, { id: CLIENT, user_id: CLIENT, first_name: 'Ada', last_name: 'Obi', role: 'client' });
    expect(await unclearedOf(local(), [CLIENT, ME], TODAY)).toEqual(['Ada Obi']);
    await did(local(), declareVoid(no));
    expect(await ready()).toBe(true);
  });

  it('that is void does not bring back the one before', async () => {
    await sign({});
    const { id } = (await papersOf(local(), CLIENT))[0] ?? { id: '' };
    await did(local(), declareVoid(id));
    expect((await papersForMe(local(), CLIENT, TODAY)).clearance).toBeNull();
    expect((await papersForMe(local(), CLIENT, TODAY)).papers).toHaveLength(1);
  });
});

describe('what no longer holds', () => {
  const paper = (rest: Partial<CarePaper>): CarePaper =>
    ({ kind: 'clearance', from_on: TODAY, until_on: null, void_at: null, ...rest }) as CarePaper;
  const first = paper({ id: 'a', signed_at: '2026-03-01T08:00:00Z', until_on: TODAY });
  const last = paper({ id: 'b', signed_at: '2026-03-01T09:00:00Z' });

  it('is a clearance that was replaced, by one that has begun, also where that one is void', () => {
    const ends = (all: CarePaper[], day = TODAY) => all.map((each) => endOf(each, all, day));
    expect(ends([first, last])).toEqual(['isReplaced', null]);
    expect(ends([first, { ...last, from_on: '2026-03-05' }])).toEqual([null, null]);
    expect(ends([first, { ...last, from_on: '2026-03-05' }], '2026-03-03')).toEqual(['isOver', null]);
    expect(ends([first, { ...last, void_at: '2026-03-02T08:00:00Z' }])).toEqual(['isReplaced', 'isVoid']);
    expect(ends([{ ...first, kind: 'certificate' }, last])).toEqual([null, null]);
  });
});

describe('a prescription', () => {
  const { local } = aDevice();
  const sign = (medicine: string, said: Partial<Said> = {}) =>
    did(local(), signPaper(SIGNER, { kind: 'prescription', from_on: TODAY, medicine, times: ['08:00'], ...said }));

  it('is taken over into one’s own medicines once, from two devices too', async () => {
    const id = await sign('Amlodipine', { dose: '5 mg', until_on: '2026-03-08', body: 'Pressure' });
    const { papers, taken } = await papersForMe(local(), CLIENT, TODAY);
    expect(taken.has(id)).toBe(false);
    const [paper] = papers;
    if (!paper) throw new Error('it was signed');
    for (let press = 0; press < 2; press += 1) await did(local(), takeOver(CLIENT, paper, spanFrom(paper, TODAY)));
    expect(await medicinesOf(local(), CLIENT)).toMatchObject([
      { id, name: 'Amlodipine', dose: '5 mg', purpose: 'Pressure', times: ['08:00'], ends_on: '2026-03-08' },
    ]);
    expect((await papersForMe(local(), CLIENT, TODAY)).taken.has(id)).toBe(true);
    await did(local(), removeMedicine(id));
    expect(await medicinesOf(local(), CLIENT)).toEqual([]);
    await did(local(), takeOver(CLIENT, paper, spanFrom(paper, TODAY)));
    expect(await medicinesOf(local(), CLIENT)).toMatchObject([{ id, name: 'Amlodipine', deleted: false }]);
  });

  it('is taken from its first day at the earliest, and for as many days as it says', async () => {
    await sign('Amlodipine', { from_on: '2026-03-04', until_on: '2026-03-10' });
    const [paper] = await papersOf(local(), CLIENT);
    if (!paper) throw new Error('it was signed');
    expect(spanFrom(paper, TODAY)).toEqual({ starts_on: '2026-03-04', ends_on: '2026-03-10' });
    expect(spanFrom(paper, '2026-03-07')).toEqual({ starts_on: '2026-03-07', ends_on: '2026-03-13' });
    expect(spanFrom({ ...paper, until_on: null }, '2026-03-07').ends_on).toBeNull();
  });

  it('is kept by its author when the care has ended, without those of others', async () => {
    const id = await sign('Amlodipine');
    await did(local(), signPaper({ ...SIGNER, author_id: numbered(9) }, { kind: 'certificate', from_on: TODAY }));
    expect((await ownFileOf(local(), ME, CLIENT)).papers.map((paper) => paper.id)).toEqual([id]);
  });

  it('is on one sheet with those of the same hand and day that are not void', async () => {
    await sign('Amlodipine');
    await did(local(), declareVoid(await sign('Aspirin')));
    await sign('Iron', { from_on: '2026-03-03' });
    const all = await papersOf(local(), CLIENT);
    const sheet = (medicine: string) => {
      const paper = all.find((each) => each.medicine === medicine);
      return paper && onOneSheet(paper, all).map((each) => each.medicine);
    };
    expect([sheet('Amlodipine'), sheet('Iron')]).toEqual([['Amlodipine'], ['Iron']]);
  });
});

describe('a referral', () => {
  const { local, put } = aDevice();

  it('leads, once it is accepted, to a visit with whom it is to', async () => {
    await put(people, { id: numbered(5), user_id: numbered(5), role: 'trainer', listed: true });
    const said = { kind: 'referral', from_on: TODAY, body: 'Knee', to_id: numbered(5), to_name: 'Amina' } as const;
    const id = await did(local(), signPaper(SIGNER, said));
    await did(local(), answerReferral(id, 'accepted'));
    const { papers, booking } = await papersForMe(local(), CLIENT, TODAY);
    expect(papers).toMatchObject([{ answer: 'accepted' }]);
    expect(booking.get(numbered(5))).toBe(`/schedule?book=training&with=${numbered(5)}`);
  });
});

describe('problems and allergies', () => {
  const { local } = aDevice();

  it('are not read once they were a mistake', async () => {
    const said = { user_id: CLIENT, code: null, since: null, signed_by_id: ME, signed_by: 'Dr Nwosu' };
    const allergy = { ...said, kind: 'allergy', name: 'Penicillin', reaction: 'Rash', severity: 'mild' } as const;
    const id = await did(local(), signFact(allergy));
    expect(await factsOf(local(), CLIENT)).toMatchObject([{ name: 'Penicillin' }]);
    await did(local(), voidFact(id, 'Dr Nwosu'));
    expect(await factsOf(local(), CLIENT)).toEqual([]);
  });
});

describe('vitals and laboratory', () => {
  const { local, put } = aDevice();
  const measure = (n: number, kind: string, value: number, measured_at: string) =>
    put(measurements, { id: numbered(n), user_id: CLIENT, kind, value, unit: 'mmHg', measured_at, context: null });

  it('stand in one time, each before what is usual', async () => {
    await measure(11, 'systolic', 150, '2026-03-01T08:00:00Z');
    await measure(12, 'diastolic', 85, '2026-03-01T08:00:00Z');
    await measure(13, 'heart_rate', 72, '2026-03-01T08:00:00Z');
    await measure(14, 'systolic', 120, '2025-03-01T08:00:00Z');
    await put(labResults, {
      id: numbered(15),
      order_id: numbered(16),
      client_id: CLIENT,
      test_code: 'GLU',
      test_name: 'Glucose',
      result_value: '95',
      unit: 'mg/dL',
      range_low: 70,
      range_high: 99,
      flag: 'normal',
      created_at: '2026-03-02T08:00:00Z',
    });
    const { tracks, found } = await axisOf(local(), CLIENT, HERE, 90);
    expect(found).toMatchObject([
      { source: 'lab', name: 'Glucose', flag: 'normal' },
      {
        source: 'vital',
        values: [
          { kind: 'systolic', value: '150' },
          { kind: 'diastolic', value: '85' },
          { kind: 'heart_rate', value: '72' },
        ],
        flag: 'high',
      },
    ]);
    expect(found).toHaveLength(2);
    expect(tracks.map(({ key }) => key)).toEqual(['systolic', 'diastolic', 'heart_rate', 'GLU mg/dL']);
    expect(tracks[0]?.points).toMatchObject([{ at: 88, value: 150, bounds: [null, 140] }]);
    expect(tracks[3]?.points).toMatchObject([{ at: 89, value: 95, bounds: [70, 99] }]);
  });

  it('a pulse of the moment of a pressure is judged too, and the worse of both stands', async () => {
    const flagAt = async () => (await axisOf(local(), CLIENT, HERE, 90)).found.map(({ flag }) => flag);
    const at = '2026-03-01T08:00:00Z';
    await measure(11, 'systolic', 110, at);
    await measure(12, 'diastolic', 70, at);
    await measure(13, 'heart_rate', 140, at);
    expect(await flagAt()).toEqual(['critical']);
    await measure(13, 'heart_rate', 45, at);
    expect(await flagAt()).toEqual(['low']);
    await measure(11, 'systolic', 190, at);
    expect(await flagAt()).toEqual(['critical']);
  });
});
