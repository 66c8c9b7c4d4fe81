import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import { labVersions } from '#sync/entities/lab-versions.ts';
import type { Content, LabVersion } from '#sync/entities/lab-versions.ts';
import { all } from '#sync/queries/reading.ts';
import { changed, created, removed, restored, writeAll } from './changes.ts';

/** What a test or an analyte is to be. `base`: the version whose words it began from, 0 where there was none. */
export type VersionEdit = { code: string; note?: string; base?: number } & (
  | { kind: 'analyte'; content: Content<'analyte'> }
  | { kind: 'test'; content: Content<'test'> }
);

const keyOf = (kind: LabVersion['kind'], code: string): string => `${kind} ${code}`;

/** By kind and code: the newest version that has counted, and the draft of the next. */
async function standing(tx: Tx) {
  const [analytes, tests, versions] = await Promise.all([
    all(tx, labAnalytes),
    all(tx, labTests),
    all(tx, labVersions),
  ]);
  const counted = new Map([
    ...analytes.map(({ analyte_code, version }): [string, number] => [keyOf('analyte', analyte_code), version]),
    ...tests.map(({ test_code, version }): [string, number] => [keyOf('test', test_code), version]),
  ]);
  const drafts = new Map<string, string>();
  for (const { id, kind, code, version, state } of versions) {
    const key = keyOf(kind, code);
    if (state === 'draft') drafts.set(key, id);
    // What was published here without a network counts nowhere yet.
    else counted.set(key, Math.max(counted.get(key) ?? 0, version));
  }
  return { counted, drafts };
}

/** A published test consists of what is published; so the analytes go first, and are retired last. */
const inOrder = (edits: readonly VersionEdit[], state: LabVersion['state']): VersionEdit[] =>
  edits.toSorted(
    (one, other) => (one.kind < other.kind ? -1 : Number(one.kind > other.kind)) * (state === 'retired' ? -1 : 1),
  );

interface Writing {
  edits: readonly VersionEdit[];
  state: LabVersion['state'];
  by: string;
}

/**
 * The next version of each, as a draft or at once. A draft that waits becomes this one. Who and when the server says.
 * Writes nothing and answers with the codes where one began from what no longer is the newest.
 */
export const writeVersions = action([labVersions, labAnalytes, labTests], async (tx, { edits, state, by }: Writing) => {
  const { counted, drafts } = await standing(tx);
  const newest = ({ kind, code }: VersionEdit): number => counted.get(keyOf(kind, code)) ?? 0;
  const overtaken = edits.filter((edit) => edit.base !== undefined && edit.base !== newest(edit));
  if (overtaken.length > 0) return overtaken.map(({ code }) => code);
  await writeAll(
    tx,
    inOrder(edits, state).map((edit) => {
      const { kind, code, content, note } = edit;
      const said = { content: { ...content }, state, note: note?.trim() || null };
      const draft = drafts.get(keyOf(kind, code));
      if (draft !== undefined) return changed(labVersions, draft, said);
      return created(labVersions, {
        ...said,
        kind,
        code,
        version: newest(edit) + 1,
        drafted_by_id: by,
        drafted_at: tx.now,
        published_by_id: state === 'draft' ? null : by,
        published_at: state === 'draft' ? null : tx.now,
        confirmed_by: null,
        confirmed_at: null,
        confirmed_noted_by_id: null,
      });
    }),
  );
  return [];
});

export const dropDraft = action([labVersions], (tx, id: string) => writeAll(tx, [removed(labVersions, id)]));
export const keepDraft = action([labVersions], (tx, id: string) => writeAll(tx, [restored(labVersions, id)]));

/** The clinician who has looked at codes, ranges and limits of this version. */
export const confirmVersion = action([labVersions], (tx, id: string, confirmedBy: string) =>
  writeAll(tx, [changed(labVersions, id, { confirmed_by: confirmedBy.trim(), confirmed_at: tx.now })]),
);
