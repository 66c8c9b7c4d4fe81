import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '#src/work/fhir/resource.ts';

/** Only what a narrative of ours is made of, and of that the text: a summary brings no markup of its own. */
const KEPT = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul', 'li', 'p'] as const;

const isKept = (name: string): name is (typeof KEPT)[number] => (KEPT as readonly string[]).includes(name);

function nodesOf(from: Node): ReactNode[] {
  return [...from.childNodes].flatMap((node, place): ReactNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const Tag = node.localName;
    if (!isKept(Tag)) return nodesOf(node);
    // oxlint-disable-next-line react/no-array-index-key -- a narrative never changes
    return [<Tag key={place}>{nodesOf(node)}</Tag>];
  });
}

export function Narrative({ div }: { div: string }) {
  const nodes = useMemo(
    () => nodesOf(new DOMParser().parseFromString(div, 'application/xhtml+xml').documentElement),
    [div],
  );
  return <div className="narrative">{nodes}</div>;
}

interface Read {
  who: string;
  born: string | null;
  title: string;
  date: string;
  sections: { title: string; div: string }[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a summary says, of which nothing is taken for granted; null where it is none. */
export function readSummary(text: string): Read | null {
  try {
    const { entry = [] } = JSON.parse(text) as { entry?: { resource: Resource }[] };
    const find = (type: string) => entry.find(({ resource }) => resource.resourceType === type)?.resource;
    const [composition, patient] = [find('Composition'), find('Patient')];
    if (!composition || !patient) return null;
    const [name] = (patient['name'] ?? []) as { given?: string[]; family?: string }[];
    const section = (composition['section'] ?? []) as { title?: unknown; text?: { div?: unknown } }[];
    return {
      who: [...(name?.given ?? []), name?.family ?? ''].filter(Boolean).join(' '),
      born: textOf(patient['birthDate']) || null,
      title: textOf(composition['title']),
      date: textOf(composition['date']).slice(0, 10),
      sections: section.map(({ title, text: read }) => ({ title: textOf(title), div: textOf(read?.div) })),
    };
  } catch {
    return null;
  }
}
