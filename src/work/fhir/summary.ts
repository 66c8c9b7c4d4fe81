import type { LabResult } from '#sync/entities/lab-results.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { loinc } from './codes.ts';
import { factsOf } from './facts.ts';
import type { Fact, Known, Subject } from './facts.ts';
import { list, sentence, table } from './narrative.ts';
import { organizationOf, patientOf, practitionerOf } from './people.ts';
import type { House } from './people.ts';
import { entryOf, madeTo, NIGERIA, referTo } from './resource.ts';
import type { Resource } from './resource.ts';
import { resultOf } from './results.ts';
import { vitalsOf } from './vitals.ts';
import type { SummaryWords } from './words.ts';

/** What is known of a person's health, as rows. */
export interface Health {
  profile: Profile;
  said: Readonly<Record<Subject, Known>>;
  /** Newest first. */
  measurements: readonly Measurement[];
  /** Released ones, newest first, with when the sample of each was taken. */
  results: readonly { result: LabResult; collected: string | null; isCorrected?: boolean }[];
  /** Who verified them. */
  people: readonly Person[];
}

export interface Making {
  house: House;
  now: string;
  language: string;
  words: SummaryWords;
  /** An instant for its reader. */
  inWords: (instant: string) => string;
  newId: () => string;
}

interface Section {
  code: ReturnType<typeof loinc>;
  title: string;
  text: unknown;
  resources: readonly Resource[];
}

const CODES: Record<Subject | 'results' | 'vitals', [code: string, display: string]> = {
  problems: ['11450-4', 'Problem list - Reported'],
  allergies: ['48765-2', 'Allergies and adverse reactions Document'],
  medicines: ['10160-0', 'History of Medication use Narrative'],
  results: ['30954-2', 'Relevant diagnostic tests/laboratory data note'],
  vitals: ['8716-3', 'Vital signs note'],
};

/** All that its resource says, for a reader who has the text alone. */
const lineOf = ({ text, icd, dose, reaction, severity, isSigned }: Fact, words: SummaryWords): string =>
  [
    icd ? `${text} (ICD-10 ${icd})` : text,
    dose,
    reaction,
    severity && (words.severities[severity] ?? severity),
    isSigned && words.signed,
  ]
    .filter(Boolean)
    .join(', ');

function saidSection(subject: Subject, { profile, said }: Health, { words, newId }: Making): Section {
  const known = said[subject];
  const lines = known?.map((fact) => lineOf(fact, words)) ?? [];
  const nothing = words[subject][known ? 'none' : 'unknown'];
  return {
    code: loinc(...CODES[subject]),
    title: words[subject].title,
    text: lines.length > 0 ? list(lines) : sentence(nothing),
    resources: factsOf(subject, known, { patient: profile.id, newId }),
  };
}

function vitalsSection({ measurements }: Health, { words, inWords }: Making): Section[] {
  const resources = vitalsOf(measurements);
  const shown = new Set(resources.map(({ id }) => id));
  const lower = new Map(measurements.filter(({ kind }) => kind === 'diastolic').map((row) => [row.measured_at, row]));
  const rows = measurements
    .filter(({ id }) => shown.has(id))
    .map(({ kind, value, unit, measured_at }) => {
      const below = kind === 'systolic' ? lower.get(measured_at) : undefined;
      const name = words.kinds[kind] ?? kind;
      return [name, `${value}${below ? `/${below.value}` : ''} ${unit}`, inWords(measured_at)];
    });
  if (rows.length === 0) return [];
  const text = table([words.what, words.value, words.when], rows);
  return [{ code: loinc(...CODES.vitals), title: words.vitals, text, resources }];
}

function resultsSection({ results, people }: Health, { words, inWords, house }: Making): Section[] {
  if (results.length === 0) return [];
  const rows = results.map(({ result, collected }) => [
    result.test_name,
    [result.result_value, result.unit].filter(Boolean).join(' '),
    result.reference_range ?? '',
    words.flags[result.flag] ?? result.flag,
    inWords(collected ?? result.created_at),
  ]);
  const text = table([words.what, words.value, words.range, words.flag, words.when], rows);
  const resources = results.map(({ result, ...around }) =>
    resultOf(result, { ...around, specimen: null, house, people }),
  );
  return [{ code: loinc(...CODES.results), title: words.results, text, resources }];
}

/** The International Patient Summary of somebody, as a document. Its three required sections are always there. */
export function summaryOf(health: Health, making: Making): Resource {
  const { house, now, language, words, newId } = making;
  const sections = [
    ...(['problems', 'allergies', 'medicines'] as const).map((subject) => saidSection(subject, health, making)),
    ...resultsSection(health, making),
    ...vitalsSection(health, making),
  ];
  const composition: Resource = {
    resourceType: 'Composition',
    id: newId(),
    meta: madeTo('Composition', `${NIGERIA}/StructureDefinition/ng-ips-composition`),
    language,
    status: 'final',
    type: loinc('60591-5', 'Patient summary Document'),
    subject: referTo(health.profile.id),
    date: now,
    author: [referTo(house.id, house.name)],
    title: words.title,
    custodian: referTo(house.id),
    section: sections.map(({ resources, ...section }) => ({
      ...section,
      entry: resources.map(({ id }) => referTo(id)),
    })),
  };
  const around = [patientOf(health.profile), organizationOf(house), ...health.people.map(practitionerOf)];
  return {
    resourceType: 'Bundle',
    id: newId(),
    meta: madeTo('Bundle'),
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    type: 'document',
    timestamp: now,
    entry: [composition, ...around, ...sections.flatMap(({ resources }) => resources)].map(entryOf),
  };
}
