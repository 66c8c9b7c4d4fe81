import type { Person } from '#sync/entities/people.ts';
import type { Profile } from '#sync/entities/profiles.ts';
import { madeTo, NIGERIA, UNKNOWN } from './resource.ts';
import type { Resource } from './resource.ts';

const IDENTIFIERS = `${NIGERIA}/CodeSystem/patient-identifier-cs`;

/** Of the kinds that Nigeria Core names: the record's own number, and the phone's. */
const identifier = (code: 'MRN' | 'MOBILE', value: string) => ({
  type: { coding: [{ system: IDENTIFIERS, code }] },
  system: IDENTIFIERS,
  value,
});

const nameOf = ({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>) => {
  const [given, family] = [(first_name ?? '').trim(), (last_name ?? '').trim()];
  return given || family ? [{ ...(family && { family }), ...(given && { given: [given] }) }] : [UNKNOWN];
};

/** The national profile wants both names. */
const hasBothNames = ({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): boolean =>
  Boolean(first_name?.trim() && last_name?.trim());

export function patientOf(profile: Profile): Resource {
  const { id, phone, date_of_birth, updated_at } = profile;
  const national = hasBothNames(profile) ? [`${NIGERIA}/StructureDefinition/ng-patient`] : [];
  return {
    resourceType: 'Patient',
    id,
    meta: { lastUpdated: updated_at, ...madeTo('Patient', ...national) },
    identifier: [identifier('MRN', id), ...(phone ? [identifier('MOBILE', phone)] : [])],
    active: true,
    name: nameOf(profile),
    ...(phone && { telecom: [{ system: 'phone', value: phone }] }),
    gender: 'unknown',
    ...(date_of_birth ? { birthDate: date_of_birth } : { _birthDate: UNKNOWN }),
  };
}

/** A provider as everybody may know him; his number at the council is not among that. */
export function practitionerOf(person: Pick<Person, 'id' | 'first_name' | 'last_name' | 'specialization'>): Resource {
  const national = hasBothNames(person) ? [`${NIGERIA}/StructureDefinition/ng-practitioner`] : [];
  return {
    resourceType: 'Practitioner',
    id: person.id,
    meta: madeTo('Practitioner', ...national),
    name: nameOf(person),
    ...(person.specialization && { qualification: [{ code: { text: person.specialization } }] }),
  };
}

/** Who answers for how a bundle is made, and whose laboratory it is. */
export interface House {
  id: string;
  name: string;
  /** The address of the product, below which its own codes are named. */
  origin: string;
}

export const organizationOf = ({ id, name }: House): Resource => ({
  resourceType: 'Organization',
  id,
  meta: madeTo('Organization'),
  name,
});
