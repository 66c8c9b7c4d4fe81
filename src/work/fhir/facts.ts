import { ABSENT, coded, hl7 } from './codes.ts';
import { madeTo, referTo, UNKNOWN } from './resource.ts';
import type { Resource } from './resource.ts';

/** Something a person has said of himself, in his own words, or a doctor has signed. */
export interface Fact {
  /** Of its row, where it is one. */
  id?: string;
  text: string;
  /** Since when, or a day of it; null where that is not known. */
  since?: string | null;
  /** Of a medicine: how much and how often. */
  dose?: string | null;
  /** A doctor signed it. */
  isSigned?: boolean;
  /** Of ICD-10. */
  icd?: string | null;
  /** Of an allergy. */
  reaction?: string | null;
  severity?: string | null;
}

/** Null where nobody has said anything; an empty list where it was said that there is none. */
export type Known = readonly Fact[] | null;

export type Subject = 'problems' | 'allergies' | 'medicines';

interface Of {
  patient: string;
  newId: () => string;
}

type Code = (Partial<ReturnType<typeof coded>> & { text: string }) | ReturnType<typeof coded>;

const ICD10 = 'http://hl7.org/fhir/sid/icd-10';

const statusOf = ({ isSigned }: Fact): string => (isSigned ? 'confirmed' : 'unconfirmed');

/** What happens is one reaction; how bad it is without it has no place in the standard. */
const reactionOf = ({ reaction, severity }: Fact) =>
  reaction && { reaction: [{ manifestation: [{ text: reaction }], ...(severity && { severity }) }] };

const BUILDS: Record<Subject, (id: string, code: Code, patient: string, fact?: Fact) => Resource> = {
  problems: (id, code, patient, fact) => ({
    resourceType: 'Condition',
    id,
    meta: madeTo('Condition'),
    clinicalStatus: hl7('condition-clinical', 'active'),
    ...(fact && { verificationStatus: hl7('condition-ver-status', statusOf(fact)) }),
    code,
    subject: referTo(patient),
    ...(fact?.since && { onsetDateTime: fact.since }),
  }),
  allergies: (id, code, patient, fact) => ({
    resourceType: 'AllergyIntolerance',
    id,
    meta: madeTo('AllergyIntolerance'),
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    ...(fact && { verificationStatus: hl7('allergyintolerance-verification', statusOf(fact)) }),
    code,
    patient: referTo(patient),
    ...(fact?.since && { onsetDateTime: fact.since }),
    ...(fact && reactionOf(fact)),
  }),
  medicines: (id, code, patient, fact) => ({
    resourceType: 'MedicationStatement',
    id,
    meta: madeTo('MedicationStatement'),
    status: fact ? 'active' : 'unknown',
    medicationCodeableConcept: code,
    subject: referTo(patient),
    ...(fact?.since ? { effectivePeriod: { start: fact.since } } : { _effectiveDateTime: UNKNOWN }),
    ...(fact?.dose && { dosage: [{ text: fact.dose }] }),
  }),
};

/** How the guide says that there is none, and that nothing is known. */
const NOTHING: Record<Subject, Record<'none' | 'unknown', [code: string, display: string]>> = {
  problems: {
    none: ['no-known-problems', 'No known problems'],
    unknown: ['no-problem-info', 'No information about problems'],
  },
  allergies: {
    none: ['no-known-allergies', 'No known allergies'],
    unknown: ['no-allergy-info', 'No information about allergies'],
  },
  medicines: {
    none: ['no-known-medications', 'No known medications'],
    unknown: ['no-medication-info', 'No information about medications'],
  },
};

/** One resource a fact; of nothing one that says so, as an empty section says less than that. */
export function factsOf(subject: Subject, known: Known, { patient, newId }: Of): Resource[] {
  const build = BUILDS[subject];
  if (known && known.length > 0)
    return known.map((fact) =>
      build(fact.id ?? newId(), { ...(fact.icd && coded(ICD10, fact.icd)), text: fact.text }, patient, fact),
    );
  const [code, display] = NOTHING[subject][known ? 'none' : 'unknown'];
  return [build(newId(), coded(ABSENT, code, display), patient)];
}
