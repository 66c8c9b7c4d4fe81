import { peopleById } from '#sync/queries/people.ts';
import type { LabVersion } from '#sync/entities/lab-versions.ts';
import { useRow } from '#src/data/rows.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { rangesIn, typedOf } from './fields.ts';
import { catalogueWords } from './words.ts';
import type { CatalogueWords } from './words.ts';

const TONES = { draft: 'warn', published: 'ok', retired: 'idle' } as const;

type Texts = Readonly<Record<string, string>>;

/** What a version says, as its form shows it; a range in the names of its parts. */
function textsOf({ kind, content }: LabVersion, words: CatalogueWords['ranges']): Texts {
  const typed = typedOf(kind, content);
  return kind === 'test' ? typed.texts : { ...typed.texts, ranges: rangesIn(typed, words).join('; ') };
}

/** What a version says otherwise than the one before it. */
function changesOf(version: Texts, before: Texts): [column: string, was: string, is: string][] {
  return Object.entries(version).flatMap(([column, is]): [string, string, string][] => {
    const was = before[column] ?? '';
    return was === is ? [] : [[column, was || '-', is || '-']];
  });
}

/** Every version this device holds: who drafted and published it, when, what it changed, and who confirmed it. */
export function History({ versions }: { versions: readonly LabVersion[] }) {
  const { history: words, states, fields, ranges } = useWords(catalogueWords);
  const { momentOf } = useMoments();
  const ids = versions
    .flatMap((each) => [each.drafted_by_id, each.published_by_id, each.confirmed_noted_by_id])
    .filter((id) => id !== null);
  const people = useRow(
    async (db) => new Map((await peopleById(db, ids)).map((person) => [person.id, fullNameOf(person)])),
    [ids.join()],
  );
  // What the house began with is a first version that nobody drafted.
  const nameOf = (id: string | null, { version, drafted_by_id }: LabVersion): string => {
    if (id === null && drafted_by_id === null && version === 1) return words.house;
    return (people.state === 'content' && people.value.get(id ?? '')) || words.unknown;
  };
  const said = versions.map((version) => textsOf(version, ranges));
  const changesAt = (at: number) => changesOf(said[at] ?? {}, said[at + 1] ?? said[at] ?? {});
  const columnName = (column: string): string =>
    column === 'ranges' ? ranges.title : ((fields as Readonly<Record<string, string>>)[column] ?? column);
  return (
    <Disclosure title={words.title}>
      <Rows label={words.title}>
        {versions.map((version, at) => (
          <Row
            key={version.id}
            title={words.version(version.version)}
            badges={<Badge tone={TONES[version.state]}>{states[version.state]}</Badge>}
            detail={[
              version.state === 'draft'
                ? words.drafted(nameOf(version.drafted_by_id, version), momentOf(version.drafted_at))
                : words[version.state](
                    nameOf(version.published_by_id, version),
                    momentOf(version.published_at ?? version.drafted_at),
                  ),
              version.confirmed_by && words.confirmed(version.confirmed_by, momentOf(version.confirmed_at ?? '')),
              version.confirmed_noted_by_id && words.noted(nameOf(version.confirmed_noted_by_id, version)),
              version.note,
            ]
              .filter(Boolean)
              .join(' · ')}
            below={changesAt(at).map(([column, was, is]) => (
              <p key={column} className="small">
                {words.change(columnName(column), was, is)}
              </p>
            ))}
          />
        ))}
      </Rows>
    </Disclosure>
  );
}
