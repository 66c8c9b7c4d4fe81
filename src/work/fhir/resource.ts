/** A FHIR R4 resource; tests hold each against its published structure definition. */
export interface Resource {
  resourceType: string;
  id: string;
  [element: string]: unknown;
}

export interface Entry {
  fullUrl: string;
  resource: Resource;
}

/** What goes into one bundle is found by its id alone, without a server. */
const addressOf = (id: string): string => `urn:uuid:${id}`;

export const referTo = (id: string, display?: string) => ({ reference: addressOf(id), ...(display && { display }) });

export const entryOf = (resource: Resource): Entry => ({ fullUrl: addressOf(resource.id), resource });

/** Said to be unknown, where a value has to be. */
export const UNKNOWN = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

const ipsUrl = (name: string): string => `http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`;
export const NIGERIA = 'https://fhir-ig.digitalhealth.gov.ng';

/** The profiles a resource is made to: those of the International Patient Summary, and the national one's. */
export const madeTo = (...names: string[]) => ({
  profile: names.map((name) => (name.startsWith('http') ? name : ipsUrl(name))),
});
