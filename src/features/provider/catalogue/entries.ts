import { allAnalytes } from '#sync/queries/lab-analytes.ts';
import { allLabTests } from '#sync/queries/lab-tests.ts';
import { allLabVersions } from '#sync/queries/lab-versions.ts';
import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import type { LabTest } from '#sync/entities/lab-tests.ts';
import type { LabVersion } from '#sync/entities/lab-versions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { bare } from '#src/lib/bare.ts';
import { codeOf, contentOf } from './rules.ts';
import type { Kind, Known } from './rules.ts';

/** A test or an analyte with all its versions that this device holds. */
export interface Entry {
  kind: Kind;
  code: string;
  name: string;
  /** What orders get; null before the first version is published. */
  counts: LabTest | LabAnalyte | null;
  draft: LabVersion | null;
  /** The newest first. */
  versions: readonly LabVersion[];
}

export const LISTS = ['test', 'analyte', 'draft', 'confirm', 'retired'] as const;
export type ListName = (typeof LISTS)[number];

export async function knownCatalogue(db: ReadOnly): Promise<Known> {
  const [tests, analytes, versions] = await Promise.all([allLabTests(db), allAnalytes(db), allLabVersions(db)]);
  return { tests, analytes, versions };
}

const keyOf = (kind: Kind, code: string): string => `${kind} ${code}`;
function nameIn(kind: Kind, row: object): string {
  const name = (row as Readonly<Record<string, unknown>>)[`${kind}_name`];
  return typeof name === 'string' ? name : '';
}

export function entriesOf({ tests, analytes, versions }: Known): Entry[] {
  const held = Map.groupBy(versions, ({ kind, code }) => keyOf(kind, code));
  const counted = new Map<string, LabTest | LabAnalyte>([
    ...tests.map((row): [string, LabTest] => [keyOf('test', row.test_code), row]),
    ...analytes.map((row): [string, LabAnalyte] => [keyOf('analyte', row.analyte_code), row]),
  ]);
  const drafted = versions.filter(({ kind, code }) => !counted.has(keyOf(kind, code)));
  const codes = new Map([
    ...[...counted].map(([key, row]) => [key, ['test_code' in row ? 'test' : 'analyte', codeOf(row)]] as const),
    ...drafted.map(({ kind, code }) => [keyOf(kind, code), [kind, code]] as const),
  ] as const);
  return [...codes]
    .map(([key, [kind, code]]): Entry => {
      const own = (held.get(key) ?? []).toReversed();
      const counts = counted.get(key) ?? null;
      return {
        kind,
        code,
        name: nameIn(kind, counts ?? own[0]?.content ?? {}),
        counts,
        draft: own.find(({ state }) => state === 'draft') ?? null,
        versions: own,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The version that orders get. */
export const currentOf = ({ counts, versions }: Entry): LabVersion | null =>
  versions.find(({ version, state }) => state !== 'draft' && version === counts?.version) ?? null;

/** What the next version begins from: also what was published here without a network, which counts nowhere yet. */
export function newestOf({
  kind,
  counts,
  versions,
}: Entry): { version: number; content: Record<string, unknown> } | null {
  const held = versions.find(({ state }) => state !== 'draft');
  if (held && held.version > (counts?.version ?? 0)) return { version: held.version, content: { ...held.content } };
  return counts && { version: counts.version, content: contentOf(kind, counts) };
}

/** No clinician has looked at the codes, ranges and limits that count. */
export const isToConfirm = (entry: Entry): boolean =>
  entry.kind === 'analyte' && entry.counts?.state === 'published' && !currentOf(entry)?.confirmed_by;

const IS_IN: Record<ListName, (entry: Entry) => boolean> = {
  test: ({ kind, counts }) => kind === 'test' && counts?.state !== 'retired',
  analyte: ({ kind, counts }) => kind === 'analyte' && counts?.state !== 'retired',
  draft: ({ draft }) => draft !== null,
  confirm: isToConfirm,
  retired: ({ counts }) => counts?.state === 'retired',
};

export const entriesIn = (entries: readonly Entry[], list: ListName, said = ''): Entry[] =>
  entries.filter((entry) => IS_IN[list](entry) && bare(`${entry.code} ${entry.name}`).includes(bare(said.trim())));
