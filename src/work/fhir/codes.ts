import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';

export const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const HL7 = 'http://terminology.hl7.org/CodeSystem';
export const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';

export const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
});
export const hl7 = (system: string, code: string, display?: string) => coded(`${HL7}/${system}`, code, display);
export const loinc = (code: string, display: string) => coded(LOINC, code, display);

/** By UCUM where it differs from how the unit is written; units that are not here are written the same. */
const UCUM_OF: Readonly<Record<string, string>> = {
  mmHg: 'mm[Hg]',
  bpm: '/min',
  C: 'Cel',
  'mIU/L': 'm[IU]/L',
  '10^9/L': '10*9/L',
  'parasites/uL': '{parasites}/uL',
  pH: '[pH]',
  'µmol/L': 'umol/L',
};
const SAME = /^(%|\/min|kg|cm|[munp]?(g|mol)\/d?[mu]?L|[mk]?U\/L|mmol\/mol|fL|pg|10\*[0-9]+\/u?L)$/;

/** A unit that has no code is kept as it is written. */
export function quantity(value: number, unit: string | null) {
  const code = unit && (UCUM_OF[unit] ?? (SAME.test(unit) ? unit : undefined));
  return { value, ...(unit && { unit }), ...(code && { system: UCUM, code }) };
}

interface VitalCode {
  code: string;
  display: string;
  /** Of R4; null where it has none for it. */
  profile: string | null;
}

const PROFILES = 'http://hl7.org/fhir/StructureDefinition/';
const vital = (code: string, display: string, profile: string | null = null): VitalCode => ({
  code,
  display,
  profile: profile && PROFILES + profile,
});

export const PRESSURE = vital('85354-9', 'Blood pressure panel with all children optional', 'bp');

/** By LOINC; the R4 profiles of vital signs fix their codes. */
export const VITAL_CODES: Readonly<Partial<Record<MeasurementKind, VitalCode>>> = {
  systolic: vital('8480-6', 'Systolic blood pressure'),
  diastolic: vital('8462-4', 'Diastolic blood pressure'),
  heart_rate: vital('8867-4', 'Heart rate', 'heartrate'),
  resting_heart_rate: vital('40443-4', 'Heart rate --resting'),
  blood_glucose: vital('2339-0', 'Glucose [Mass/volume] in Blood'),
  oxygen_saturation: vital('2708-6', 'Oxygen saturation in Arterial blood', 'oxygensat'),
  temperature: vital('8310-5', 'Body temperature', 'bodytemp'),
  respiratory_rate: vital('9279-1', 'Respiratory rate', 'resprate'),
  weight: vital('29463-7', 'Body weight', 'bodyweight'),
  height: vital('8302-2', 'Body height', 'bodyheight'),
};

/** Of each analyte, as the laboratory's catalogue has it; a panel has none, as it is not what any of its figures is. */
export const LAB_CODES: Readonly<Record<string, [code: string, display: string]>> = {
  HGB: ['718-7', 'Hemoglobin [Mass/volume] in Blood'],
  PCV: ['4544-3', 'Hematocrit [Volume Fraction] of Blood by Automated count'],
  WBC: ['6690-2', 'Leukocytes [#/volume] in Blood by Automated count'],
  PLT: ['777-3', 'Platelets [#/volume] in Blood by Automated count'],
  GLU: ['1558-6', 'Fasting glucose [Mass/volume] in Serum or Plasma'],
  CHOL: ['2093-3', 'Cholesterol [Mass/volume] in Serum or Plasma'],
  HDL: ['2085-9', 'Cholesterol in HDL [Mass/volume] in Serum or Plasma'],
  TG: ['2571-8', 'Triglyceride [Mass/volume] in Serum or Plasma'],
  LDL: ['13457-7', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation'],
  NHDL: ['43396-1', 'Cholesterol non HDL [Mass/volume] in Serum or Plasma'],
  TSH: ['3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma'],
  HBA1C: ['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'],
  NA: ['2951-2', 'Sodium [Moles/volume] in Serum or Plasma'],
  K: ['2823-3', 'Potassium [Moles/volume] in Serum or Plasma'],
  CL: ['2075-0', 'Chloride [Moles/volume] in Serum or Plasma'],
  BUN: ['3094-0', 'Urea nitrogen [Mass/volume] in Serum or Plasma'],
  CREAT: ['2160-0', 'Creatinine [Mass/volume] in Serum or Plasma'],
  ALT: ['1742-6', 'Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma'],
  AST: ['1920-8', 'Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma'],
  ALP: ['6768-6', 'Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma'],
  TBIL: ['1975-2', 'Bilirubin.total [Mass/volume] in Serum or Plasma'],
  ALB: ['1751-7', 'Albumin [Mass/volume] in Serum or Plasma'],
  FERR: ['2276-4', 'Ferritin [Mass/volume] in Serum or Plasma'],
  CRP: ['1988-5', 'C reactive protein [Mass/volume] in Serum or Plasma'],
};

/** How a flag of ours is called by HL7. */
export const INTERPRETATIONS: Readonly<Record<string, [code: string, display: string]>> = {
  normal: ['N', 'Normal'],
  high: ['H', 'High'],
  low: ['L', 'Low'],
  abnormal: ['A', 'Abnormal'],
  critical: ['AA', 'Critical abnormal'],
};
