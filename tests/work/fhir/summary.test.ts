import { describe, expect, it } from 'vitest';
import { VITAL_CODES } from '#src/work/fhir/codes.ts';
import type { Known } from '#src/work/fhir/facts.ts';
import { summaryOf } from '#src/work/fhir/summary.ts';
import type { Health } from '#src/work/fhir/summary.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { faultsIn, faultsOf, resourcesIn, sent } from './published.ts';
import { aMeasurement, aPerson, aProfile, aResult, making } from './rows.ts';

const unknown = { problems: null, allergies: null, medicines: null };
const nothing: Health = { profile: aProfile(), said: unknown, measurements: [], results: [], people: [] };

const vitals = Object.keys(VITAL_CODES).map((kind) => aMeasurement(kind, 71, UNIT_OF[kind as keyof typeof UNIT_OF]));
const whole: Health = {
  profile: aProfile(),
  said: {
    problems: [{ id: crypto.randomUUID(), text: 'Asthma <since school> & hay fever', since: '2001' }],
    allergies: [{ id: crypto.randomUUID(), text: 'Penicillin' }],
    medicines: [{ id: crypto.randomUUID(), text: 'Amlodipine 5 mg', dose: 'one in the evening', since: '2026-01-05' }],
  },
  measurements: vitals,
  results: [
    { result: aResult(), collected: '2026-11-20T07:00:00Z' },
    {
      result: aResult({ test_code: 'GENO', result_value: 'AS', unit: null, reference_range: null, flag: 'normal' }),
      collected: null,
    },
    {
      result: aResult({ test_code: 'CRP', result_value: '<0.5', unit: 'mg/L', reference_range: '0 - 5' }),
      collected: null,
    },
  ],
  people: [aPerson()],
};

const DIABETES = { text: 'Diabetes, type 2', icd: 'E11.9', since: '2024-05-01', isSigned: true };
const PENICILLIN = { text: 'Penicillin', reaction: 'Rash', severity: 'moderate', isSigned: true };

const sectionsOf = (health: Health) =>
  (
    resourcesIn(summaryOf(health, making), 'Composition')[0] as unknown as {
      section: { title: string; code: { coding: { code: string }[] }; text: { div: string }; entry: unknown[] }[];
    }
  ).section;

describe('a patient summary', () => {
  it.each([
    ['of everything', whole],
    ['of nothing', nothing],
    [
      'of a person without names or a birthday',
      { ...nothing, profile: aProfile({ first_name: null, last_name: null, date_of_birth: null, phone: null }) },
    ],
    ['of somebody who has none of it', { ...nothing, said: { problems: [], allergies: [], medicines: [] } }],
  ])('%s is what the published definitions ask for', (_, health) => {
    expect(faultsIn(summaryOf(health, making))).toEqual([]);
  });

  it('begins with its composition, and every section has text and entries', () => {
    expect(sent(summaryOf(whole, making)).entry?.[0]?.resource.resourceType).toBe('Composition');
    for (const section of sectionsOf(whole)) {
      expect(section.text.div).toMatch(/^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml">.+<\/div>$/);
      expect(section.entry.length).toBeGreaterThan(0);
    }
  });

  it('has its three required sections, whatever is known', () => {
    const codes = (health: Health) => sectionsOf(health).map(({ code }) => code.coding[0]?.code);
    expect(codes(nothing)).toEqual(['11450-4', '48765-2', '10160-0']);
    expect(codes(whole)).toEqual(['11450-4', '48765-2', '10160-0', '30954-2', '8716-3']);
  });

  it.each<[Known, string]>([
    [null, 'no-allergy-info'],
    [[], 'no-known-allergies'],
  ])('tells that nothing is known from that there is none', (allergies, code) => {
    const [allergy] = resourcesIn(
      summaryOf({ ...nothing, said: { ...unknown, allergies } }, making),
      'AllergyIntolerance',
    );
    expect(allergy).toMatchObject({ code: { coding: [{ code }] } });
  });

  it('says what a doctor signed as confirmed, with its code, and what happens', () => {
    const signed = { ...nothing, said: { ...unknown, problems: [DIABETES], allergies: [PENICILLIN] } };
    const [problems, allergies] = sectionsOf(signed);
    expect(problems?.text.div).toContain('<li>Diabetes, type 2 (ICD-10 E11.9), signed by a doctor</li>');
    expect(allergies?.text.div).toContain('<li>Penicillin, Rash, moderate, signed by a doctor</li>');
    expect(faultsIn(summaryOf(signed, making))).toEqual([]);
    expect(resourcesIn(summaryOf(signed, making), 'Condition')).toMatchObject([
      {
        verificationStatus: { coding: [{ code: 'confirmed' }] },
        code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'E11.9' }], text: 'Diabetes, type 2' },
        onsetDateTime: '2024-05-01',
      },
    ]);
    expect(resourcesIn(summaryOf(signed, making), 'AllergyIntolerance')).toMatchObject([
      { reaction: [{ manifestation: [{ text: 'Rash' }], severity: 'moderate' }] },
    ]);
  });

  it('keeps what was typed out of its markup', () => {
    expect(sectionsOf(whole)[0]?.text.div).toContain('Asthma &lt;since school&gt; &amp; hay fever');
  });

  it('names no range where there is none, and nobody who is not in it', () => {
    const alone = { ...nothing, results: whole.results };
    expect(sectionsOf(alone)[3]?.text.div).toContain('<td>AS</td><td></td><td>Normal</td>');
    expect(faultsIn(summaryOf(alone, making))).toEqual([]);
    for (const { performer } of resourcesIn(summaryOf(alone, making), 'Observation'))
      expect(performer).toEqual([{ reference: `urn:uuid:${making.house.id}` }]);
  });

  it('makes one observation of both values of a pressure, and none of half', () => {
    const [upper, lower] = [aMeasurement('systolic', 128, 'mmHg'), aMeasurement('diastolic', 82, 'mmHg')];
    const of = (measurements: Health['measurements']) =>
      resourcesIn(summaryOf({ ...nothing, measurements }, making), 'Observation');
    expect(of([upper, lower])).toMatchObject([
      { component: [{ valueQuantity: { value: 128, code: 'mm[Hg]' } }, { valueQuantity: { value: 82 } }] },
    ]);
    expect(of([upper])).toEqual([]);
  });

  it('says a result in figures where it is one, with the range that was used', () => {
    const results = resourcesIn(
      summaryOf({ ...nothing, results: whole.results, people: whole.people }, making),
      'Observation',
    );
    expect(results).toMatchObject([
      { valueQuantity: { value: 104, unit: 'mg/dL' }, referenceRange: [{ low: { value: 70 }, high: { value: 99 } }] },
      { valueString: 'AS' },
      { valueQuantity: { comparator: '<', value: 0.5 } },
    ]);
  });
});

describe('the definitions', () => {
  const patient = { ...nothing.profile, resourceType: 'Patient' };
  it.each([
    ['an element that is not there', { resourceType: 'Patient', id: 'a', shoe: 42 }],
    ['a missing one', { resourceType: 'Observation', id: 'a', code: { text: 'b' } }],
    ['another kind of value', { resourceType: 'Observation', id: 'a', status: 'final', code: 'b' }],
  ])('refuse %s', (_, broken) => {
    expect(faultsOf(broken)).not.toEqual([]);
    expect(faultsOf({ ...patient, id: 'a' })).not.toEqual([]);
  });

  it('refuse a pressure without its components', () => {
    const measured = {
      ...nothing,
      measurements: [aMeasurement('systolic', 1, 'mmHg'), aMeasurement('diastolic', 1, 'mmHg')],
    };
    const [pressure] = resourcesIn(summaryOf(measured, making), 'Observation');
    // By itself it leads nowhere.
    const alone = { ...pressure, resourceType: 'Observation', id: 'a', subject: undefined, performer: undefined };
    expect(faultsOf(alone)).toEqual([]);
    expect(faultsOf({ ...alone, component: [] })).not.toEqual([]);
  });
});
